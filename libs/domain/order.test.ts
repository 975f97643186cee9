import type { DeliveryOption } from '#libs/domain/delivery';
import {
  type AskedLine,
  holdsStock,
  type OfferedProduct,
  ORDER_STATUSES,
  type OrderFault,
  orderFaults,
  quantitiesByProduct,
  sizesToChoose,
  stockChanges,
  stockEffectOfDeletion,
  stockEffectOfStatus,
} from '#libs/domain/order';

describe('the stock of an order', () => {
  test.each(ORDER_STATUSES.map((status) => [status, status !== 'cancelled'] as const))(
    '%s holds it: %p',
    (status, holds) => expect(holdsStock(status)).toBe(holds),
  );

  const between = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));
  test.each(between)('from %s to %s', (from, to) => {
    const expected = from === to ? 'none' : to === 'cancelled' ? 'return' : from === 'cancelled' ? 'take' : 'none';
    expect(stockEffectOfStatus(from, to)).toBe(expected);
  });

  test.each([
    ['pending', 'return'],
    ['processing', 'return'],
    ['shipped', 'none'],
    ['delivered', 'none'],
    ['cancelled', 'none'],
  ] as const)('%s and deleted: %s', (status, effect) => expect(stockEffectOfDeletion(status)).toBe(effect));
});

test.each([
  ['none', [], []],
  ['one', [[7, 2]], [[7, 2]]],
  [
    'lines of one product together',
    [
      [7, 2],
      [7, 3],
    ],
    [[7, 5]],
  ],
  [
    'by id, as numbers',
    [
      [10, 1],
      [9, 1],
      [100, 4],
      [9, 2],
    ],
    [
      [9, 3],
      [10, 1],
      [100, 4],
    ],
  ],
])('quantities by product: %s', (_what, lines, expected) => {
  const given = lines.map(([productId = 0, quantity = 0]) => ({ productId, quantity }));
  expect(quantitiesByProduct(given).map(({ productId, quantity }) => [productId, quantity])).toEqual(expected);
});

test.each([
  [true, ['S', 'M'], ['S', 'M']],
  [true, [], []],
  [false, ['S'], []],
])('sizes to choose: options %p, %j', (hasVariableSizes, availableSizes, expected) =>
  expect(sizesToChoose({ hasVariableSizes, availableSizes })).toEqual(expected),
);

const GUARD: OfferedProduct = {
  id: 1,
  name: 'Mouth Guard',
  priceCents: 14_900,
  stock: 3,
  hasVariableSizes: false,
  availableSizes: [],
  sizes: [],
  isAvailable: true,
};
const GI: OfferedProduct = {
  id: 2,
  name: 'Training Gi',
  priceCents: 119_900,
  stock: 5,
  hasVariableSizes: true,
  availableSizes: ['S', 'M'],
  sizes: [],
  isAvailable: true,
};
const guard = (asked: Partial<AskedLine> = {}): AskedLine => ({
  productId: 1,
  quantity: 1,
  unitPriceCents: 14_900,
  selectedSize: null,
  ...asked,
});
const gi = (asked: Partial<AskedLine> = {}): AskedLine => ({
  productId: 2,
  quantity: 1,
  unitPriceCents: 119_900,
  selectedSize: 'M',
  ...asked,
});

