// A stock that staff type in (docs/decisions/0024). Between opening a product and saving it the shop goes on selling.
// Whoever says which stock they saw neither brings back what was sold meanwhile nor takes away what was returned;
// whoever does not say it sets the stock to what they typed. Of a product that keeps a stock of each size this holds
// for each of them.
import type { SizeStock } from '#libs/domain/product-sizes';

export type StockCorrection = { stock: number } | 'outdated';

/**
 * @param now what the product has
 * @param typed what it is to have; undefined leaves it as it is
 * @param seen what it had when the number was typed; undefined when that is not known
 */
export function correctedStock(now: number, typed: number | undefined, seen: number | undefined): StockCorrection {
  if (typed === undefined || typed === seen) return { stock: now };
  return seen === undefined || seen === now ? { stock: typed } : 'outdated';
}

export type SizesCorrection = { sizes: SizeStock[] } | { outdated: SizeStock };

/** The same for each size; one that is new is as it was typed. What is outdated comes back as it is now. */
export function correctedSizes(
  now: readonly SizeStock[],
  typed: readonly SizeStock[],
  seen: readonly SizeStock[] = [],
): SizesCorrection {
  const sizes: SizeStock[] = [];
  for (const { size, stock } of typed) {
    const present = now.find((one) => one.size === size);
    const corrected = present
      ? correctedStock(present.stock, stock, seen.find((one) => one.size === size)?.stock)
      : { stock };
    if (corrected === 'outdated') return { outdated: present! };
    sizes.push({ size, ...corrected });
  }
  return { sizes };
}
