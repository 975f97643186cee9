// A stock that staff type in (docs/decisions/0024). Between opening a product and saving it the shop goes on selling.
// Whoever says which stock they saw neither brings back what was sold meanwhile nor takes away what was returned;
// whoever does not say it sets the stock to what they typed.

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
