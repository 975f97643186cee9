/** Payments and refunds of orders: their limits, and what is said of them (CONTRACT section 7, "Payment"). */
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { formatRand } from '#libs/domain/money';
import { type OrderMoney, type OrderPaymentStatus, paymentStatusOf } from '#libs/domain/order-money';

export const ORDER_PAYMENT_STATUS_WORDS: Record<OrderPaymentStatus, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  refunded: 'Refunded',
};

/** How an order's money stands: what was paid or refunded in part is still asked for as unpaid, and not called so. */
export function orderPaymentWords(money: OrderMoney): string {
  const status = paymentStatusOf(money);
  if (status !== 'unpaid' || money.paidAmount === 0) return ORDER_PAYMENT_STATUS_WORDS[status];
  return money.refundedAmount > 0 ? 'Refunded in part' : 'Paid in part';
}

const { date, method, reference } = INVOICE_RULES.payment;

/** What an order may come to is the most that can be paid for one. */
export const ORDER_PAYMENT_RULES = {
  date,
  method,
  reference,
  amount: { min: 1, max: 2_000_000_000, invalid: 'Amount must be more than R0.00' },
  paid: { wrongType: 'paid must be true or false', alone: 'paid is said of a change of status' },
  returnStock: { wrongType: 'returnStock must be true or false' },
  maxCount: 200,
  tooMany: 'An order has at most 200 payments and refunds',
  otherBody: 'This Idempotency-Key was used for another payment',
} as const;

/** Why a payment is not recorded. @param owed cents */
export function paysMoreThanOwed(owed: number): string {
  return owed > 0 ? `At most ${formatRand(owed)} of this order is left to pay` : 'Nothing is owed on this order';
}

/** Why a refund is not recorded. @param kept cents that the school has of the customer's */
export function refundsMoreThanPaid(kept: number): string {
  return kept > 0 ? `At most ${formatRand(kept)} of this order can be refunded` : 'Nothing is paid on this order';
}

/** Toasts of the back-office. */
export const ORDER_PAYMENT_MESSAGES = {
  paymentRecorded: 'Payment recorded',
  paymentFailed: 'Failed to record payment',
  refundRecorded: 'Refund recorded',
  refundFailed: 'Failed to record refund',
} as const;
