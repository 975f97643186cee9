import {
  categoryChoices,
  chosenProducts,
  countWords,
  NO_FILTERS,
  readFilters,
  writeFilters,
  type ShopFilters,
} from './shop-filters';

const products = [
  { name: 'Wraps', price: 129, category: 'gear', stock: 0 },
  { name: 'Gloves 14oz', price: 749, category: 'gear', stock: 12 },
  { name: 'Gloves 8oz', price: 699, category: 'gear', stock: 2 },
  { name: 'Gi', price: 1199, category: 'Apparel', stock: 3 },
];

const ALL = { category: 'Gear', isInStockOnly: true, sort: '-price' } as const satisfies ShopFilters;

test.each<[string, ShopFilters]>([
  ['', NO_FILTERS],
  ['category=Gear', { ...NO_FILTERS, category: 'Gear' }],
  ['category=Gear&stock=in&sort=-price', ALL],
  ['category=&stock=out&sort=newest', NO_FILTERS],
])('reads ?%s', (query, filters) => expect(readFilters(new URLSearchParams(query))).toEqual(filters));

test('writes filters beside what else is in the address, and takes them out again', () => {
  const query = writeFilters(new URLSearchParams('ref=flyer'), ALL);
  expect(query.toString()).toBe('ref=flyer&category=Gear&stock=in&sort=-price');
  expect(readFilters(query)).toEqual(ALL);
  expect(writeFilters(query, NO_FILTERS).toString()).toBe('ref=flyer');
});

test.each<[string, Partial<ShopFilters>, string[]]>([
  ['as the school orders them, sold out last', {}, ['Gloves 14oz', 'Gloves 8oz', 'Gi', 'Wraps']],
  ['cheapest first, sold out last', { sort: 'price' }, ['Gloves 8oz', 'Gloves 14oz', 'Gi', 'Wraps']],
  ['dearest first', { sort: '-price' }, ['Gi', 'Gloves 14oz', 'Gloves 8oz', 'Wraps']],
  ['by name, numbers as numbers', { sort: 'name' }, ['Gi', 'Gloves 8oz', 'Gloves 14oz', 'Wraps']],
  ['of a category', { category: 'gear' }, ['Gloves 14oz', 'Gloves 8oz', 'Wraps']],
  ['of a category in another case', { category: 'apparel' }, ['Gi']],
  ['in stock', { isInStockOnly: true }, ['Gloves 14oz', 'Gloves 8oz', 'Gi']],
  ['of no category there is', { category: 'Boats' }, []],
])('%s', (_case, filters, names) => {
  expect(chosenProducts(products, { ...NO_FILTERS, ...filters }).map(({ name }) => name)).toEqual(names);
});

test.each([
  [undefined, ['Gear', 'Apparel']],
  ['GEAR', ['Gear', 'Apparel']],
  ['boats', ['Gear', 'Apparel', 'Boats']],
])('offers the categories of the products, capitalised, when %s is asked for', (asked, labels) => {
  expect(categoryChoices(products, asked).map(({ label }) => label)).toEqual(labels);
});

test.each([
  [13, 13, '13 products'],
  [1, 1, '1 product'],
  [4, 13, '4 of 13 products'],
  [0, 1, '0 of 1 product'],
  [0, 0, '0 products'],
])('%i of %i', (matching, total, words) => expect(countWords(matching, total)).toBe(words));
