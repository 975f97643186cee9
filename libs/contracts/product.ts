/**
 * The shop's products: what crosses the wire, and the limits of each field (spec 2 section 3, spec 3 sections 3 and 5).
 */
import { formatRand } from '#libs/domain/money';
import { MAX_SIZE_LENGTH, MAX_STOCK } from '#libs/domain/product-limits';
import { MAX_CATEGORY_NAME_LENGTH } from './product-category.js';

export const PRODUCT_DEFAULTS = {
  description: null,
  imageUrl: null,
  images: [],
  hasVariableSizes: false,
  availableSizes: [],
  sizes: [],
  isActive: true,
} as const;

const MAX_PRICE_CENTS = 100_000_000;
const MAX_SIZES = 30;
const MAX_IMAGES = 6;

export const PRODUCT_RULES = {
  name: { required: 'Name is required', maxLength: 160, tooLong: 'Name must be at most 160 characters' },
  description: { maxLength: 5000, tooLong: 'Description must be at most 5000 characters' },
  /** Cents. */
  price: {
    min: 0,
    negative: 'Price must be positive',
    max: MAX_PRICE_CENTS,
    tooHigh: `Price must be at most ${formatRand(MAX_PRICE_CENTS)}`,
    notWhole: 'Price must be a whole number of cents',
  },
  category: {
    required: 'Category is required',
    unknown: 'There is no category with this name',
    maxLength: MAX_CATEGORY_NAME_LENGTH,
  },
  stock: {
    min: 0,
    negative: 'Stock must be non-negative',
    max: MAX_STOCK,
    tooHigh: `Stock must be at most ${MAX_STOCK}`,
    bySize: 'This product has stock for each size. Please change the stock of its sizes',
    notWhole: 'Stock must be a whole number',
  },
  imageUrl: { invalid: 'Image must be an image file or a web address' },
  /** Beside the one of `imageUrl`. */
  images: {
    wrongType: 'More pictures must be a list of image files or web addresses',
    maxCount: MAX_IMAGES,
    tooMany: `At most ${MAX_IMAGES} more pictures`,
  },
  hasVariableSizes: { wrongType: 'Variable sizes must be true or false' },
  availableSizes: {
    wrongType: 'Sizes must be a list of texts',
    maxCount: MAX_SIZES,
    tooMany: `At most ${MAX_SIZES} sizes`,
    maxLength: MAX_SIZE_LENGTH,
    tooLong: `A size must be at most ${MAX_SIZE_LENGTH} characters`,
    bySize: 'This product has stock for each size. Please change its sizes there',
  },
  sizes: {
    wrongType: 'Each of the sizes needs a name and a stock, such as M: 3',
    maxCount: MAX_SIZES,
    tooMany: `At most ${MAX_SIZES} sizes`,
    size: {
      required: 'Size is required',
      maxLength: MAX_SIZE_LENGTH,
      tooLong: `A size must be at most ${MAX_SIZE_LENGTH} characters`,
    },
    twice: 'Each size can be listed only once',
    sumTooHigh: `The stock of all sizes together must be at most ${MAX_STOCK}`,
    sizeless: 'A product that does not come in sizes has no stock by size',
  },
  isActive: { wrongType: 'Active must be true or false' },
} as const;

/** From here down the stock is low, in the shop and in the back-office. */
export const LOW_STOCK = 5;

/** Why a new stock is not taken: the shop sold some, or got some back, since the old one was read. */
export function stockOutdated(name: string, now: number, size: string | null = null): string {
  return `The stock of ${inSize(name, size)} has changed to ${now}. Please check it again`;
}

/** Why a cart or an order cannot have as many of a product as was asked for. @param size whose own stock it is */
export function stockLeft(name: string, left: number, size: string | null = null): string {
  return left > 0 ? `Only ${left} left of ${inSize(name, size)}` : `${inSize(name, size)} is out of stock`;
}

function inSize(name: string, size: string | null): string {
  return size === null ? name : `${name} in size ${size}`;
}
