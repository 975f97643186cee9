import { cardAmount, type CardOrder, cardPaymentOutcome, MIN_CARD_AMOUNT } from './card-payment.js';

const TOTAL = 49_900;
const order = (fields: Partial<CardOrder> = {}): CardOrder => ({
  status: 'pending',
  totalAmount: TOTAL,
  paidAmount: 0,
  refundedAmount: 0,
  ...fields,
});

it.each<[what: string, fields: Partial<CardOrder>, amount: number]>([
  ['nothing paid yet', {}, TOTAL],
  ['on its way, and still unpaid', { status: 'shipped' }, TOTAL],
  ['a part came by EFT', { paidAmount: 9_900 }, 40_000],
  ['paid', { paidAmount: TOTAL }, 0],
  ['cancelled', { status: 'cancelled' }, 0],
  ['refunded', { paidAmount: TOTAL, refundedAmount: TOTAL }, 0],
  ['refunded in part', { paidAmount: TOTAL, refundedAmount: 100 }, 0],
  ['free', { totalAmount: 0 }, 0],
  ['as little as the provider takes', { totalAmount: MIN_CARD_AMOUNT }, MIN_CARD_AMOUNT],
  ['less than the provider takes', { totalAmount: MIN_CARD_AMOUNT - 1 }, 0],
])('of an order that is %s', (_what, fields, amount) => {
  expect(cardAmount(order(fields))).toBe(amount);
});

it.each<[what: string, order: CardOrder | null, amount: number, outcome: string]>([
  ['all of it', order(), TOTAL, 'paid'],
  ['the rest', order({ paidAmount: 9_900 }), 40_000, 'paid'],
  ['of a cancelled order', order({ status: 'cancelled' }), TOTAL, 'unexpected'],
  ['of a refunded order', order({ paidAmount: TOTAL, refundedAmount: TOTAL }), TOTAL, 'unexpected'],
  ['a cent too little', order(), TOTAL - 1, 'refund'],
  ['a cent too much', order(), TOTAL + 1, 'refund'],
  ['the whole, of which a part came by EFT meanwhile', order({ paidAmount: 9_900 }), TOTAL, 'refund'],
  ['of an order that is paid', order({ paidAmount: TOTAL }), TOTAL, 'refund'],
  ['nothing, of an order that is paid', order({ paidAmount: TOTAL }), 0, 'refund'],
  ['of a cancelled order that was paid', order({ status: 'cancelled', paidAmount: TOTAL }), TOTAL, 'refund'],
  ['of a deleted order', null, TOTAL, 'refund'],
])('money that came in: %s', (_what, paid, amount, outcome) => {
  expect(cardPaymentOutcome(paid, amount)).toBe(outcome);
});
