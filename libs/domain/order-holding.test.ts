import { ORDER_STATUSES } from './order.js';
import { type Holding, holdingFault, holdsUnpaid, isSamePurchase } from './order-holding.js';

const MAX: Holding = { orders: 3, pieces: 20 };
const NOTHING: Holding = { orders: 0, pieces: 0 };

test.each<[what: string, holdings: Holding[], pieces: number, fault: ReturnType<typeof holdingFault>]>([
  ['the first order', [NOTHING, NOTHING], 1, undefined],
  ['all that may be held, in one order', [NOTHING, NOTHING], 20, undefined],
  ['one piece more in one order', [NOTHING, NOTHING], 21, 'pieces of one order'],
  ['the third order', [{ orders: 2, pieces: 2 }, NOTHING], 1, undefined],
  ['the fourth from one email address', [{ orders: 3, pieces: 3 }, NOTHING], 1, 'order'],
  ['the fourth from one network', [NOTHING, { orders: 3, pieces: 3 }], 1, 'order'],
  ['the last piece', [{ orders: 1, pieces: 15 }, NOTHING], 5, undefined],
  [
    'a piece too many, by the network',
    [
      { orders: 1, pieces: 1 },
      { orders: 2, pieces: 16 },
    ],
    5,
    'pieces',
  ],
  [
    'email address and network are not added up',
    [
      { orders: 2, pieces: 10 },
      { orders: 2, pieces: 10 },
    ],
    10,
    undefined,
  ],
])('%s', (_what, holdings, pieces, fault) => {
  expect(holdingFault(holdings, pieces, MAX)).toBe(fault);
});

test('an order counts as long as it holds stock and is not paid', () => {
  expect(ORDER_STATUSES.filter((status) => holdsUnpaid({ status, paymentStatus: 'unpaid' }))).toEqual([
    'pending',
    'processing',
    'shipped',
    'delivered',
  ]);
  for (const paymentStatus of ['paid', 'refunded'] as const)
    expect(ORDER_STATUSES.some((status) => holdsUnpaid({ status, paymentStatus }))).toBe(false);
});

const gi = (selectedSize: string | null, quantity = 1) => ({ productId: 1, selectedSize, quantity });
const gloves = { productId: 2, selectedSize: null, quantity: 2 };

test.each([
  ['the same', [gi('M'), gloves], [gi('M'), gloves], true],
  ['in another order', [gi('M'), gloves], [gloves, gi('M')], true],
  ['in more lines', [gi('M', 2)], [gi('M'), gi('M')], true],
  ['another size', [gi('M')], [gi('L')], false],
  ['no size', [gi('M')], [gi(null)], false],
  ['another quantity', [gi('M')], [gi('M', 2)], false],
  ['one product more', [gi('M')], [gi('M'), gloves], false],
  ['one product less', [gi('M'), gloves], [gi('M')], false],
  ['a product that was deleted since', [gi('M')], [{ ...gi('M'), productId: null }], false],
])('the same purchase: %s', (_what, one, other, isSame) => {
  expect(isSamePurchase(one, other)).toBe(isSame);
});
