/** SQL: the product of a line as it is now, as JSON, of `products product` and `product_categories category`. */
export const CART_PRODUCT = `json_build_object(
  'name', product.name, 'price', price_cents, 'category', category.name, 'stock', stock, 'imageUrl', image_url,
  'hasVariableSizes', has_variable_sizes, 'availableSizes', available_sizes, 'sizes', sizes,
  'isAvailable', product.is_active AND category.is_active)`;
