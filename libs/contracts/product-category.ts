export const PRODUCT_CATEGORY_DEFAULTS = {
  description: null,
  isActive: true,
  sortOrder: 0,
} as const;

const MAX_SORT_ORDER = 1_000_000;

export const PRODUCT_CATEGORY_RULES = {
  name: {
    required: 'Category name is required',
    maxLength: 80,
    tooLong: 'Category name must be at most 80 characters',
    taken: 'There is a category with this name already',
  },
  description: { maxLength: 2000, tooLong: 'Description must be at most 2000 characters' },
  isActive: { wrongType: 'Active must be true or false' },
  sortOrder: {
    min: 0,
    negative: 'Sort order must be non-negative',
    notWhole: 'Sort order must be a whole number',
    max: MAX_SORT_ORDER,
    tooHigh: `Sort order must be at most ${MAX_SORT_ORDER}`,
  },
} as const;

/** Why a category cannot be deleted. @param products how many are in it, at least one */
export function categoryInUse(products: number): string {
  return (
    `This category still has ${products === 1 ? '1 product' : `${products} products`}. Give ` +
    `${products === 1 ? 'it' : 'them'} another category first`
  );
}
