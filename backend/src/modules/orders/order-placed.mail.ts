import { orderStory } from '#libs/domain/order-story';
import type { Mail } from '../mail/mail.js';
import { type MailedOrder, orderContext } from './mailed-order.js';

/** Confirms an order to its customer. It is pending, so nothing is said to be paid (CONTRACT "Shop"). */
export function orderPlacedMail(order: MailedOrder, publicUrl: string): Mail {
  const { headline, sentences } = orderStory({ ...order, pastStatuses: [] });
  return {
    to: order.customerEmail,
    subject: `Your order ${order.orderNumber}`,
    template: 'order-placed',
    context: { ...orderContext(order, publicUrl), title: headline, sentences },
  };
}
