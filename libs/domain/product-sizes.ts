// The sizes a product comes in, as staff type them (spec 3 section 5): a size is added only if it says something and is
// not in the list already. Their order is the staff's: XS, S, M or 10 oz, 12 oz.

/** Trimmed, without empty ones and repetitions. "m" and "M" are two sizes. */
export function tidySizes(sizes: readonly string[]): string[] {
  return [...new Set(sizes.map((size) => size.trim()))].filter((size) => size !== '');
}

/** The sizes of a product: none while its size options are off. */
export function sizesOf(hasVariableSizes: boolean, sizes: readonly string[]): string[] {
  return hasVariableSizes ? tidySizes(sizes) : [];
}
