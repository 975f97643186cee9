import { LOW_STOCK } from '#libs/contracts/product';
import type { SchoolPalette } from '#libs/design/to-mui';

interface StockMark {
  variant: keyof SchoolPalette['badge'];
  words: string;
}

/** What stands beside a stock that needs a look; undefined when it is well. */
export function stockMark(stock: number): StockMark | undefined {
  if (stock <= 0) return { variant: 'bad', words: 'Out of stock' };
  return stock <= LOW_STOCK ? { variant: 'warn', words: 'Low stock' } : undefined;
}
