/**
 * A rate as a person types it, in percent with two decimals at most (spec 3 section 5), and as it crosses the wire, in
 * basis points.
 */
import { numberOf } from './number-text';

const BASIS_POINTS_PER_PERCENT = 100;

/** "15", "7,5 %" or "0.01" in basis points; NaN for what is none, or finer than a hundredth. */
export function basisPointsOf(text: string): number {
  const percent = numberOf(text.replace(/%\s*$/, ''));
  if (Number.isNaN(percent)) return Number.NaN;
  // By the text and not by a product: 8.2 * 100 is 819.9999999999999.
  const basisPoints = Number(`${percent}e2`);
  return Number.isInteger(basisPoints) ? basisPoints : Number.NaN;
}

/** "15", "7.5" */
export function percentText(basisPoints: number): string {
  return String(basisPoints / BASIS_POINTS_PER_PERCENT);
}
