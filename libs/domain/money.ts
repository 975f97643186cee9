// Money is whole cents (CONTRACT section 2, "Money"): sums are exact, and only the screen knows rand.

export interface PricedLine {
  unitPriceCents: number;
  quantity: number;
}

const CENTS_PER_RAND = 100;
/** Keeps an amount on one line. */
const GROUP_SEPARATOR = '\u00a0';

/** What the lines cost together, in cents. */
export function sumCents(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);
}

/**
 * `R1 199.00`, with a space that does not break between the thousands. @param cents whole; below zero for what is owed
 * back
 */
export function formatRand(cents: number): string {
  const rand = Math.trunc(Math.abs(cents) / CENTS_PER_RAND);
  const grouped = String(rand).replaceAll(/\B(?=(?:\d{3})+$)/g, GROUP_SEPARATOR);
  const rest = String(Math.abs(cents) % CENTS_PER_RAND).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}R${grouped}.${rest}`;
}

/** "R650" or "R79.99": whole rand without cents. */
export function randWords(cents: number): string {
  return cents % 100 === 0 ? `R${cents / 100}` : `R${(cents / 100).toFixed(2)}`;
}
