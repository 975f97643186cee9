import type { OrderStatus } from '#libs/domain/order';
import type { Mail } from '../mail/mail.js';
import { type MailedOrder, orderContext } from './mailed-order.js';

const PAID = 'Your payment was processed successfully.';
const SETTLE = 'The school processes your order by hand and contacts you to settle the payment.';
const ESTIMATE = 'Estimated delivery: 3-5 business days.';
const TELL_US = 'Something not right? Tell us.';

interface News {
  /** After "Your order SC-…". */
  subject: string;
  title: string;
  sentences: string[];
}

/**
 * Tells the customer where the order stands. A payment is claimed once the order has left `pending`, and never of a cancelled one
 * (CONTRACT "Shop").
 * @param previousStatus the same as now when only the tracking number of a shipped order is new
 */
export function orderStatusMail(order: MailedOrder, previousStatus: OrderStatus, publicUrl: string): Mail {
  const { subject, title, sentences } = newsOf(order, previousStatus);
  // A size that was missing has been talked about since, or will be: not here.
  const lines = order.lines.map((line) => ({ ...line, sizeNotGiven: false }));
  const isRevived = previousStatus === 'cancelled' && order.status !== 'cancelled';
  return {
    to: order.customerEmail,
    subject: `Your order ${order.orderNumber} ${subject}`,
    template: 'order-status',
    ownWords: ['trackingNumber'],
    context: {
      ...orderContext({ ...order, lines }, publicUrl),
      title,
      sentences: isRevived ? ['Your order is no longer cancelled.', ...sentences] : sentences,
      isTracked: order.trackingNumber !== null && order.status !== 'cancelled',
    },
  };
}

function newsOf({ status, trackingNumber }: MailedOrder, previousStatus: OrderStatus): News {
  switch (status) {
    case 'pending': return { subject: 'is being looked at again', title: 'We are looking at your order again', sentences: [SETTLE_AGAIN[previousStatus], 'We tell you when it goes on.'] };
    case 'processing': return { subject: 'is being prepared', title: 'Your order is being prepared', sentences: [PAID, 'We tell you when it is sent.', ESTIMATE] };
    case 'shipped': return previousStatus === 'shipped'
      ? { subject: 'was shipped: its tracking number', title: 'Follow your order', sentences: ['Your order is on its way, and now has a tracking number.'] }
      : { subject: 'was shipped', title: 'Your order is on its way', sentences: [PAID, trackingNumber === null ? 'Your parcel has left the school.' : 'Your parcel has left the school, and you can follow it by its tracking number.', ESTIMATE] };
    case 'delivered': return { subject: 'was delivered', title: 'Your order was delivered', sentences: [PAID, TELL_US] };
    case 'cancelled': return { subject: 'was cancelled', title: 'Your order was cancelled', sentences: [WHEN_CANCELLED[previousStatus], 'Was it cancelled by mistake, or do you have a question about it? Tell us, and give us the order number.'] };
  }
}

const HAD_LEFT = 'It had left the school already: we contact you about the parcel and about what you have paid.';
const WILL_NOT_LEAVE = 'Nothing will be sent. If you have paid something for it, we contact you about paying it back.';

/** What becomes of a cancelled order, by the status it had. */
const WHEN_CANCELLED: Record<OrderStatus, string> = {
  pending: WILL_NOT_LEAVE, processing: WILL_NOT_LEAVE, shipped: HAD_LEFT, delivered: HAD_LEFT, cancelled: WILL_NOT_LEAVE,
};

const CORRECTED = 'Its status was set back, and nothing else has changed. We contact you if something is left to settle.';

/** What becomes of an order that is pending again, by the status it had. */
const SETTLE_AGAIN: Record<OrderStatus, string> = { pending: SETTLE, cancelled: SETTLE, processing: CORRECTED, shipped: CORRECTED, delivered: CORRECTED };
