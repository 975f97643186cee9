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
