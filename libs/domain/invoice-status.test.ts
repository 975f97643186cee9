import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  openStatus,
  outstandingAmount,
  statusAfterSettling,
  takesPayment,
  type InvoiceStatus,
} from './invoice-status.js';

it.each<[InvoiceStatus, number, number, number, number]>([
  ['pending', 100, 0, 0, 100],
  ['pending', 100, 40, 0, 60],
  ['overdue', 100, 40, 10, 50],
  ['paid', 100, 100, 0, 0],
  ['paid', 100, 0, 0, 0], // by hand
  ['paid', 100, 120, 0, -20],
  ['paid', 100, 100, 30, -30],
  ['cancelled', 100, 0, 0, 0],
  ['cancelled', 100, 40, 0, 0],
])(
  '%s, %i of which %i paid and %i credited: %i outstanding',
  (status, totalAmount, paidAmount, creditedAmount, outstanding) => {
    expect(outstandingAmount({ status, totalAmount, paidAmount, creditedAmount })).toBe(outstanding);
  },
);

const TODAY = '2027-04-16';

it.each<[string, InvoiceStatus, number, number, number, string, InvoiceStatus]>([
  ['settled by payments', 'pending', 100, 100, 0, '2027-05-01', 'paid'],
  ['settled by a payment and a credit note', 'overdue', 100, 60, 40, '2027-04-01', 'paid'],
  ['paid too much', 'pending', 100, 150, 0, '2027-05-01', 'paid'],
  ['a part', 'pending', 100, 99, 0, '2027-05-01', 'pending'],
  ['a part of a late one', 'overdue', 100, 99, 0, '2027-04-01', 'overdue'],
  ['paid, then a line more', 'paid', 130, 100, 0, '2027-05-01', 'pending'],
  ['paid, then a line more, late', 'paid', 130, 100, 0, '2027-04-01', 'overdue'],
  ['called paid by hand', 'paid', 100, 0, 0, '2027-04-01', 'paid'],
  ['nothing paid', 'pending', 100, 0, 0, '2027-04-01', 'pending'],
  ['without lines', 'pending', 0, 0, 0, '2027-05-01', 'pending'],
  ['cancelled', 'cancelled', 100, 100, 0, '2027-05-01', 'cancelled'],
])('%s', (_what, status, totalAmount, paidAmount, creditedAmount, dueDate, after) => {
  expect(statusAfterSettling({ status, totalAmount, paidAmount, creditedAmount }, dueDate, TODAY)).toBe(after);
});

it.each<[string, InvoiceStatus, string, InvoiceStatus]>([
  ['that had settled it', 'paid', '2027-05-01', 'pending'],
  ['that had settled it, late by now', 'paid', '2027-04-01', 'overdue'],
  ['that was a part', 'overdue', '2027-04-01', 'overdue'],
  ['of a cancelled one', 'cancelled', '2027-05-01', 'cancelled'],
])('the only payment removed, %s', (_what, status, dueDate, after) => {
  const settlement = { status, totalAmount: 100, paidAmount: 0, creditedAmount: 0 };
  expect(statusAfterSettling(settlement, dueDate, TODAY, { settledBefore: 100 })).toBe(after);
});

it.each<[string, InvoiceStatus, number, number, number, InvoiceStatus]>([
  ['a part of it paid since', 'paid', 40, 0, 0, 'paid'],
  ['a part of it credited since', 'paid', 0, 40, 0, 'paid'],
  ['all of it paid since', 'paid', 100, 0, 40, 'paid'],
  ['what was paid since removed', 'paid', 0, 0, 100, 'paid'],
  ['called pending again, and a part paid', 'pending', 40, 0, 0, 'pending'],
])('called paid by hand, %s', (_what, status, paidAmount, creditedAmount, settledBefore, after) => {
  const settlement = { status, totalAmount: 100, paidAmount, creditedAmount };
  expect(statusAfterSettling(settlement, '2027-04-01', TODAY, { settledBefore, isCalledPaid: true })).toBe(after);
});

it.each([
  ['2027-04-15', 'overdue'],
  ['2027-04-16', 'pending'],
  ['2027-04-17', 'pending'],
])('due %s is %s on the 16th', (dueDate, status) => {
  expect(openStatus(dueDate, TODAY)).toBe(status);
});

it('is never paid too much without saying so, and is paid exactly when nothing is owed (100,000 invoices)', () => {
  const invoice = fc.record({
    totalAmount: fc.integer({ min: 1, max: 1_000 }),
    creditedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    payments: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 600 }), allowOverpayment: fc.boolean() }), {
      maxLength: 8,
    }),
    dueDate: fc.constantFrom('2027-04-15', '2027-04-16', '2027-04-17'),
  });
  fc.assert(
    fc.property(invoice, ({ totalAmount, creditedShare, payments, dueDate }) => {
      const creditedAmount = Math.floor(totalAmount * creditedShare);
      let status: InvoiceStatus = openStatus(dueDate, TODAY);
      let paidAmount = 0;
      let isAllowed = false;
      for (const { amount, allowOverpayment } of payments) {
        const outstanding = outstandingAmount({ status, totalAmount, paidAmount, creditedAmount });
        if (!takesPayment(amount, outstanding, allowOverpayment)) continue;
        isAllowed ||= allowOverpayment;
        paidAmount += amount;
        status = statusAfterSettling({ status, totalAmount, paidAmount, creditedAmount }, dueDate, TODAY);
        // Jest's own expect takes most of the time of so many.
        assert.equal(status === 'paid', paidAmount + creditedAmount >= totalAmount);
        assert.equal(
          outstandingAmount({ status, totalAmount, paidAmount, creditedAmount }),
          totalAmount - creditedAmount - paidAmount,
        );
      }
      if (!isAllowed) assert.ok(paidAmount + creditedAmount <= totalAmount);
    }),
    { numRuns: 100_000 },
  );
});
