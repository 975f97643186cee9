/**
 * The shop's products: what crosses the wire, and the limits of each field (spec 2 section 3, spec 3 sections 3 and 5).
 */
import { PRODUCT_CATEGORY_RULES } from './product-category.js';

export const PRODUCT_DEFAULTS = {
  description: null,
  imageUrl: null,
  hasVariableSizes: false,
  availableSizes: [],
  isActive: true,
} as const;

const MAX_SIZES = 30;
const MAX_SIZE_LENGTH = 40;

export const PRODUCT_RULES = {
  name: { required: 'Name is required', maxLength: 160, tooLong: 'Name must be at most 160 characters' },
  description: { maxLength: 5000, tooLong: 'Description must be at most 5000 characters' },
  /** Cents. */
  price: {
    min: 0,
    negative: 'Price must be positive',
    max: 100_000_000,
    tooHigh: 'Price must be at most R1000000.00',
    notWhole: 'Price must be a whole number of cents',
  },
  category: {
    required: 'Category is required',
    unknown: 'There is no category with this name',
    maxLength: PRODUCT_CATEGORY_RULES.name.maxLength,
  },
  stock: {
    min: 0,
    negative: 'Stock must be non-negative',
    max: 1_000_000,
    tooHigh: 'Stock must be at most 1000000',
    notWhole: 'Stock must be a whole number',
  },
  imageUrl: { invalid: 'Image must be an image file or a web address' },
  hasVariableSizes: { wrongType: 'Variable sizes must be true or false' },
  availableSizes: {
    wrongType: 'Sizes must be a list of texts',
    maxCount: MAX_SIZES,
    tooMany: `At most ${MAX_SIZES} sizes`,
    maxLength: MAX_SIZE_LENGTH,
    tooLong: `A size must be at most ${MAX_SIZE_LENGTH} characters`,
  },
  isActive: { wrongType: 'Active must be true or false' },
} as const;

/** From here down the stock is low, in the shop and in the back-office. */
export const LOW_STOCK = 5;

/** Why a new stock is not taken: the shop sold some, or got some back, since the old one was read. */
export function stockOutdated(name: string, now: number): string {
  return `The stock of ${name} is ${now} by now. Please look at it again`;
}

/** Why a cart or an order cannot have as many of a product as was asked for. */
export function stockLeft(name: string, left: number): string {
  return left > 0 ? `Only ${left} left of ${name}` : `${name} is out of stock`;
}
