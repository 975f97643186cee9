/** What the form of a product holds, and what of it is sent. */
import { PRODUCT_DEFAULTS } from '#libs/contracts/product';
import type { ProductRecord } from '#libs/contracts/generated/api';
import { sizesOf } from '#libs/domain/product-sizes';

type Values = Record<string, unknown>;

/**
 * `stockBefore` is the stock that the form shows as the present one; `isUploading` holds back a save that would lose
 * the picture.
 */
export const NEW_PRODUCT = {
  ...PRODUCT_DEFAULTS,
  name: '',
  price: null,
  category: '',
  stock: null,
  stockBefore: undefined,
  isUploading: false,
};

export function productValues(record: Values): Values {
  const { name, description, price, category, stock, imageUrl, hasVariableSizes, availableSizes, isActive } =
    record as unknown as ProductRecord;
  return {
    name,
    description,
    price,
    category,
    stock,
    stockBefore: stock,
    isUploading: false,
    imageUrl,
    hasVariableSizes,
    availableSizes,
    isActive,
  };
}

export function productData({ isUploading: _done, ...values }: Values): Values {
  const { hasVariableSizes, availableSizes } = values as { hasVariableSizes?: boolean; availableSizes?: string[] };
  return { ...values, availableSizes: sizesOf(hasVariableSizes ?? false, availableSizes ?? []) };
}
