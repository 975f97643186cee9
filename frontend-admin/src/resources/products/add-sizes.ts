import { tidySizes } from '#libs/domain/product-sizes';

/** The sizes with those that were typed, parted by commas, behind them; none is there twice (spec 3 section 5). */
export function addSizes(sizes: readonly string[], typed: string): string[] {
  return tidySizes([...sizes, ...typed.split(',')]);
}

/** What to say of typed sizes that are there already. */
export function repeatedSizes(sizes: readonly string[], typed: string): string | undefined {
  const [first] = tidySizes(typed.split(',')).filter((size) => sizes.includes(size));
  return first === undefined ? undefined : `${first} is already in the list`;
}
