/** What the form of a product holds, and what of it is sent. */
import type { CreateProductCategoryDto, CreateProductDto, ProductRecord } from '#libs/contracts/generated/api';
import { PRODUCT_DEFAULTS, PRODUCT_RULES as LIMITS } from '#libs/contracts/product';
import { PRODUCT_CATEGORY_DEFAULTS, PRODUCT_CATEGORY_RULES } from '#libs/contracts/product-category';
import { sizesOf } from '#libs/domain/product-sizes';
import { type FormDefaults, recordRules } from '../../shared/record-rules';

type Values = Record<string, unknown>;

const NEW_PRODUCT: FormDefaults<CreateProductDto> = {
  ...PRODUCT_DEFAULTS,
  availableSizes: [],
  name: '',
  price: null,
  category: '',
  stock: null,
};
const STILL_UPLOADING = 'The picture is still on its way. Please save again in a moment';

const { defaults, validate } = recordRules(NEW_PRODUCT, LIMITS, ({ isUploading }) => ({
  imageUrl: isUploading === true ? STILL_UPLOADING : undefined,
}));

/**
 * `stockBefore` is the stock that the form shows as the present one; `isUploading` holds back a save that would lose
 * the picture.
 */
export const PRODUCT_RULES = { defaults: { ...defaults, stockBefore: undefined, isUploading: false }, validate };

const NEW_CATEGORY: FormDefaults<CreateProductCategoryDto> = { name: '', ...PRODUCT_CATEGORY_DEFAULTS };
export const CATEGORY_RULES = recordRules(NEW_CATEGORY, PRODUCT_CATEGORY_RULES);

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
