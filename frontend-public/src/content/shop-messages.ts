import { school } from '#libs/school/school';

/** Toasts and states of the shop (spec 2 sections 2, 5 and 8). */
export const SHOP_MESSAGES = {
  added: { title: 'Added to Cart', text: 'Item added to your cart successfully!' },
  addFailed: { title: 'Error', text: 'Failed to add item to cart.' },
  loading: 'Loading products...',
  loadFailed: 'Unable to load products. Please try again later.',
  withoutScript: () => `The shop needs JavaScript, which is switched off. Call us to order: ${school.phone.display}.`,
  noneFound: 'No products found in this category',
  nothingMatches: (search: string) => `No products match “${search}”`,
  otherWords: 'Try fewer words, or different ones.',
} as const;
