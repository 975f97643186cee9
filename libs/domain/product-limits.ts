// Limits that a product has in common with carts. They stand apart, so that a cart's rules bring no product's into each
// page of the site.

export const MAX_STOCK = 1_000_000;
/** Characters of a size's name. */
export const MAX_SIZE_LENGTH = 40;
