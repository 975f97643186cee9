/** The cart of an anonymous visitor: what crosses the wire (spec 2 sections 3, 4 and 7, CONTRACT "Shop"). */
import type { PublicProduct } from './product.js';

/** One product in one size, and how many of it. */
export interface CartItem {
  /** UUID v4: who knows it changes the line. */
  id: string;
  productId: number;
  quantity: number;
  /** Null for a product without sizes. */
  selectedSize: string | null;
  /** ISO 8601 UTC */
  createdAt: string;
  updatedAt: string;
  product: CartProduct;
}

/** The product as it is now. */
export interface CartProduct extends Pick<PublicProduct, 'name' | 'price' | 'category' | 'stock' | 'imageUrl' | 'hasVariableSizes' | 'availableSizes'> {
  /** False while the product or its category is not for sale: then it cannot be ordered. */
  isAvailable: boolean;
}
