import type { OrderStatus } from '#libs/domain/order';
import { orderStory, type OrderStory, removalStory } from '#libs/domain/order-story';
import type { Mail } from '../mail/mail.js';
import { type MailedOrder, orderContext } from './mailed-order.js';

/** After "Your order SC-…". */
const SUBJECTS: Record<OrderStatus, string> = {
  pending: 'is being looked at again',
  processing: 'is being prepared',
  shipped: 'was shipped',
  delivered: 'was delivered',
  cancelled: 'was cancelled',
};

/**
 * Tells the customer where the order stands, in the words of its page.
 * @param previousStatus the same as now when only the tracking number of a shipped order is new
 * @param pastStatuses all that it had before
 */
export function orderStatusMail(
  order: MailedOrder,
  previousStatus: OrderStatus,
  pastStatuses: readonly OrderStatus[],
  publicUrl: string,
): Mail {
  const isOnlyTracking = previousStatus === order.status;
  const subject = isOnlyTracking ? `${SUBJECTS[order.status]}: its tracking number` : SUBJECTS[order.status];
  const isRevived = previousStatus === 'cancelled' && order.status !== 'cancelled';
  const story = orderStory({ ...order, pastStatuses });
  return newsMail(
    order,
    subject,
    { ...story, sentences: [...(isRevived ? ['Your order is no longer cancelled.'] : []), ...story.sentences] },
    publicUrl,
  );
}

/** Tells the customer that the school has deleted the order. Its page says so too, so nothing leads there. */
export function orderRemovedMail(order: MailedOrder, pastStatuses: readonly OrderStatus[], publicUrl: string): Mail {
  return newsMail(order, 'was removed', removalStory({ ...order, pastStatuses }), publicUrl, { hasPage: false });
}

function newsMail(
  order: MailedOrder,
  subject: string,
  { headline, sentences }: OrderStory,
  publicUrl: string,
  { hasPage } = { hasPage: true },
): Mail {
  // A size that was missing has been talked about since, or will be: not here.
  const lines = order.lines.map((line) => ({ ...line, sizeNotGiven: false }));
  return {
    to: order.customerEmail,
    subject: `Your order ${order.orderNumber} ${subject}`,
    template: 'order-status',
    ownWords: ['sentences'],
    context: { ...orderContext({ ...order, lines }, publicUrl), title: headline, sentences, hasPage },
  };
}
