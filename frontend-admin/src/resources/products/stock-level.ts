import { LOW_STOCK } from '#libs/contracts/product';
import type { Look } from '../../theme';

interface StockMark {
  look: keyof Look['badge'];
  words: string;
}

/** What stands beside a stock that needs a look; undefined when it is well. */
export function stockMark(stock: number): StockMark | undefined {
  if (stock <= 0) return { look: 'bad', words: 'Out of stock' };
  return stock <= LOW_STOCK ? { look: 'warn', words: 'Low stock' } : undefined;
}
