import { PRODUCT_RULES } from '#libs/contracts/product';
import type { RecordWords } from '../../shared/record-words';

export const PRODUCTS = 'products';

/** The dialog of a category, or a new one, in the address: `#category=7`. */
export const CATEGORY_DIALOG = 'category';
export const CATEGORIES = 'product-categories';

export const PRODUCT_WORDS: RecordWords = {
  one: 'product',
  many: 'products',
  add: 'Add Product',
  empty: 'No products found. Add your first product to open the shop.',
  doneEnding: ' successfully',
};

export const CATEGORY_WORDS: RecordWords = {
  one: 'category',
  many: 'categories',
  add: 'Add Category',
  empty: 'No categories found. Every product needs one, so add your first category.',
  doneEnding: ' successfully',
};

const COUNTED = ['stock', 'sizes'];
/** What a copy of a product takes over: all but its stock, which has to be counted. */
export const COPIED_PRODUCT_FIELDS = Object.keys(PRODUCT_RULES).filter((field) => !COUNTED.includes(field));

/** The dialog that tells what changed a product's stock, in the address with the product's id. */
export const STOCK_HISTORY_DIALOG = 'stock-history';
