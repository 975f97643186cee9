import { orderReceipt, type RecordedMoney } from '#libs/domain/order-receipt';
import type { OrderState } from '#libs/domain/order-story';

const BANK = { holder: 'Storm Combat', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' };
const ORDER: OrderState = {
  status: 'pending',
  pastStatuses: [],
  trackingNumber: null,
  carrier: null,
  orderNumber: 'SC-0001-0002-0003-0004',
  delivery: null,
  bank: BANK,
  cardProvider: null,
  totalAmount: 50_000,
  paidAmount: 0,
  refundedAmount: 0,
};
const DAY = '26 November 2026';
const paid = (amount: number, method: RecordedMoney['method'] = 'eft') => ({
  kind: 'payment' as const,
  amount,
  method,
});
const refunded = (amount: number) => ({ kind: 'refund' as const, amount, method: 'eft' as const });

it.each([
  [
    'all of it',
    { paidAmount: 50_000 },
    paid(50_000),
    'is paid',
    ['We received R500.00 by EFT on 26 November 2026.', 'Your order is paid in full.'],
    0,
  ],
  [
    'the rest, in cash',
    { paidAmount: 50_000 },
    paid(20_000, 'cash'),
    'is paid',
    ['We received R200.00 in cash on 26 November 2026.', 'Your order is paid in full.'],
    0,
  ],
  [
    'a part',
    { paidAmount: 20_000 },
    paid(20_000, 'other'),
    'is partly paid',
    [
      'We received R200.00 on 26 November 2026.',
      'R300.00 is left to pay. Please pay it into this account, with the order number as reference.',
    ],
    6,
  ],
  [
    'a part, while the school tells how to pay',
    { paidAmount: 20_000, bank: null },
    paid(20_000, 'card'),
    'is partly paid',
    ['We received R200.00 by card on 26 November 2026.', 'R300.00 is left to pay.'],
    0,
  ],
  [
    'a part of an order that is cancelled',
    { status: 'cancelled' as const, paidAmount: 20_000 },
    paid(20_000),
    'is cancelled, and we received your payment',
    [
      'We received R200.00 by EFT on 26 November 2026.',
      "This order had already been cancelled, so we'll contact you about a refund.",
    ],
    0,
  ],
  [
    'a refund of all',
    { paidAmount: 50_000, refundedAmount: 50_000 },
    refunded(50_000),
    'was refunded',
    ['We refunded R500.00 by EFT on 26 November 2026.', 'That is everything you paid for this order.'],
    0,
  ],
  [
    'a refund of a part',
    { paidAmount: 50_000, refundedAmount: 10_000 },
    refunded(10_000),
    'was partly refunded',
    ['We refunded R100.00 by EFT on 26 November 2026.'],
    0,
  ],
])('%s', (_what, now, money, subject, sentences, accountLines) => {
  const receipt = orderReceipt({ ...ORDER, ...now }, money, DAY);
  expect([receipt.subject, receipt.sentences, receipt.account.length]).toEqual([subject, sentences, accountLines]);
});
