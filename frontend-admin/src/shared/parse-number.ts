/** Parses numbers typed into a text field. A number input would change with the mouse wheel and accept "1e5". */

const CENTS_PER_RAND = 100;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** "1,250" is 1250: no value here has three decimals. The CSV import reads it the same way. */
const GROUPED_BY_COMMAS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/** Parses a number; NaN when it is none. Spaces or commas may group thousands, and a comma may be the decimal sign. */
export function parseNumber(text: string): number {
  const close = text.replaceAll(/\s/g, '');
  const tidy = GROUPED_BY_COMMAS.test(close) ? close.replaceAll(',', '') : close.replace(',', '.');
  return NUMBER.test(tidy) ? Number(tidy) : Number.NaN;
}

/** "599,50", "R 1 199" or "0.005" as cents, rounded (spec 3 section 5); NaN when it is no amount. */
export function parseCents(text: string): number {
  const rand = parseNumber(text.replace(/^\s*r/i, ''));
  // Scaled as text: 1.005 * 100 is 100.49999999999999.
  return Number.isNaN(rand) ? Number.NaN : Math.round(Number(`${rand}e2`));
}

/** Formats cents for an input: "1199.00". */
export function formatRandInput(cents: number): string {
  return (cents / CENTS_PER_RAND).toFixed(2);
}
