import { acceptedLines, cartChanges, type CartLine, type LineChange } from './cart-changes.js';
import { seenLine } from './seen-line.js';

const shirt = {
  name: 'Shirt',
  price: 44_900,
  stock: 10,
  hasVariableSizes: true,
  availableSizes: ['S', 'M', 'L'],
  sizes: [],
  isAvailable: true,
};
const gloves = {
  name: 'Gloves',
  price: 74_900,
  stock: 5,
  hasVariableSizes: false,
  availableSizes: [],
  sizes: [],
  isAvailable: true,
};

const inM: CartLine = { id: 'a', productId: 1, quantity: 2, selectedSize: 'M', product: shirt };
const inL: CartLine = { id: 'b', productId: 1, quantity: 3, selectedSize: 'L', product: shirt };
const pair: CartLine = { id: 'c', productId: 2, quantity: 4, selectedSize: null, product: gloves };

function withProduct(line: CartLine, fields: Partial<CartLine['product']>): CartLine {
  return { ...line, product: { ...line.product, ...fields } };
}

const keptBySize = (m: number, l: number) => [
  { size: 'M', stock: m },
  { size: 'L', stock: l },
];

const MAX = 10;
const changesOf = (seen: CartLine[], present: CartLine[]) => cartChanges(seen.map(seenLine), present, MAX);

type Case = [
  name: string,
  seen: CartLine[],
  present: CartLine[],
  changes: Record<string, [LineChange[], quantity: number]>,
];

