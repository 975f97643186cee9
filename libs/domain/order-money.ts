// What has been paid of an order (CONTRACT section 7, "Payment"). The database view order_records says the same of its
// rows.
import type { OrderStatus } from '#libs/domain/order';

export const ORDER_PAYMENT_STATUSES = ['unpaid', 'paid', 'refunded'] as const;
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number];

/** Cents, all of them. */
export interface OrderMoney {
  totalAmount: number;
  /** All payments together, refunded or not. */
  paidAmount: number;
  refundedAmount: number;
}

/** Paid once payments less refunds reach the total, refunded once all that was paid went back. */
export function paymentStatusOf(money: OrderMoney): OrderPaymentStatus {
  if (keptAmount(money) >= money.totalAmount) return 'paid';
  return money.paidAmount > 0 && money.refundedAmount === money.paidAmount ? 'refunded' : 'unpaid';
}

/** What the school has of the customer's money, in cents: as much can be refunded. */
export function keptAmount({ paidAmount, refundedAmount }: Pick<OrderMoney, 'paidAmount' | 'refundedAmount'>): number {
  return paidAmount - refundedAmount;
}

/** What is left to pay, in cents. */
export function owedAmount(money: OrderMoney): number {
  return Math.max(0, money.totalAmount - keptAmount(money));
}

/** What the customer is asked for, in cents: nothing of an order that is cancelled, or of which money went back. */
export function payableAmount({ status, ...money }: OrderMoney & { status: OrderStatus }): number {
  return status === 'cancelled' || money.refundedAmount > 0 ? 0 : owedAmount(money);
}

export function sumsOf(
  payments: readonly { amount: number }[],
  refunds: readonly { amount: number }[],
): Pick<OrderMoney, 'paidAmount' | 'refundedAmount'> {
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  return { paidAmount: sum(payments), refundedAmount: sum(refunds) };
}

/** What an order is set to once it is settled. */
export const GOES_ON: readonly OrderStatus[] = ['processing', 'shipped', 'delivered'];

/**
 * Cents that a change of status records as paid: staff take an order out of `pending` once it is settled (spec 2
 * section 1), unless they say that it is not.
 */
export function paidByStatus(
  { status, ...money }: OrderMoney & { status: OrderStatus },
  to: OrderStatus,
  saidPaid = true,
): number {
  const isSettled = saidPaid && status === 'pending' && GOES_ON.includes(to) && paymentStatusOf(money) === 'unpaid';
  return isSettled ? owedAmount(money) : 0;
}
