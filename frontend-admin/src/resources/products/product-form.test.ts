import {
  CATEGORY_RULES,
  categoryData,
  categoryValues,
  PRODUCT_RULES,
  productData,
  productValues,
} from './product-form';
import { COPIED_PRODUCT_FIELDS } from './product-words';

const good = {
  name: 'Gloves',
  description: null,
  price: 59_950,
  category: 'Gear',
  stock: 8,
  imageUrl: null,
  images: ['/gloves-palm.png'],
  hasVariableSizes: true,
  availableSizes: ['S'],
  isActive: true,
};

describe('the form of a product', () => {
  it.each<[string, object, object]>([
    ['a good one', good, {}],
    ['given away, and none left', { ...good, price: 0, stock: 0 }, {}],
    [
      'nothing',
      {},
      {
        name: 'Name is required',
        price: 'Price must be positive',
        category: 'Category is required',
        stock: 'Stock must be non-negative',
      },
    ],
    ['spaces do not count', { ...good, name: '  ' }, { name: 'Name is required' }],
    [
      'below zero',
      { ...good, price: -1, stock: -1 },
      { price: 'Price must be positive', stock: 'Stock must be non-negative' },
    ],
    [
      'no numbers',
      { ...good, price: Number.NaN, stock: Number.NaN },
      { price: 'Price must be positive', stock: 'Stock must be non-negative' },
    ],
    ['half a glove', { ...good, stock: 1.5 }, { stock: 'Stock must be a whole number' }],
    [
      'too much',
      { ...good, price: 100_000_001, stock: 1_000_001 },
      { price: 'Price must be at most R1\u00a0000\u00a0000.00', stock: 'Stock must be at most 1000000' },
    ],
    [
      'too many sizes',
      { ...good, availableSizes: Array.from({ length: 31 }, (_, index) => String(index)) },
      { availableSizes: 'At most 30 sizes' },
    ],
    [
      'a size too long',
      { ...good, availableSizes: ['x'.repeat(41)] },
      { availableSizes: 'A size must be at most 40 characters' },
    ],
    ['the stock of each size', { ...good, isStockBySize: true, stock: null, sizes: [{ size: 'S', stock: 0 }] }, {}],
    [
      'a size that was not counted',
      { ...good, isStockBySize: true, availableSizes: ['S', 'M'], sizes: [{ size: 'S', stock: 2 }] },
      { sizes: 'M: Stock must be non-negative' },
    ],
    [
      'half a glove of a size',
      { ...good, isStockBySize: true, sizes: [{ size: 'S', stock: 0.5 }] },
      { sizes: 'S: Stock must be a whole number' },
    ],
    [
      'no size to count',
      { ...good, isStockBySize: true, availableSizes: [], stock: null },
      { stock: 'Stock must be non-negative' },
    ],
    [
      'too many pictures',
      { ...good, images: Array.from({ length: 7 }, (_, index) => `/${index}.png`) },
      { images: 'At most 6 more pictures' },
    ],
    [
      'a picture on its way',
      { ...good, isUploading: true },
      { imageUrl: 'The picture is still uploading. Please save again in a moment' },
    ],
  ])('%s', (_name, values, expected) => expect(PRODUCT_RULES.validate({ ...values })).toEqual(expected));
});

describe('what is sent of a product', () => {
  const S2_M0 = [
    { size: 'S', stock: 2 },
    { size: 'M', stock: 0 },
  ];
  const seen = { ...good, stock: 2, availableSizes: ['S', 'M'], sizes: S2_M0 };

  it('is the stock of its sizes, with what was seen of them', () => {
    const { stock: _sum, ...sent } = seen;
    expect(productData(productValues(seen))).toEqual({ ...sent, sizesBefore: S2_M0 });
    const typed = { ...productValues(seen), availableSizes: ['M', 'L'], sizes: [...S2_M0, { size: 'L', stock: 5 }] };
    expect(productData(typed)).toMatchObject({
      availableSizes: ['M', 'L'],
      sizes: [
        { size: 'M', stock: 0 },
        { size: 'L', stock: 5 },
      ],
      sizesBefore: S2_M0,
    });
  });

  it.each<[string, object]>([
    ['it is not counted by size any more', { isStockBySize: false }],
    ['it comes in no sizes any more', { hasVariableSizes: false }],
    ['no size is left', { availableSizes: [] }],
  ])('is one stock once %s', (_name, typed) => {
    const sent = productData({ ...productValues(seen), ...typed });
    expect(sent).toMatchObject({ sizes: [], stock: 2, stockBefore: 2 });
    expect(sent).not.toHaveProperty('sizesBefore');
  });
});

it('a product is shown whole, and copied but for what is counted', () => {
  const fields = Object.keys(PRODUCT_RULES.defaults);
  expect(Object.keys(productValues({ ...good, sizes: [] })).toSorted()).toEqual(fields.toSorted());
  const counted = ['stock', 'stockBefore', 'sizes', 'sizesBefore', 'isStockBySize', 'isUploading'];
  expect([...COPIED_PRODUCT_FIELDS, ...counted].toSorted()).toEqual(fields.toSorted());
});

const CATEGORY = {
  id: 1,
  name: 'Gear',
  description: null,
  sizeChart: null,
  sortOrder: 0,
  isActive: true,
  createdAt: '',
  updatedAt: '',
};

describe('the form of a category', () => {
  it.each<[string, object, object]>([
    ['a good one', { name: 'Gear', description: null, sortOrder: 0, isActive: true }, {}],
    ['nothing', {}, { name: 'Category name is required', sortOrder: 'Sort order must be non-negative' }],
    ['below zero', { name: 'Gear', sortOrder: -1 }, { sortOrder: 'Sort order must be non-negative' }],
    ['half a place', { name: 'Gear', sortOrder: 1.5 }, { sortOrder: 'Sort order must be a whole number' }],
    ['a size chart', { name: 'Gear', sortOrder: 0, sizeChart: 'Size; Hand\nS; 18 cm' }, {}],
    [
      'a size chart of one column',
      { name: 'Gear', sortOrder: 0, sizeChart: 'Size\nS' },
      { sizeChart: 'A size chart has 2 to 8 columns' },
    ],
    ['too long', { name: 'x'.repeat(81), sortOrder: 1 }, { name: 'Category name must be at most 80 characters' }],
  ])('%s', (_name, values, expected) => expect(CATEGORY_RULES.validate({ ...values })).toEqual(expected));

  it('holds the size chart as lines, and sends it as a table', () => {
    const sizeChart = { columns: ['Size', 'Hand'], rows: [['S', '18 cm']] };
    const values = categoryValues({ ...CATEGORY, sizeChart });
    expect(values).toMatchObject({ name: 'Gear', sizeChart: 'Size; Hand\nS; 18 cm' });
    expect(categoryData(values)).toMatchObject({ name: 'Gear', sizeChart });
    expect(categoryData({ ...values, sizeChart: ' ' })).toMatchObject({ sizeChart: null });
    expect(categoryData(categoryValues(undefined))).toMatchObject({ name: '', sizeChart: null });
  });
});
