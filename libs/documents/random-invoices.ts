/** Invoices as no school has them, for tests: any discounts, rate of tax, credits and payments. */
import fc from 'fast-check';
import { type Discount, DISCOUNT_KINDS, NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { type ExactInvoice, exactPrice } from './exact-invoice.js';

/** Cents that a line comes to at most, before its discount. */
const MOST_OF_A_LINE = 1_000_000_000;

const discount = fc.oneof(
  fc.constant<Discount>({ ...NO_DISCOUNT }),
  fc.record({ discountKind: fc.constant(DISCOUNT_KINDS[0]), discountValue: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ discountKind: fc.constant(DISCOUNT_KINDS[1]), discountValue: fc.integer({ min: 1, max: 2_000_000 }) }),
);

const line = fc
  .record({
    description: fc.constantFrom('Training', 'Travel', 'Hall'),
    quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 10_000 })),
    unitPrice: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 100_000_000 })),
    discount,
  })
  .map(({ discount: own, ...rest }) => {
    const unitPrice = Math.min(rest.unitPrice, Math.floor(MOST_OF_A_LINE / rest.quantity));
    return { ...rest, unitPrice, ...noMoreThan(rest.quantity * unitPrice, own) };
  });

/** More off a line than the line is refused. */
function noMoreThan(full: number, own: Discount): Discount {
  if (own.discountKind !== 'amount' || own.discountValue <= full) return own;
  return full === 0 ? { ...NO_DISCOUNT } : { ...own, discountValue: full };
}

/**
 * Parts in 10,000: a credit of what the one before has left, a payment of what all have left. Together the payments may
 * be too much.
 */
const parts = fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 4 });

export const randomInvoices: fc.Arbitrary<ExactInvoice> = fc
  .record({
    lines: fc.array(line, { maxLength: 12 }),
    taxRate: fc.oneof(fc.constantFrom(0, 1500), fc.integer({ min: 0, max: 10_000 })),
    discount,
    isVendor: fc.boolean(),
    creditParts: parts,
    paymentParts: parts,
  })
  .map(({ creditParts, paymentParts, ...agreed }) => {
    let left = Number(exactPrice(agreed.lines, agreed.discount, agreed.taxRate).total);
    const cut = (of: number, part: number) => Math.floor((of * part) / 10_000);
    const credits: number[] = [];
    for (const part of creditParts) {
      const credit = cut(left, part);
      if (credit > 0) credits.push(credit);
      left -= credit;
    }
    const payments = paymentParts.map((part) => cut(left, part)).filter((payment) => payment > 0);
    return { ...agreed, credits, payments };
  });
