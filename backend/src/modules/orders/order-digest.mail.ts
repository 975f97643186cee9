import type { Mail } from '../mail/mail.js';
import { type MailedOrder, orderContext } from './mailed-order.js';

/**
 * Confirms the orders of one customer's address beyond those that were confirmed one by one. Oldest first, at least
 * one. Some may have gone on meanwhile: it tells what was so when they were placed.
 */
export function orderDigestMail(orders: MailedOrder[], publicUrl: string): Mail {
  const count = orders.length;
  return {
    to: orders[0]!.customerEmail,
    subject: count === 1 ? `Your order ${orders[0]!.orderNumber}` : `Your ${count} further orders`,
    template: 'order-digest',
    context: { count, isOne: count === 1, orders: orders.map((order) => orderContext(order, publicUrl)) },
  };
}
