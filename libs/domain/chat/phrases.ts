/** Signs that weigh as much, each an expression. */
export type Signs = readonly [weight: number, signs: readonly RegExp[]];

/**
 * An expression of each group of phrases, as whole words. An empty line divides groups, " / " or the end of a line
 * phrases; a line that begins with "|" goes on where the one before it stopped.
 */
export function groups(written: string): RegExp[] {
  return written.split(/\n\s*\n/).map((group) => {
    const each = group.replaceAll(/\n\s*\|/g, '|').split(/\n| \/ /);
    const phrases = each.map((phrase) => phrase.trim()).filter(Boolean);
    return new RegExp(`\\b(?:${phrases.join('|')})(?!\\w)`);
  });
}

/** Of the signs that are in a text. */
export function weightOf(table: readonly Signs[], said: string): number {
  return table
    .flatMap(([weight, signs]) => signs.map((sign) => (sign.test(said) ? weight : 0)))
    .reduce((sum, weight) => sum + weight, 0);
}
