import { ConflictException } from '@nestjs/common';
import { CART_RULES, notInSize, notSold, SIZE_REQUIRED, withoutSizes } from '#libs/contracts/cart';
import { stockLeft } from '#libs/contracts/product';
import { cartFault } from '#libs/domain/cart';
import { sizesToChoose } from '#libs/domain/order';
import { isKeptBySize, stockIn } from '#libs/domain/product-sizes';
import { RefusedFields } from '../../common/errors/exceptions.js';
import type { CartItemView, CartProductView } from './cart.dto.js';

export type CartLine = Pick<CartItemView, 'productId' | 'selectedSize' | 'quantity'>;

export function isSameLine(line: CartLine, { productId, selectedSize }: Omit<CartLine, 'quantity'>): boolean {
  return line.productId === productId && line.selectedSize === selectedSize;
}

/**
 * That the line may become so many, in a cart with these lines.
 * @param before how many it is now
 * @throws RefusedFields for a size or a quantity that cannot be, ConflictException for what is not there to be had
 */
export function refuseFault(
  lines: readonly CartLine[],
  { product, before, after }: { product: CartProductView; before: number; after: CartLine },
): void {
  const { productId, selectedSize, quantity } = after;
  const inOtherSizes = lines
    .filter((line) => line.productId === productId && !isSameLine(line, after))
    .reduce((sum, line) => sum + line.quantity, 0);
  const { name, isAvailable } = product;
  const isBySize = isKeptBySize(product);
  const stock = stockIn(product, selectedSize);
  const offer = { stock, isKeptBySize: isBySize, isAvailable, sizes: sizesToChoose(product) };
  switch (cartFault({ before, after: quantity, inOtherSizes, selectedSize }, offer)) {
    case 'belowOne':
      throw new RefusedFields({ quantity: CART_RULES.quantity.belowOne });
    case 'notSold':
      throw new ConflictException(notSold(name));
    case 'sizeMissing':
      throw new RefusedFields({ selectedSize: SIZE_REQUIRED.text });
    case 'sizeUnknown':
      throw new RefusedFields({ selectedSize: notInSize(name, selectedSize ?? '') });
    case 'sizeless':
      throw new RefusedFields({ selectedSize: withoutSizes(name) });
    case 'stock':
      throw new ConflictException(stockLeft(name, stock, isBySize ? selectedSize : null));
    case undefined:
      return;
  }
}
