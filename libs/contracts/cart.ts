/** The cart of an anonymous visitor: what crosses the wire (spec 2 sections 3, 4 and 7, CONTRACT "Shop"). */
import { MAX_SIZE_LENGTH, MAX_STOCK } from '#libs/domain/product-limits';
import { daysKept } from '#libs/domain/retention';

/** What an order can hold. */
const MAX_LINES = 100;
const MAX_QUANTITY = MAX_STOCK;

export const CART_RULES = {
  productId: { invalid: 'Product must be the id of a product', notFound: 'There is no product with this id' },
  quantity: {
    max: MAX_QUANTITY,
    /** Of a delta. */
    noChange: `Quantity must be a whole number from -${MAX_QUANTITY} to ${MAX_QUANTITY}, and not 0`,
    /** Of an absolute quantity. */
    invalid: `Quantity must be a whole number from 1 to ${MAX_QUANTITY}`,
    belowOne: 'Quantity must stay at least 1. Remove the item instead',
  },
  selectedSize: {
    maxLength: MAX_SIZE_LENGTH,
    invalid: `Size must be a text of at most ${MAX_SIZE_LENGTH} characters`,
  },
  lines: { maxCount: MAX_LINES, tooMany: `A cart has at most ${MAX_LINES} lines` },
  /** Since it was last changed. */
  keptDays: daysKept('carts'),
  notFound: 'There is no such item in a cart',
} as const;

/** Toast and field message of a size that is missing (spec 2 section 5). */
export const SIZE_REQUIRED = { title: 'Size Required', text: 'Please select a size before adding to cart' } as const;

export const notSold = (name: string): string => `${name} is no longer sold`;
export const notInSize = (name: string, size: string): string => `${name} does not come in size ${size}`;
export const withoutSizes = (name: string): string => `${name} does not come in sizes`;
