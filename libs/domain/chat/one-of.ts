/** An expression of several, each on a line of its own. */
export function oneOf(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|'));
}
