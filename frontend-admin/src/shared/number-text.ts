/**
 * Numbers as they are typed into a text field, because a browser's own number field turns with the mouse wheel and
 * takes "1e5".
 */

const CENTS_PER_RAND = 100;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Nothing that staff type has three decimals: "1,250" is a thousand and more, as in a file that is imported. */
const GROUPED_BY_COMMAS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * The whole or broken number that the text means; NaN when it means none. Spaces or commas may group its thousands, and
 * a comma part off the decimals.
 */
export function numberOf(text: string): number {
  const close = text.replaceAll(/\s/g, '');
  const tidy = GROUPED_BY_COMMAS.test(close) ? close.replaceAll(',', '') : close.replace(',', '.');
  return NUMBER.test(tidy) ? Number(tidy) : Number.NaN;
}

/** "599,50", "R 1 199" or "0.005" as cents, rounded (spec 3 section 5); NaN when it is no amount. */
export function centsOf(text: string): number {
  const rand = numberOf(text.replace(/^\s*r/i, ''));
  // By the text and not by a product: 1.005 * 100 is 100.49999999999999.
  return Number.isNaN(rand) ? Number.NaN : Math.round(Number(`${rand}e2`));
}

/** An amount as it is typed: "1199.00". @param cents whole */
export function randText(cents: number): string {
  return (cents / CENTS_PER_RAND).toFixed(2);
}
