import { purchaseOf } from './purchase';

const bag = { id: 1, stock: 3, hasVariableSizes: false, availableSizes: [], sizes: [] };
const gi = { id: 2, stock: 3, hasVariableSizes: true, availableSizes: ['S', 'M'], sizes: [] };
const bySize = {
  ...gi,
  sizes: [
    { size: 'S', stock: 1 },
    { size: 'M', stock: 2 },
  ],
};
const line = (productId: number, selectedSize: string | null, quantity: number) => ({
  productId,
  selectedSize,
  quantity,
});

describe('without sizes', () => {
  test.each([
    [
      'not in the cart',
      bag,
      [line(2, 'S', 3)],
      { inCart: 0, isInCart: false, canAddMore: true, canTakeOne: false, isSizeMissing: false },
    ],
    [
      'one in the cart: minus does nothing',
      bag,
      [line(1, null, 1)],
      { inCart: 1, isInCart: true, canAddMore: true, canTakeOne: false },
    ],
    ['two in the cart', bag, [line(1, null, 2)], { inCart: 2, canAddMore: true, canTakeOne: true }],
    ['all there are', bag, [line(1, null, 3)], { inCart: 3, canAddMore: false, canTakeOne: true }],
    ['more than there are now', bag, [line(1, null, 5)], { inCart: 5, canAddMore: false, canTakeOne: true }],
    [
      'as many as an order may have',
      { ...bag, stock: 99 },
      [line(1, null, 10)],
      { inCart: 10, canAddMore: false, canTakeOne: true },
    ],
    ['sold out', { ...bag, stock: 0 }, [], { isOutOfStock: true, canAddMore: false }],
    ['below nothing', { ...bag, stock: -1 }, [], { isOutOfStock: true, canAddMore: false }],
    [
      'said to have sizes, and has none',
      { ...bag, hasVariableSizes: true },
      [],
      { isSizeMissing: false, size: null, canAddMore: true },
    ],
  ])('%s', (_case, product, lines, expected) => expect(purchaseOf(product, lines, undefined)).toMatchObject(expected));
});

describe('in sizes', () => {
  test.each([
    ['none chosen', [], undefined, { size: null, isSizeMissing: true, inCart: 0 }],
    [
      '"Choose size" picked again',
      [line(2, 'S', 1)],
      '',
      { size: null, isSizeMissing: true, inCart: 0, isInCart: true },
    ],
    ['one chosen', [line(2, 'S', 2)], 'M', { size: 'M', isSizeMissing: false, inCart: 0, canAddMore: true }],
    ['the chosen one is in the cart', [line(2, 'S', 2)], 'S', { size: 'S', inCart: 2, canTakeOne: true }],
    [
      'the one in the cart, as long as none is picked',
      [line(2, 'S', 1), line(2, 'M', 1)],
      undefined,
      { size: 'M', inCart: 1 },
    ],
    [
      'one in the cart that it does not come in any more',
      [line(2, 'XL', 1)],
      undefined,
      { size: null, isSizeMissing: true, isInCart: true },
    ],
    ['another size takes all the stock', [line(2, 'S', 3)], 'M', { size: 'M', inCart: 0, canAddMore: false }],
    ['both sizes together take all', [line(2, 'S', 2), line(2, 'M', 1)], 'M', { inCart: 1, canAddMore: false }],
  ])('%s', (_case, lines, picked, expected) => expect(purchaseOf(gi, lines, picked)).toMatchObject(expected));
});

describe('with a stock of each size', () => {
  test.each([
    ['none chosen: the size is asked for', [], undefined, { isSizeMissing: true, canAddMore: true, stock: 3 }],
    ['all of the chosen one are in the cart', [line(2, 'S', 1)], 'S', { canAddMore: false, stock: 1 }],
    ['the other one has some left', [line(2, 'S', 1)], 'M', { canAddMore: true, stock: 2 }],
    ['more of the other than there is of all', [line(2, 'S', 3)], 'M', { canAddMore: true, stock: 2 }],
    ['all that an order may have, in the other', [line(2, 'S', 10)], 'M', { canAddMore: false, stock: 2 }],
    ['all that an order may have, none chosen', [line(2, 'S', 10)], '', { isSizeMissing: true, canAddMore: false }],
  ])('%s', (_case, lines, picked, expected) => expect(purchaseOf(bySize, lines, picked)).toMatchObject(expected));
});
