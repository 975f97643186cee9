import { type CartFault, cartFault, type CartOffer, type RequestedLine } from './cart.js';

const PLAIN: CartOffer = { stock: 5, isKeptBySize: false, sizes: [], isAvailable: true };
const SIZED: CartOffer = { stock: 5, isKeptBySize: false, sizes: ['S', 'M'], isAvailable: true };
const NEW_LINE: RequestedLine = { before: 0, after: 1, inOtherSizes: 0, selectedSize: null };

const CASES: [name: string, change: Partial<RequestedLine>, offer: CartOffer, fault: CartFault | undefined][] = [
  ['a first one', {}, PLAIN, undefined],
  ['all there are', { after: 5 }, PLAIN, undefined],
  ['one more than there are', { after: 6 }, PLAIN, 'stock'],
  ['one of what is out of stock', {}, { ...PLAIN, stock: 0 }, 'stock'],
  ['one less than nothing', { after: -1 }, PLAIN, 'belowOne'],
  ['the last one taken away by a minus', { before: 1, after: 0 }, PLAIN, 'belowOne'],
  ['less, although the stock has fallen below it', { before: 9, after: 8 }, PLAIN, undefined],
  ['the same again, although the stock has fallen below it', { before: 9, after: 9 }, PLAIN, undefined],
  ['more, when the stock has fallen below it', { before: 9, after: 10 }, PLAIN, 'stock'],
  ['less of what is no longer sold', { before: 3, after: 2 }, { ...PLAIN, isAvailable: false }, undefined],
  ['more of what is no longer sold', { before: 3, after: 4 }, { ...PLAIN, isAvailable: false }, 'notSold'],
  ['a size', { selectedSize: 'M' }, SIZED, undefined],
  ['no size of a product in sizes', {}, SIZED, 'sizeMissing'],
  ['a size it does not come in', { selectedSize: 'XL' }, SIZED, 'sizeUnknown'],
  ['a size written in another case', { selectedSize: 'm' }, SIZED, 'sizeUnknown'],
  ['a size of a product without sizes', { selectedSize: 'M' }, PLAIN, 'sizeless'],
  ['less of a size that is gone', { before: 2, after: 1, selectedSize: 'XL' }, SIZED, undefined],
  ['as many in two sizes as there are', { before: 1, after: 2, inOtherSizes: 3, selectedSize: 'M' }, SIZED, undefined],
  ['more in two sizes than there are', { before: 1, after: 3, inOtherSizes: 3, selectedSize: 'M' }, SIZED, 'stock'],
  [
    'all of a size with a stock of its own, with more in another',
    { before: 1, after: 5, inOtherSizes: 3, selectedSize: 'M' },
    { ...SIZED, isKeptBySize: true },
    undefined,
  ],
  [
    'more of a size than its own stock',
    { before: 5, after: 6, selectedSize: 'M' },
    { ...SIZED, isKeptBySize: true },
    'stock',
  ],
  ['no size of one with a stock for each', {}, { ...SIZED, isKeptBySize: true, stock: 0 }, 'sizeMissing'],
  [
    'less in one size, with too many in another',
    { before: 3, after: 2, inOtherSizes: 9, selectedSize: 'M' },
    SIZED,
    undefined,
  ],
];

test.each(CASES)('%s', (_name, change, offer, fault) => {
  expect(cartFault({ ...NEW_LINE, ...change }, offer)).toBe(fault);
});
