import { ORDER_STATUSES, type OrderStatus } from './order.js';
import { keptAmount, owedAmount, paidByStatus, paymentStatusOf, sumsOf } from './order-money.js';

const TOTAL = 30_000;

test.each([
  ['nothing paid', [], [], 'unpaid', 30_000, 0],
  ['a part', [10_000], [], 'unpaid', 20_000, 10_000],
  ['a cent too little', [29_999], [], 'unpaid', 1, 29_999],
  ['all of it', [30_000], [], 'paid', 0, 30_000],
  ['all of it in parts', [10_000, 20_000], [], 'paid', 0, 30_000],
  ['a part of it given back', [30_000], [10_000], 'unpaid', 10_000, 20_000],
  ['all of it given back', [30_000], [10_000, 20_000], 'refunded', 30_000, 0],
  ['a part paid and given back', [10_000], [10_000], 'refunded', 30_000, 0],
  ['given back and paid again', [30_000, 30_000], [30_000], 'paid', 0, 30_000],
] as const)('%s', (_what, payments, refunds, status, owed, kept) => {
  const amounts = (list: readonly number[]) => list.map((amount) => ({ amount }));
  const money = { totalAmount: TOTAL, ...sumsOf(amounts(payments), amounts(refunds)) };
  expect([paymentStatusOf(money), owedAmount(money), keptAmount(money)]).toEqual([status, owed, kept]);
});

test('an order of nothing owes nothing', () => {
  const money = { totalAmount: 0, paidAmount: 0, refundedAmount: 0 };
  expect([paymentStatusOf(money), owedAmount(money)]).toEqual(['paid', 0]);
});

describe('a change of status records', () => {
  const open = { totalAmount: TOTAL, paidAmount: 0, refundedAmount: 0 };

  test.each<[OrderStatus, OrderStatus[]]>([
    ['pending', ['processing', 'shipped', 'delivered']],
    ['processing', []],
    ['shipped', []],
    ['delivered', []],
    ['cancelled', []],
  ])('from %s the total on the way to %j, and nothing else', (status, settling) => {
    for (const to of ORDER_STATUSES)
      expect([to, paidByStatus({ ...open, status }, to)]).toEqual([to, settling.includes(to) ? TOTAL : 0]);
  });

  test('what is left of a part', () => {
    expect(paidByStatus({ ...open, status: 'pending', paidAmount: 10_000 }, 'processing')).toBe(20_000);
  });

  test.each([
    ['staff say it is not paid', open, false],
    ['it is paid', { ...open, paidAmount: TOTAL }, true],
    ['it was given back', { ...open, paidAmount: TOTAL, refundedAmount: TOTAL }, true],
  ])('nothing when %s', (_when, money, saidPaid) => {
    expect(paidByStatus({ ...money, status: 'pending' }, 'processing', saidPaid)).toBe(0);
  });
});
