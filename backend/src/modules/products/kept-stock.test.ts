import { PRODUCT_RULES } from '#libs/contracts/product';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { type Kept, keptStock, NOTHING_KEPT } from './kept-stock.js';

const S3_M4 = [
  { size: 'S', stock: 3 },
  { size: 'M', stock: 4 },
];
const BY_SIZE: Kept = { hasVariableSizes: true, availableSizes: ['S', 'M'], sizes: S3_M4, stock: 7 };
const SHARED: Kept = { ...BY_SIZE, sizes: [] };

test.each<[what: string, before: Kept, typed: Parameters<typeof keptStock>[2], after: Kept]>([
  ['a new one without sizes', NOTHING_KEPT, { stock: 5 }, { ...NOTHING_KEPT, stock: 5 }],
  ['a new one with them', NOTHING_KEPT, { sizes: S3_M4 }, BY_SIZE],
  ['nothing', BY_SIZE, {}, BY_SIZE],
  ['the stock as it is', BY_SIZE, { stock: 7 }, BY_SIZE],
  ['the stock as it was seen', BY_SIZE, { stock: 9, stockBefore: 9 }, BY_SIZE],
  ['its names in another order', BY_SIZE, { availableSizes: ['M', 'S'], sizes: S3_M4 }, BY_SIZE],
  [
    'a size renamed',
    BY_SIZE,
    { availableSizes: ['Small', 'M'] },
    { ...BY_SIZE, availableSizes: ['Small', 'M'], sizes: [{ size: 'Small', stock: 0 }, S3_M4[1]!], stock: 4 },
  ],
  ['that its sizes are counted', SHARED, { sizes: S3_M4, sizesBefore: [] }, BY_SIZE],
  ['that they share the stock', BY_SIZE, { sizes: [], stock: 7, stockBefore: 7 }, SHARED],
  ['its names while they share the stock', SHARED, { availableSizes: ['M'] }, { ...SHARED, availableSizes: ['M'] }],
  ['that it has no sizes', BY_SIZE, { hasVariableSizes: false }, { ...NOTHING_KEPT, stock: 7 }],
  ['that no size is left', BY_SIZE, { availableSizes: [] }, { ...SHARED, availableSizes: [] }],
])('can be told %s', (_what, before, typed, after) => {
  expect(keptStock('Shirt', before, typed)).toEqual(after);
});

test.each<[what: string, before: Kept, typed: Parameters<typeof keptStock>[2], errors: Record<string, string>]>([
  ['another stock', BY_SIZE, { stock: 8 }, { stock: PRODUCT_RULES.stock.bySize }],
  [
    'other names',
    BY_SIZE,
    { sizes: S3_M4, availableSizes: ['S'] },
    { availableSizes: PRODUCT_RULES.availableSizes.bySize },
  ],
  [
    'sizes without size options',
    SHARED,
    { sizes: S3_M4, hasVariableSizes: false },
    { sizes: PRODUCT_RULES.sizes.sizeless },
  ],
])('cannot be told %s', (_what, before, typed, errors) => {
  const refused = (): unknown => {
    try {
      return keptStock('Shirt', before, typed);
    } catch (error) {
      return error;
    }
  };
  expect(refused()).toBeInstanceOf(RefusedFields);
  expect((refused() as RefusedFields).errors).toEqual(errors);
});
