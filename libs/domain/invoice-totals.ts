// What an invoice comes to (spec 3 sections 3 to 5, CONTRACT "Invoices"). Whole cents throughout: prices are without
// tax, and tax is rounded once, half up, on the subtotal, so the order of the lines and how they are split change
// nothing.
import { sumCents, type PricedLine } from '#libs/domain/money';

/** 100 % in basis points. */
export const WHOLE_BASIS_POINTS = 10_000;

interface InvoiceTotals {
  /** Cents, all of them. */
  subtotal: number;
  taxAmount: number;
  totalAmount: number;
}

/** @param taxRate basis points, 0 to 10 000: 1500 is 15 % */
export function invoiceTotals(lines: readonly PricedLine[], taxRate: number): InvoiceTotals {
  const subtotal = sumCents(lines);
  const taxAmount = taxOn(subtotal, taxRate);
  return { subtotal, taxAmount, totalAmount: subtotal + taxAmount };
}

/** Half a cent goes up. Both are whole, so nothing is lost on the way. @param cents 0 or more */
export function taxOn(cents: number, taxRate: number): number {
  const product = BigInt(cents) * BigInt(taxRate);
  return Number((product * 2n + BigInt(WHOLE_BASIS_POINTS)) / BigInt(2 * WHOLE_BASIS_POINTS));
}

/** The tax within an amount that holds it already, half up. @param cents 0 or more */
export function taxWithin(cents: number, taxRate: number): number {
  const whole = BigInt(WHOLE_BASIS_POINTS + taxRate);
  return Number((BigInt(cents) * BigInt(taxRate) * 2n + whole) / (2n * whole));
}
