/** What the form of a product holds, and what of it is sent. */
import type {
  CreateProductCategoryDto,
  CreateProductDto,
  ProductCategory,
  ProductRecord,
} from '#libs/contracts/generated/api';
import { PRODUCT_DEFAULTS, PRODUCT_RULES as LIMITS } from '#libs/contracts/product';
import { PRODUCT_CATEGORY_DEFAULTS, PRODUCT_CATEGORY_RULES, sizeChartRefusal } from '#libs/contracts/product-category';
import { isKeptBySize, sizesOf } from '#libs/domain/product-sizes';
import { type SizeChart, sizeChartOf, sizeChartText } from '#libs/domain/size-chart';
import { fieldsOf, type FormDefaults, messagesBy, recordRules } from '../../shared/record-rules';

type Values = Record<string, unknown>;

const NEW_PRODUCT: FormDefaults<CreateProductDto> = {
  ...PRODUCT_DEFAULTS,
  images: [],
  availableSizes: [],
  sizes: [],
  name: '',
  price: null,
  category: '',
  stock: null,
};
const STILL_UPLOADING = 'The picture is still uploading. Please save again in a moment';

/** What stands in the field of a size: null while it is empty, NaN for what is no number. */
export interface TypedSizeStock {
  size: string;
  stock: number | null;
}

const { defaults, validate } = recordRules(NEW_PRODUCT, LIMITS, (values) => ({
  imageUrl: values['isUploading'] === true ? STILL_UPLOADING : undefined,
  sizes: isBySize(values) ? sizesMessage(values) : undefined,
}));

/**
 * `stockBefore` and `sizesBefore` are what the form shows as the present stock; `isStockBySize` says which of the two
 * is sent; `isUploading` holds back a save that would lose a picture.
 */
export const PRODUCT_RULES = {
  defaults: {
    ...defaults,
    stockBefore: undefined,
    sizesBefore: undefined,
    isStockBySize: false,
    isUploading: false,
  },
  validate: (values: Values) => validate(isBySize(values) ? { ...values, stock: 0 } : values),
};

/** Whether each size has a stock of its own, as the form stands. */
export function isBySize({ hasVariableSizes, isStockBySize, availableSizes }: Values): boolean {
  return (
    hasVariableSizes === true &&
    isStockBySize === true &&
    Array.isArray(availableSizes) &&
    sizesOf(true, availableSizes as string[]).length > 0
  );
}

/** A line for each size that the form names, whatever was typed of others. */
export function typedSizes({ availableSizes, sizes }: Values): TypedSizeStock[] {
  const typed = (sizes ?? []) as TypedSizeStock[];
  return sizesOf(true, (availableSizes ?? []) as string[]).map(
    (size) => typed.find((one) => one.size === size) ?? { size, stock: null },
  );
}

function sizesMessage(values: Values): string | undefined {
  for (const { size, stock } of typedSizes(values)) {
    const { stock: message } = messagesBy({ stock: LIMITS.stock }, { stock });
    if (message !== undefined) return `${size}: ${message}`;
  }
  return undefined;
}

const NEW_CATEGORY: FormDefaults<CreateProductCategoryDto> = { name: '', ...PRODUCT_CATEGORY_DEFAULTS };
/** The form holds a size chart as it is typed, see categoryValues. */
export const CATEGORY_RULES = recordRules(NEW_CATEGORY, PRODUCT_CATEGORY_RULES, ({ sizeChart }) => {
  const chart = typedSizeChart(sizeChart);
  return { sizeChart: chart ? sizeChartRefusal(chart) : undefined };
});

export function categoryValues(category: ProductCategory | undefined): Values {
  const values = fieldsOf(CATEGORY_RULES.defaults, { ...(category ?? CATEGORY_RULES.defaults) });
  return { ...values, sizeChart: sizeChartText(category?.sizeChart ?? null) };
}

export function categoryData(typed: Values): Values {
  return { ...typed, sizeChart: typedSizeChart(typed['sizeChart']) };
}

/** Null while nothing is typed. */
export function typedSizeChart(typed: unknown): SizeChart | null {
  return typeof typed === 'string' ? sizeChartOf(typed) : null;
}

export function productValues(record: Values): Values {
  const { stock, sizes } = record as unknown as ProductRecord;
  return {
    ...fieldsOf(defaults, record),
    stockBefore: stock,
    sizesBefore: sizes,
    isStockBySize: isKeptBySize({ sizes }),
    isUploading: false,
  };
}

export function productData({ isUploading: _done, isStockBySize, ...typed }: Values): Values {
  const { stock, stockBefore, sizesBefore, ...values } = typed;
  const { hasVariableSizes, availableSizes } = values as { hasVariableSizes?: boolean; availableSizes?: string[] };
  const sized = { ...values, availableSizes: sizesOf(hasVariableSizes ?? false, availableSizes ?? []) };
  return isBySize({ ...values, isStockBySize })
    ? { ...sized, sizes: typedSizes(values), sizesBefore }
    : { ...sized, sizes: [], stock, stockBefore };
}
