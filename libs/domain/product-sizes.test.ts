import { isKeptBySize, sizesNamed, sizesOf, soldOutWords, stockIn, stockOfSizes, tidySizes } from './product-sizes.js';

it.each<[string, string[], string[]]>([
  ['nothing', [], []],
  ['sizes in their order', ['XL', 'S', 'M'], ['XL', 'S', 'M']],
  ['blanks around', [' S', 'M ', '\t10 oz\n'], ['S', 'M', '10 oz']],
  ['empty ones', ['', 'S', '   '], ['S']],
  ['repetitions', ['S', 'M', 'S', ' S '], ['S', 'M']],
  ['another case', ['m', 'M'], ['m', 'M']],
  ['blanks inside', ['10 oz', '10  oz'], ['10 oz', '10  oz']],
])('tidies %s', (_what, sizes, tidy) => {
  expect(tidySizes(sizes)).toEqual(tidy);
  expect(tidySizes(tidy)).toEqual(tidy);
});

it('has none while size options are off', () => {
  expect([sizesOf(false, ['S', 'M']), sizesOf(true, ['S', ' S', 'M'])]).toEqual([[], ['S', 'M']]);
});

const S2_M0 = [
  { size: 'S', stock: 2 },
  { size: 'M', stock: 0 },
];

it.each<[string, { stock: number; sizes: typeof S2_M0 }, string | null, number]>([
  ['a product without sizes', { stock: 7, sizes: [] }, null, 7],
  ['sizes that share the stock', { stock: 7, sizes: [] }, 'M', 7],
  ['a size that is left', { stock: 2, sizes: S2_M0 }, 'S', 2],
  ['a size that is sold out', { stock: 2, sizes: S2_M0 }, 'M', 0],
  ['a size it does not come in', { stock: 2, sizes: S2_M0 }, 'L', 0],
  ['a size in another case', { stock: 2, sizes: S2_M0 }, 's', 0],
  ['no size, where each has its own', { stock: 2, sizes: S2_M0 }, null, 0],
])('finds what is to be had of %s', (_what, product, size, left) => {
  expect(stockIn(product, size)).toBe(left);
});

it('names those that are sold out', () => {
  const words = [[], S2_M0.slice(0, 1), S2_M0, [...S2_M0, { size: 'L', stock: 0 }]].map((sizes) =>
    soldOutWords({ sizes }),
  );
  expect(words).toEqual([undefined, undefined, 'M sold out', '2 sizes sold out']);
});

it('adds the sizes up', () => {
  expect([stockOfSizes([]), stockOfSizes(S2_M0), stockOfSizes([...S2_M0, { size: 'L', stock: 5 }])]).toEqual([0, 2, 7]);
  expect([isKeptBySize({ sizes: [] }), isKeptBySize({ sizes: S2_M0 })]).toEqual([false, true]);
});

it.each<[string, typeof S2_M0, string[], typeof S2_M0]>([
  ['of none', [], ['S', 'M'], []],
  ['as they are', S2_M0, ['S', 'M'], S2_M0],
  ['in another order', S2_M0, ['M', 'S'], S2_M0.toReversed()],
  ['one more', S2_M0, ['S', 'M', 'L'], [...S2_M0, { size: 'L', stock: 0 }]],
  ['one less', S2_M0, ['M'], [{ size: 'M', stock: 0 }]],
  ['none any more', S2_M0, [], []],
])('keeps the stock of the sizes that stay: %s', (_what, now, names, sizes) => {
  expect(sizesNamed(now, names)).toEqual(sizes);
});
