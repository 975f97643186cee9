// The sizes a product comes in, as staff type them (spec 3 section 5): a size is added only if it says something and is
// not in the list already. Their order is the staff's: XS, S, M or 10 oz, 12 oz. A product may keep a stock of each
// size (CONTRACT section 7): then its stock is their sum, and carts and orders take from the size. Otherwise its sizes
// share its stock.

/** Trimmed, without empty ones and repetitions. "m" and "M" are two sizes. */
export function tidySizes(sizes: readonly string[]): string[] {
  return [...new Set(sizes.map((size) => size.trim()))].filter((size) => size !== '');
}

/** The sizes of a product: none while its size options are off. */
export function sizesOf(hasVariableSizes: boolean, sizes: readonly string[]): string[] {
  return hasVariableSizes ? tidySizes(sizes) : [];
}

export interface SizeStock {
  size: string;
  stock: number;
}

/** "S: 3, M: 0" */
export function sizeStockWords(sizes: readonly SizeStock[]): string {
  return sizes.map(({ size, stock }) => `${size}: ${stock}`).join(', ');
}

/** A product as its stock is kept: `sizes` is empty where they share it. */
export interface KeptStock {
  stock: number;
  sizes: readonly SizeStock[];
}

export function isKeptBySize({ sizes }: Pick<KeptStock, 'sizes'>): boolean {
  return sizes.length > 0;
}

/** How many there are to be had in a size; none without a size, or in another one, where each size has its own. */
export function stockIn({ stock, sizes }: KeptStock, size: string | null): number {
  return sizes.length === 0 ? stock : (sizes.find((one) => one.size === size)?.stock ?? 0);
}

/** "M sold out" or "2 sizes sold out", where each size has its own stock; undefined while there are some of all. */
export function soldOutWords({ sizes }: Pick<KeptStock, 'sizes'>): string | undefined {
  const [first, ...others] = sizes.filter(({ stock }) => stock <= 0);
  if (!first) return undefined;
  return others.length === 0 ? `${first.size} sold out` : `${others.length + 1} sizes sold out`;
}

export function stockOfSizes(sizes: readonly SizeStock[]): number {
  return sizes.reduce((sum, { stock }) => sum + stock, 0);
}

/** Once staff changed only which sizes there are: those that stay keep their stock, new ones have none yet. */
export function sizesNamed(now: readonly SizeStock[], names: readonly string[]): SizeStock[] {
  if (now.length === 0) return [];
  return names.map((size) => ({ size, stock: stockIn({ stock: 0, sizes: now }, size) }));
}
