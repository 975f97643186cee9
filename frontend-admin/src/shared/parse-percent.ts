/** Parses percentages with up to two decimals (spec 3 section 5) into basis points, which the API uses. */
import { parseNumber } from './parse-number';

const BASIS_POINTS_PER_PERCENT = 100;

/** Parses "15", "7,5 %" or "0.01"; NaN when it is none, or has more than two decimals. */
export function parsePercent(text: string): number {
  const percent = parseNumber(text.replace(/%\s*$/, ''));
  if (Number.isNaN(percent)) return Number.NaN;
  // Scaled as text: 8.2 * 100 is 819.9999999999999.
  const basisPoints = Number(`${percent}e2`);
  return Number.isInteger(basisPoints) ? basisPoints : Number.NaN;
}

/** "15", "7.5" */
export function formatPercentInput(basisPoints: number): string {
  return String(basisPoints / BASIS_POINTS_PER_PERCENT);
}
