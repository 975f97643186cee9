import type { LineChange } from '#libs/domain/cart-changes';
import { changeWords } from './change-words';

test.each<[LineChange[], quantity: number, string[]]>([
  [[{ kind: 'price', fromCents: 44_900, toCents: 49_900 }], 2, ['Was R449.00, now R499.00.']],
  [[{ kind: 'fewer', left: 2, wanted: 4 }], 2, ['Only 2 left: 2 instead of 4.']],
  [
    [
      { kind: 'price', fromCents: 44_900, toCents: 49_900 },
      { kind: 'fewer', left: 1, wanted: 4 },
    ],
    1,
    ['Was R449.00, now R499.00.', 'Only 1 left: 1 instead of 4.'],
  ],
  [
    [{ kind: 'fewer', left: 0, wanted: 1 }],
    0,
    ['There are no more left, apart from the other sizes in your cart.', "We'll remove it from your cart."],
  ],
  [[{ kind: 'most', max: 10, left: 10, wanted: 12 }], 10, ['Maximum 10 per order: 10 instead of 12.']],
  [
    [{ kind: 'most', max: 10, left: 0, wanted: 2 }],
    0,
    ['Maximum 10 per order, all sizes together.', "We'll remove it from your cart."],
  ],
  [[{ kind: 'sold-out' }], 0, ['Sold out.', "We'll remove it from your cart."]],
  [[{ kind: 'size-gone', size: 'M' }], 0, ['Size M is no longer available.', "We'll remove it from your cart."]],
  [[{ kind: 'size-needed' }], 0, ['Please choose a size in the shop.', "We'll remove it from your cart."]],
  [[{ kind: 'not-sold' }], 0, ['No longer sold.', "We'll remove it from your cart."]],
])('%j', (changes, quantity, words) => {
  expect(changeWords({ changes, quantity })).toEqual(words);
});