const cases: Case[] = [
  ['nothing', [inM, pair], [inM, pair], {}],
  ['an empty cart', [], [], {}],
  [
    'a price went up',
    [pair],
    [withProduct(pair, { price: 79_900 })],
    { c: [[{ kind: 'price', fromCents: 74_900, toCents: 79_900 }], 4] },
  ],
  [
    'a price went down',
    [pair],
    [withProduct(pair, { price: 100 })],
    { c: [[{ kind: 'price', fromCents: 74_900, toCents: 100 }], 4] },
  ],
  ['exactly enough is left', [pair], [withProduct(pair, { stock: 4 })], {}],
  ['fewer are left', [pair], [withProduct(pair, { stock: 3 })], { c: [[{ kind: 'fewer', left: 3, wanted: 4 }], 3] }],
  [
    'price and stock at once',
    [pair],
    [withProduct(pair, { price: 100, stock: 1 })],
    {
      c: [
        [
          { kind: 'price', fromCents: 74_900, toCents: 100 },
          { kind: 'fewer', left: 1, wanted: 4 },
        ],
        1,
      ],
    },
  ],
  ['none are left', [pair], [withProduct(pair, { stock: 0, price: 100 })], { c: [[{ kind: 'sold-out' }], 0] }],
  [
    'not for sale, whatever its stock',
    [pair],
    [withProduct(pair, { isAvailable: false, stock: 0 })],
    { c: [[{ kind: 'not-sold' }], 0] },
  ],
  [
    'its size is gone',
    [inM],
    [withProduct(inM, { availableSizes: ['S', 'L'] })],
    { a: [[{ kind: 'size-gone', size: 'M' }], 0] },
  ],
  [
    'it comes in no sizes any more',
    [inM],
    [withProduct(inM, { hasVariableSizes: false })],
    { a: [[{ kind: 'size-gone', size: 'M' }], 0] },
  ],
  [
    'it comes in sizes now: an order without one is taken',
    [pair],
    [withProduct(pair, { hasVariableSizes: true, availableSizes: ['S'] })],
    {},
  ],
  ['two sizes share enough', [inM, inL], [inM, inL].map((line) => withProduct(line, { stock: 5 })), {}],
  [
    'two sizes share too little: the first keeps its own',
    [inM, inL],
    [inM, inL].map((line) => withProduct(line, { stock: 4 })),
    { b: [[{ kind: 'fewer', left: 2, wanted: 3 }], 2] },
  ],
  [
    'two sizes, and the first takes all',
    [inM, inL],
    [inM, inL].map((line) => withProduct(line, { stock: 2 })),
    { b: [[{ kind: 'fewer', left: 0, wanted: 3 }], 0] },
  ],
  [
    'a line that drops out leaves its stock to the next',
    [inM, inL],
    [inM, inL].map((line) => withProduct(line, { stock: 3, availableSizes: ['L'] })),
    { a: [[{ kind: 'size-gone', size: 'M' }], 0] },
  ],
  [
    'each size has its own stock: one is sold out, the other is enough',
    [inM, inL],
    [inM, inL].map((line) => withProduct(line, { stock: 3, sizes: keptBySize(0, 3) })),
    { a: [[{ kind: 'sold-out' }], 0] },
  ],
  [
    'each size has its own stock: fewer are left of one, whatever there is of the other',
    [inM, inL],
    [inM, inL].map((line) => withProduct(line, { stock: 9, sizes: keptBySize(1, 8) })),
    { a: [[{ kind: 'fewer', left: 1, wanted: 2 }], 1] },
  ],
  [
    'each size has its own stock, and they are more than an order may have',
    [],
    [{ ...inM, quantity: 9 }, inL].map((line) => withProduct(line, { stock: 18, sizes: keptBySize(9, 9) })),
    { b: [[{ kind: 'most', max: 10, left: 1, wanted: 3 }], 1] },
  ],
  [
    'each size has its own stock by now, and none was chosen',
    [pair],
    [withProduct(pair, { hasVariableSizes: true, availableSizes: ['M', 'L'], sizes: keptBySize(1, 4) })],
    { c: [[{ kind: 'size-needed' }], 0] },
  ],
  ['a price changed before the line was seen', [inM], [inM, withProduct(pair, { price: 100 })], {}],
  ['as many as an order may have', [], [withProduct({ ...pair, quantity: 10 }, { stock: 99 })], {}],
  [
    'more than an order may have',
    [],
    [withProduct({ ...pair, quantity: 12 }, { stock: 99 })],
    { c: [[{ kind: 'most', max: 10, left: 10, wanted: 12 }], 10] },
  ],
  [
    'two sizes, more than an order may have',
    [],
    [{ ...inM, quantity: 10 }, inL].map((line) => withProduct(line, { stock: 99 })),
    { b: [[{ kind: 'most', max: 10, left: 0, wanted: 3 }], 0] },
  ],
  ['the product was deleted', [inM, pair], [pair], { 'gone-1-M': [[{ kind: 'not-sold' }], 0] }],
  [
    'everything was deleted',
    [inM, pair],
    [],
    { 'gone-1-M': [[{ kind: 'not-sold' }], 0], 'gone-2-': [[{ kind: 'not-sold' }], 0] },
  ],
  [
    'a line added since is no change, but takes its share',
    [inL],
    [inM, inL].map((line) => withProduct(line, { stock: 4 })),
    { b: [[{ kind: 'fewer', left: 2, wanted: 3 }], 2] },
  ],
];

test.each(cases)('%s', (_name, seen, present, expected) => {
  const changed = changesOf(seen, present);
  expect(Object.fromEntries(changed.map(({ id, changes, quantity }) => [id, [changes, quantity]]))).toEqual(expected);
});

test.each(cases)('%s: once accepted there is nothing left to accept', (_name, seen, present) => {
  const accepted = acceptedLines(present, changesOf(seen, present));
  expect(accepted.every(({ quantity }) => quantity > 0)).toBe(true);
  expect(changesOf(accepted, accepted)).toEqual([]);
});

test('a change names its line as the page knew it', () => {
  expect(changesOf([inM], [])).toEqual([
    { id: 'gone-1-M', name: 'Shirt', selectedSize: 'M', changes: [{ kind: 'not-sold' }], quantity: 0 },
  ]);
});

test('accepting leaves the other lines as they are', () => {
  const present = [withProduct(inM, { isAvailable: false }), withProduct(pair, { stock: 3 })];
  expect(acceptedLines(present, changesOf([inM, pair], present)).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['c', 3],
  ]);
});
