// What an invoice comes to (spec 3 sections 3 to 5, CONTRACT "Invoices" and section 8). Whole cents throughout: prices
// are without tax. A discount is taken off a line and rounded there, then one off the whole, before tax; tax is rounded
// once, half up, on what is left. So the order of the lines changes nothing.

/** 100 % in basis points. */
export const WHOLE_BASIS_POINTS = 10_000;

export const DISCOUNT_KINDS = ['percent', 'amount'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** A discount as it is agreed; what that comes to follows from what it is taken off. */
export interface Discount {
  /** Null: none. */
  discountKind: DiscountKind | null;
  /** Basis points of a percentage, cents of an amount; 0 of none. */
  discountValue: number;
}

export const NO_DISCOUNT: Readonly<Discount> = { discountKind: null, discountValue: 0 };

interface UnpricedLine extends Partial<Discount> {
  /** 1 or more. */
  quantity: number;
  /** Cents for one, without tax. */
  unitPrice: number;
}

/** Cents, both. */
interface LinePrice {
  discountAmount: number;
  /** Quantity times unit price, less the discount. */
  totalPrice: number;
}

/** Cents, all of them. */
interface InvoiceTotals {
  /** Of the lines, their own discounts taken off. */
  subtotal: number;
  /** Off the whole. */
  discountAmount: number;
  taxAmount: number;
  totalAmount: number;
}

/** The line with its discount in one form, and what it comes to. */
export function pricedLine<Line extends UnpricedLine>(line: Line): Line & Discount & LinePrice {
  const discount = tidyDiscount(line);
  const full = line.quantity * line.unitPrice;
  const discountAmount = discountOn(full, discount);
  return { ...line, ...discount, discountAmount, totalPrice: full - discountAmount };
}

/** @param terms the discount off the whole; the tax rate in basis points, 0 to 10 000: 1500 is 15 % */
export function invoiceTotals(
  lines: readonly Pick<LinePrice, 'totalPrice'>[],
  terms: Discount & { taxRate: number },
): InvoiceTotals {
  const subtotal = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const discountAmount = discountOn(subtotal, terms);
  const taxAmount = shareOf(subtotal - discountAmount, terms.taxRate);
  return { subtotal, discountAmount, taxAmount, totalAmount: subtotal - discountAmount + taxAmount };
}

/** Of nothing there is one form: no kind, and 0. */
export function tidyDiscount({ discountKind = null, discountValue = 0 }: Partial<Discount>): Discount {
  return discountKind === null || discountValue === 0 ? { ...NO_DISCOUNT } : { discountKind, discountValue };
}

/**
 * Whether less is taken than was agreed. An amount off the whole may be written before its lines are, and what is taken
 * is never more than they come to.
 */
export function isCut({ discountKind, discountValue, discountAmount }: Discount & { discountAmount: number }): boolean {
  return discountKind === 'amount' && discountAmount < discountValue;
}

function discountOn(cents: number, { discountKind, discountValue }: Discount): number {
  if (discountKind === 'percent') return shareOf(cents, discountValue);
  return discountKind === null ? 0 : Math.min(discountValue, cents);
}

/** Half a cent goes up. Both are whole, so nothing is lost on the way. @param cents 0 or more */
export function shareOf(cents: number, basisPoints: number): number {
  const product = BigInt(cents) * BigInt(basisPoints);
  return Number((product * 2n + BigInt(WHOLE_BASIS_POINTS)) / BigInt(2 * WHOLE_BASIS_POINTS));
}

/** The tax within an amount that holds it already, half up. @param cents 0 or more */
export function taxWithin(cents: number, taxRate: number): number {
  const whole = BigInt(WHOLE_BASIS_POINTS + taxRate);
  return Number((BigInt(cents) * BigInt(taxRate) * 2n + whole) / (2n * whole));
}

/** Cents, tax included, and the tax. */
interface Credited {
  amount: number;
  taxAmount: number;
}

/**
 * The tax within one more credit note: what all of the invoice's notes hold together, less what those before were
 * written with. So parts come to the tax of their sum, and the last one closes on the invoice's own. Notes that were
 * rounded each by itself may have taken a cent too much or too little: the next makes up for it, as far as it can hold.
 */
export function creditNoteTax(amount: number, taxRate: number, before: readonly Credited[]): number {
  const credited = before.reduce((sum, note) => sum + note.amount, amount);
  const taken = before.reduce((sum, note) => sum + note.taxAmount, 0);
  return Math.min(amount, Math.max(0, taxWithin(credited, taxRate) - taken));
}
