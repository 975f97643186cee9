/**
 * What the details, the PDF and the forms show of an invoice, each row and each sum, against the words of a reckoning
 * in whole numbers and fractions. A million of them takes minutes: see docs/operations.md, where such figures stand.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { outstandingAmount, statusAfterSettling } from '#libs/domain/invoice-status';
import { invoiceTotals, pricedLine, taxWithin } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import {
  type ExactInvoice,
  type ExactPrice,
  exactPrice,
  exactRand,
  exactRest,
  exactRows,
  exactSums,
  exactTaxWithin,
} from '#libs/documents/exact-invoice';
import { invoiceDocument } from '#libs/documents/invoice-document';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { randomInvoices } from '#libs/documents/random-invoices';
import { pricingWords } from '../invoice-words';
import { sheetPaper } from './sheet-values';

const INVOICES = Number(process.env['INVOICES'] ?? 5_000);

const NAMES = {
  invoiceNumber: 'INV-2027-0007',
  issueDate: '2027-04-16',
  dueDate: '2999-12-31',
  clientName: 'Highveld Logistics',
  clientEmail: null,
  clientPhone: null,
  clientAddress: null,
  clientVatNumber: null,
  stormCombatName: 'Storm Combat Academy',
  stormCombatAddress: null,
  stormCombatPhone: null,
  stormCombatEmail: null,
  stormCombatLogo: null,
  bankName: null,
  accountName: null,
  accountNumber: null,
  branchCode: null,
  swiftCode: null,
  notes: null,
  updatedAt: '2027-04-16T08:00:00.000Z',
};

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** As the server stores it, and as the API answers it. */
function stored({ lines, discount, taxRate, payments, credits, isVendor }: ExactInvoice) {
  const items = lines.map(pricedLine);
  const totals = invoiceTotals(items, { ...discount, taxRate });
  const [paidAmount, creditedAmount] = [sum(payments), sum(credits)];
  const settled = { status: 'pending' as const, totalAmount: totals.totalAmount, paidAmount, creditedAmount };
  const status = statusAfterSettling(settled, NAMES.dueDate, NAMES.issueDate);
  return {
    ...NAMES,
    ...discount,
    ...totals,
    ...settled,
    taxRate,
    status,
    items,
    stormCombatVatNumber: isVendor ? '4870263158' : null,
    outstandingAmount: outstandingAmount({ ...settled, status }),
  };
}
type Stored = ReturnType<typeof stored>;

// Jest's own expect takes most of the time of so many.
function expectCents(record: Stored, invoice: ExactInvoice, price: ExactPrice): void {
  for (const [at, { discountAmount, totalPrice }] of record.items.entries())
    assert.deepEqual([BigInt(discountAmount), BigInt(totalPrice)], [price.lines[at]!.off, price.lines[at]!.net]);
  const { paid, credited, owed } = exactRest(invoice, price);
  const found = [record.subtotal, record.discountAmount, record.taxAmount, record.totalAmount];
  assert.deepEqual(found.map(BigInt), [price.subtotal, price.off, price.tax, price.total]);
  const settled = [record.paidAmount, record.creditedAmount, record.outstandingAmount];
  assert.deepEqual(settled.map(BigInt), [paid, credited, owed]);
  for (const credit of invoice.credits)
    assert.equal(BigInt(taxWithin(credit, invoice.taxRate)), exactTaxWithin(BigInt(credit), invoice.taxRate));
}

function expectPaper(paper: PrintedDocument, rows: string[][], sums: string[], owed: bigint): void {
  assert.deepEqual(paper.table.rows, rows);
  assert.deepEqual(
    paper.sums.map(({ label, value }) => `${label} ${value}`),
    sums,
  );
  assert.equal(paper.facts.at(-1)!.value, exactRand(owed > 0n ? owed : 0n));
}

/** The details have no table: a line's price and discount stand below its description. */
function expectShownLines({ items }: Stored, rows: string[][], { lines }: ExactPrice): void {
  for (const [at, item] of items.entries()) {
    const [, quantity, unitPrice, ...others] = rows[at]!;
    const discount = others.length > 1 ? others[0]! : '';
    const off = item.discountKind === 'percent' ? ` (${exactRand(lines[at]!.off)})` : '';
    const less = discount === '' ? '' : `, less ${discount}${off}`;
    assert.equal(pricingWords(item), `${quantity} × ${unitPrice}${less}`);
    assert.equal(formatRand(item.totalPrice), others.at(-1));
  }
}

it(`${INVOICES} invoices, in the details, on paper and in the forms`, () => {
  fc.assert(
    fc.property(randomInvoices, (invoice) => {
      const { lines, discount, taxRate } = invoice;
      const price = exactPrice(lines, discount, taxRate);
      const [rows, sums, { owed }] = [exactRows(lines, price), exactSums(invoice, price), exactRest(invoice, price)];
      const record = stored(invoice);
      expectCents(record, invoice, price);
      expectPaper(invoiceDocument(record), rows, sums, owed);
      expectShownLines(record, rows, price);
      const { issueDate, paidAmount, creditedAmount, items } = record;
      expectPaper(sheetPaper(record, { issueDate, lines: items, paidAmount, creditedAmount }), rows, sums, owed);
      // While it is typed, nothing is paid or credited yet.
      const typed = { ...NAMES, ...discount, taxRate, stormCombatVatNumber: record.stormCombatVatNumber };
      const fresh = exactSums({ ...invoice, payments: [], credits: [] }, price);
      expectPaper(sheetPaper(typed, { issueDate, lines }), rows, fresh, price.total);
    }),
    { numRuns: INVOICES },
  );
});
