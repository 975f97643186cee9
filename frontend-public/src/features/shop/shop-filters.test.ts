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
  { name: 'Wraps', description: 'Worn below gloves', price: 129, category: 'gear', stock: 0 },
  { name: 'Gloves 14oz', description: null, price: 749, category: 'gear', stock: 12 },
  { name: 'Gloves 8oz', description: null, price: 699, category: 'gear', stock: 2 },
  { name: 'Gi', description: null, price: 1199, category: 'Apparel', stock: 3 },
];

const ALL = { search: 'glovs', category: 'Gear', isInStockOnly: true, sort: '-price' } as const satisfies ShopFilters;

test.each<[string, ShopFilters]>([
  ['', NO_FILTERS],
  ['category=Gear', { ...NO_FILTERS, category: 'Gear' }],
  ['q=glovs&category=Gear&stock=in&sort=-price', ALL],
  ['category=&stock=out&sort=newest', NO_FILTERS],
])('reads ?%s', (query, filters) => expect(readFilters(new URLSearchParams(query))).toEqual(filters));

test('writes filters beside what else is in the address, and takes them out again', () => {
  const query = writeFilters(new URLSearchParams('ref=flyer'), ALL);
  expect(query.toString()).toBe('ref=flyer&q=glovs&category=Gear&stock=in&sort=-price');
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
  ['searched for, the best first', { search: 'gloves' }, ['Gloves 14oz', 'Gloves 8oz', 'Wraps']],
  ['searched for by two words', { search: 'wraps glove' }, ['Wraps']],
  ['searched for, in another order', { search: 'glovs', sort: 'price' }, ['Gloves 8oz', 'Gloves 14oz', 'Wraps']],
  ['searched for in a category', { search: 'gi', category: 'gear' }, []],
  ['of no category there is', { category: 'Boats' }, []],
])('%s', (_case, filters, names) => {
  expect(chosenProducts(products, { ...NO_FILTERS, ...filters }).map(({ name }) => name)).toEqual(names);
});

test('of a search what is sold out comes after what fits as well, and before what fits less', () => {
  const [sold, equal, less] = ['Red gloves', 'Blue gloves', 'Bag'].map((name) => ({
    ...products[1]!,
    name,
    stock: name === 'Red gloves' ? 0 : 1,
    description: 'With gloves',
  }));
  const shown = chosenProducts([less!, sold!, equal!], { ...NO_FILTERS, search: 'gloves' });
  expect(shown).toEqual([equal, sold, less]);
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
