// How many more a cart can take of a product in a size: what is left in stock, and what one order may have of the
// product (CONTRACT section 7). Sizes share the product's stock, unless each has its own.
import { isKeptBySize, type KeptStock, stockIn } from '#libs/domain/product-sizes';

interface Line {
  productId: number;
  selectedSize: string | null;
  quantity: number;
}

/** Below zero: the cart holds more than there is. */
export interface Room {
  inStock: number;
  inOrder: number;
}

/** @param lines what the cart holds already, other products too */
export function roomFor(
  { productId, selectedSize, product }: Omit<Line, 'quantity'> & { product: KeptStock },
  lines: readonly Line[],
  maxPerProduct: number,
): Room {
  const room = { inStock: stockIn(product, selectedSize), inOrder: maxPerProduct };
  for (const line of lines) {
    if (line.productId !== productId) continue;
    room.inOrder -= line.quantity;
    if (!isKeptBySize(product) || line.selectedSize === selectedSize) room.inStock -= line.quantity;
  }
  return room;
}
