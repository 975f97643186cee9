import {
  CLIENT_PAYMENT_RULES as RULES,
  getsTooMuch,
  givesTooMuch,
  staysAsCredit,
} from '#libs/contracts/client-payment';
import { clientPaymentOf, leftWords, proposedShares, validateClientPayment } from './client-payment-form';

const TODAY = '2027-04-16';
const OPEN = [
  { id: 1, invoiceNumber: 'INV-2027-0001', dueDate: '2027-03-01', outstandingAmount: 10_000 },
  { id: 2, invoiceNumber: 'INV-2027-0002', dueDate: '2027-04-01', outstandingAmount: 20_000 },
];
const typed = { amount: 15_000, date: TODAY, method: 'eft', reference: ' KAROO ', share1: 10_000, share2: 5_000 };

it.each<[unknown, object]>([
  [15_000, { share1: 10_000, share2: 5_000 }],
  [9_000, { share1: 9_000, share2: null }],
  [99_000, { share1: 10_000, share2: 20_000 }],
  [null, { share1: null, share2: null }],
  [Number.NaN, { share1: null, share2: null }],
])('of %p the oldest is paid first', (amount, shares) => expect(proposedShares(amount, OPEN)).toEqual(shares));

it.each<[string, object, object]>([
  ['all of it', {}, {}],
  ['a part, the rest ahead', { share1: null, share2: 0 }, {}],
  ['no amount', { amount: null }, { amount: RULES.amount.invalid }],
  ['more than came in', { amount: 14_999 }, { amount: givesTooMuch(14_999, 15_000) }],
  ['more than is open', { share1: 10_001, share2: 1 }, { share1: getsTooMuch('INV-2027-0001', 10_000) }],
  ['no number', { share2: Number.NaN }, { share2: RULES.allocations.amount }],
  ['less than nothing', { share2: -1 }, { share2: RULES.allocations.amount }],
  ['tomorrow', { date: '2027-04-17' }, { date: RULES.paidOn.invalid }],
])('%s', (_case, changes, messages) => {
  expect(validateClientPayment({ ...typed, ...changes }, OPEN, TODAY)).toEqual(messages);
});

it('is sent with the invoices that get something', () => {
  expect(clientPaymentOf({ ...typed, share2: null }, OPEN)).toEqual({
    amount: 15_000,
    paidOn: TODAY,
    method: 'eft',
    reference: 'KAROO',
    allocations: [{ invoiceId: 1, amount: 10_000 }],
  });
});

it.each<[string, object, string | undefined]>([
  ['all of it is given', {}, undefined],
  ['no amount yet', { amount: null }, undefined],
  ['more came in than is open', { amount: 80_000, share2: 20_000 }, staysAsCredit(50_000, true)],
  ['some of it is kept', { share2: null }, staysAsCredit(5_000, false)],
  ['more is given than came in', { amount: 14_000 }, givesTooMuch(14_000, 15_000)],
])('says what is left: %s', (_case, changes, words) => {
  expect(leftWords({ ...typed, ...changes }, OPEN)).toBe(words);
});