const CASES: [
  what: string,
  lines: AskedLine[],
  totalCents: number,
  faults: OrderFault[],
  changed?: Partial<OfferedProduct>,
][] = [
  ['as it is shown', [guard(), gi()], 134_800, []],
  ['all of the stock', [guard({ quantity: 3 })], 44_700, []],
  ['all of the stock in two lines', [gi({ quantity: 2 }), gi({ quantity: 3, selectedSize: 'S' })], 599_500, []],
  [
    'one more than there is',
    [guard({ quantity: 4 })],
    59_600,
    [{ kind: 'stock', line: 0, name: 'Mouth Guard', size: null, left: 3 }],
  ],
  [
    'one more than there is in two lines',
    [gi({ quantity: 3 }), guard(), gi({ quantity: 3, selectedSize: 'S' })],
    734_300,
    [
      { kind: 'stock', line: 0, name: 'Training Gi', size: null, left: 5 },
      { kind: 'stock', line: 2, name: 'Training Gi', size: null, left: 5 },
    ],
  ],
  ['as many as an order may have', [guard({ quantity: 10 })], 149_000, [], { stock: 11 }],
  [
    'more than an order may have, in two lines',
    [guard({ quantity: 4 }), guard({ quantity: 7 })],
    163_900,
    [
      { kind: 'most', line: 0, name: 'Mouth Guard', max: 10 },
      { kind: 'most', line: 1, name: 'Mouth Guard', max: 10 },
    ],
    { stock: 11 },
  ],
  [
    'more than an order may have and than there is',
    [guard({ quantity: 11 })],
    163_900,
    [{ kind: 'stock', line: 0, name: 'Mouth Guard', size: null, left: 3 }],
  ],
  [
    'nothing left',
    [guard()],
    14_900,
    [{ kind: 'stock', line: 0, name: 'Mouth Guard', size: null, left: 0 }],
    { stock: 0 },
  ],
  [
    'another price, the total with it',
    [gi(), guard({ unitPriceCents: 13_900 })],
    133_800,
    [
      { kind: 'price', line: 1, name: 'Mouth Guard', priceCents: 14_900 },
      { kind: 'total', name: 'Training Gi', otherLines: 1, deliveryCents: 0, totalCents: 134_800 },
    ],
  ],
  [
    'another price, the right total',
    [guard({ unitPriceCents: 0 })],
    14_900,
    [{ kind: 'price', line: 0, name: 'Mouth Guard', priceCents: 14_900 }],
  ],
  [
    'another total',
    [guard()],
    14_901,
    [{ kind: 'total', name: 'Mouth Guard', otherLines: 0, deliveryCents: 0, totalCents: 14_900 }],
  ],
  [
    'a size there is not',
    [gi({ selectedSize: 'XL' })],
    119_900,
    [{ kind: 'size', line: 0, name: 'Training Gi', size: 'XL', sizes: ['S', 'M'] }],
  ],
  [
    'a size in other letters',
    [gi({ selectedSize: 'm' })],
    119_900,
    [{ kind: 'size', line: 0, name: 'Training Gi', size: 'm', sizes: ['S', 'M'] }],
  ],
  [
    'a size of what has none',
    [guard({ selectedSize: 'M' })],
    14_900,
    [{ kind: 'size', line: 0, name: 'Mouth Guard', size: 'M', sizes: [] }],
  ],
  ['no size of what has some', [gi({ selectedSize: null })], 119_900, []],
  ['no such product: no total to compare with', [guard({ productId: 9 }), gi()], 1, [{ kind: 'gone', line: 0 }]],
  [
    'not sold any more, whatever else',
    [guard({ quantity: 9, unitPriceCents: 1, selectedSize: 'M' })],
    9,
    [{ kind: 'unavailable', line: 0, name: 'Mouth Guard' }],
    { isAvailable: false },
  ],
  [
    'everything at once',
    [guard({ quantity: 4, unitPriceCents: 1, selectedSize: 'M' })],
    4,
    [
      { kind: 'price', line: 0, name: 'Mouth Guard', priceCents: 14_900 },
      { kind: 'size', line: 0, name: 'Mouth Guard', size: 'M', sizes: [] },
      { kind: 'stock', line: 0, name: 'Mouth Guard', size: null, left: 3 },
      { kind: 'total', name: 'Mouth Guard', otherLines: 0, deliveryCents: 0, totalCents: 59_600 },
    ],
  ],
];

test.each(CASES)('faults of an order: %s', (_what, lines, totalCents, faults, changed = {}) => {
  const products = new Map([{ ...GUARD, ...changed }, GI].map((product) => [product.id, product]));
  const terms = { maxPerProduct: 10, deliveryOptions: [] };
  expect(orderFaults({ lines, totalCents, deliveryOptionId: null }, products, terms)).toEqual(faults);
});

const RASH_GUARD: OfferedProduct = {
  ...GI,
  id: 3,
  name: 'Rash Guard',
  priceCents: 100,
  sizes: [
    { size: 'S', stock: 4 },
    { size: 'M', stock: 1 },
  ],
};
const rashGuard = (quantity: number, selectedSize: string | null): AskedLine => ({
  productId: 3,
  quantity,
  unitPriceCents: 100,
  selectedSize,
});

