import { sizesOf, tidySizes } from './product-sizes.js';

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
