/** What a card of the shop offers for a product and the size chosen on it (spec 2 sections 2, 4 and 5). */
import type { PublicProduct } from '#libs/contracts/generated/api';
import { roomFor } from '#libs/domain/cart-room';
import { isKeptBySize, stockIn } from '#libs/domain/product-sizes';
import { shopLimits } from '#libs/school/shop-limits';

interface Line {
  productId: number;
  selectedSize: string | null;
  quantity: number;
}

export interface Purchase {
  /** Null: of a product without sizes, or none is chosen. */
  size: string | null;
  isSizeMissing: boolean;
  isOutOfStock: boolean;
  /** How many of it, in this size, are in the cart. */
  inCart: number;
  /** Any size of it is in the cart. */
  isInCart: boolean;
  canAddMore: boolean;
  /** What there is to be had: of the size, where each has its own stock. */
  stock: number;
  /** Only above one: the last one leaves in the cart. */
  canTakeOne: boolean;
}

export function purchaseOf(
  product: Pick<PublicProduct, 'id' | 'stock' | 'hasVariableSizes' | 'availableSizes' | 'sizes'>,
  lines: readonly Line[],
  picked: string | undefined,
): Purchase {
  const own = lines.filter(({ productId }) => productId === product.id);
  const size = chosenSize(product, own, picked);
  const isSizeMissing = isSized(product) && size === null;
  const inCart = isSizeMissing ? 0 : (own.find(({ selectedSize }) => selectedSize === size)?.quantity ?? 0);
  const { inStock, inOrder } = roomFor(
    { productId: product.id, selectedSize: size, product },
    own,
    shopLimits.maxPerProduct,
  );
  const isAnySize = isSizeMissing && isKeptBySize(product);
  return {
    size,
    isSizeMissing,
    isOutOfStock: product.stock <= 0,
    inCart,
    isInCart: own.length > 0,
    // Without a size it is asked for.
    canAddMore: inOrder > 0 && (isAnySize || inStock > 0),
    stock: isAnySize ? product.stock : stockIn(product, size),
    canTakeOne: inCart > 1,
  };
}

/** It comes in sizes, and there are some. */
export function isSized({
  hasVariableSizes,
  availableSizes,
}: Pick<PublicProduct, 'hasVariableSizes' | 'availableSizes'>): boolean {
  return hasVariableSizes && availableSizes.length > 0;
}

/** As picked on the card, or else as put into the cart last, if it still comes in that. */
function chosenSize(
  product: Pick<PublicProduct, 'hasVariableSizes' | 'availableSizes'>,
  own: readonly Line[],
  picked: string | undefined,
): string | null {
  if (!isSized(product)) return null;
  const size = picked ?? own.at(-1)?.selectedSize;
  return size && product.availableSizes.includes(size) ? size : null;
}
