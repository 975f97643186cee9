import { formatRand } from '#libs/domain/money';
import type { Mail } from '../mail/mail.js';
import { type MailedOrder, orderContext } from './mailed-order.js';

const NAME_CHARACTERS = 60;

/** Tells the staff of an order. Answering the mail answers the customer. */
export function orderNoticeMail(order: MailedOrder, staffEmail: string, publicUrl: string): Mail {
  return {
    to: staffEmail,
    replyTo: order.customerEmail,
    subject: `New order ${order.orderNumber}: ${formatRand(order.totalCents)} from ${shortened(order.customerName)}`,
    template: 'order-notice',
    context: {
      ...orderContext(order, publicUrl),
      adminLink: `${publicUrl}/admin/orders/${order.id}/show`,
    },
  };
}

function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length <= NAME_CHARACTERS ? name : `${characters.slice(0, NAME_CHARACTERS).join('').trimEnd()}…`;
}

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