test.each<[what: string, lines: AskedLine[], faults: OrderFault[], maxPerProduct?: number]>([
  ['all of both sizes', [rashGuard(4, 'S'), rashGuard(1, 'M')], []],
  [
    'one more than there is of a size, although the other has some',
    [rashGuard(2, 'M'), rashGuard(1, 'S')],
    [{ kind: 'stock', line: 0, name: 'Rash Guard', size: 'M', left: 1 }],
  ],
  [
    'one more than there is of a size in two lines',
    [rashGuard(1, 'M'), rashGuard(1, 'M'), rashGuard(4, 'S')],
    [
      { kind: 'stock', line: 0, name: 'Rash Guard', size: 'M', left: 1 },
      { kind: 'stock', line: 1, name: 'Rash Guard', size: 'M', left: 1 },
    ],
  ],
  ['no size', [rashGuard(1, null)], [{ kind: 'sizeMissing', line: 0, name: 'Rash Guard' }]],
  [
    'a size there is not',
    [rashGuard(9, 'XL')],
    [{ kind: 'size', line: 0, name: 'Rash Guard', size: 'XL', sizes: ['S', 'M'] }],
  ],
  [
    'more than an order may have of the product, in two sizes',
    [rashGuard(3, 'S'), rashGuard(1, 'M')],
    [
      { kind: 'most', line: 0, name: 'Rash Guard', max: 3 },
      { kind: 'most', line: 1, name: 'Rash Guard', max: 3 },
    ],
    3,
  ],
])('stock by size: %s', (_what, lines, faults, maxPerProduct = 10) => {
  const totalCents = lines.reduce((sum, { quantity }) => sum + quantity * 100, 0);
  const terms = { maxPerProduct, deliveryOptions: [] };
  const products = new Map([[RASH_GUARD.id, RASH_GUARD]]);
  expect(orderFaults({ lines, totalCents, deliveryOptionId: null }, products, terms)).toEqual(faults);
});

test('what is taken is told in all and by size, lines of one size together', () => {
  const lines = [gi(), rashGuard(2, 'S'), gi({ quantity: 2, selectedSize: null }), rashGuard(1, 'S'), gi()];
  expect(stockChanges(lines)).toEqual([
    { productId: 2, quantity: 4, sizes: { M: 2 } },
    { productId: 3, quantity: 3, sizes: { S: 3 } },
  ]);
  expect(JSON.stringify(stockChanges([rashGuard(1, '__proto__')])[0]!.sizes)).toBe('{"__proto__":1}');
});

const COURIER: DeliveryOption = {
  id: 'courier',
  name: 'Courier',
  kind: 'delivery',
  price: 12_000,
  freeFrom: 100_000,
  isActive: true,
};

test.each<[what: string, id: string | null, lines: AskedLine[], totalCents: number, faults: OrderFault[]]>([
  ['none chosen', null, [guard()], 14_900, []],
  ['its price is part of the total', 'courier', [guard()], 26_900, []],
  ['it is free from a sum on', 'courier', [gi()], 119_900, []],
  [
    'its price is forgotten',
    'courier',
    [guard()],
    14_900,
    [{ kind: 'total', name: 'Mouth Guard', otherLines: 0, deliveryCents: 12_000, totalCents: 26_900 }],
  ],
  ['it is not offered at the moment', 'pigeon', [guard()], 14_900, [{ kind: 'delivery' }]],
  ['there was never such a one', 'tram', [guard()], 26_900, [{ kind: 'delivery' }]],
])('delivery: %s', (_what, deliveryOptionId, lines, totalCents, faults) => {
  const products = new Map([GUARD, GI].map((product) => [product.id, product]));
  const deliveryOptions = [COURIER, { ...COURIER, id: 'pigeon', isActive: false }];
  const terms = { maxPerProduct: 10, deliveryOptions };
  expect(orderFaults({ lines, totalCents, deliveryOptionId }, products, terms)).toEqual(faults);
});
