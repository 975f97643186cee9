// What of an order can be paid by card, and what becomes of money that came in by card (CONTRACT section 7). The card
// provider has taken it by then: what does not fit the order is refused by nobody, but kept in sight of the staff.
import { type OrderMoney, owedAmount, payableAmount } from '#libs/domain/order-money';
import type { OrderStatus } from '#libs/domain/order';

/** PayFast takes no less. Cents. */
export const MIN_CARD_AMOUNT = 500;

export interface CardOrder extends OrderMoney {
  status: OrderStatus;
}

/** What can be paid by card, in cents: all that is asked for, or nothing. */
export function cardAmount(order: CardOrder): number {
  const amount = payableAmount(order);
  return amount >= MIN_CARD_AMOUNT ? amount : 0;
}

/**
 * `paid`: as asked for. `unexpected`: it pays what is owed, but nobody asked for it any more, of an order that is
 * cancelled for one. `refund`: it pays nothing of the order, and has to go back.
 */
export const CARD_PAYMENT_OUTCOMES = ['paid', 'unexpected', 'refund'] as const;
export type CardPaymentOutcome = (typeof CARD_PAYMENT_OUTCOMES)[number];

/** @param order null: it was deleted @param amount that came in, in cents */
export function cardPaymentOutcome(order: CardOrder | null, amount: number): CardPaymentOutcome {
  if (order === null || amount <= 0 || amount !== owedAmount(order)) return 'refund';
  return amount === payableAmount(order) ? 'paid' : 'unexpected';
}
