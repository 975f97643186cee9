import { LOW_STOCK } from '#libs/contracts/product';
import type { SchoolPalette } from '#libs/design/to-mui';
import { type KeptStock, soldOutWords } from '#libs/domain/product-sizes';

interface StockMark {
  variant: keyof SchoolPalette['badge'];
  words: string;
}

/** What stands beside a stock that needs a look; undefined when it is well. */
export function stockMark({ stock, sizes }: KeptStock): StockMark | undefined {
  if (stock <= 0) return { variant: 'bad', words: 'Out of stock' };
  if (stock <= LOW_STOCK) return { variant: 'warn', words: 'Low stock' };
  const words = soldOutWords({ sizes });
  return words === undefined ? undefined : { variant: 'warn', words };
}
