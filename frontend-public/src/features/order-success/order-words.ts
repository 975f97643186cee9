import type { PublicOrder } from '#libs/contracts/order';
import type { OrderStatus } from '#libs/domain/order';

/** The way of an order that is not cancelled, in its order. */
export const ORDER_STEPS = [
  { status: 'pending', text: 'We have your order' },
  { status: 'processing', text: 'Being prepared' },
  { status: 'shipped', text: 'On its way to you' },
  { status: 'delivered', text: 'With you' },
] as const satisfies readonly { status: OrderStatus; text: string }[];

const ESTIMATE = 'Estimated delivery: 3-5 business days.';

/** A cancelled order is not celebrated. */
export function headOf({ status, customerName }: Pick<PublicOrder, 'status' | 'customerName'>): { title: string; lead: string } {
  if (status === 'cancelled') return { title: 'Order Cancelled', lead: 'This order was cancelled and will not be sent.' };
  const next = {
    pending: 'We have your order, and the school processes it by hand.',
    processing: 'Your order is being prepared.',
    shipped: 'Your order is on its way.',
    delivered: 'Your order was delivered.',
  }[status];
  return { title: 'Order Confirmed!', lead: `Thank you, ${customerName}. ${next}` };
}

/**
 * What's Next (spec 2 section 2). A payment is claimed only once the order has left `pending`, and never when it was
 * cancelled; before that stands how the school settles it (CONTRACT "Shop").
 */
export function nextSentences({ status, customerEmail, trackingNumber }: Pick<PublicOrder, 'status' | 'customerEmail' | 'trackingNumber'>): string[] {
  const mail = `A confirmation email was sent to ${customerEmail}.`;
  const paid = 'Your payment was processed successfully.';
  const tracked = trackingNumber ? `Your tracking number is ${trackingNumber}.` : undefined;
  switch (status) {
    case 'pending': return [mail, 'Nothing has been charged yet: the school processes your order by hand and contacts you to settle the payment.', 'A tracking number will follow when your order is sent.', ESTIMATE];
    case 'processing': return [mail, paid, tracked ?? 'A tracking number will follow when your order is sent.', ESTIMATE];
    case 'shipped': return [mail, paid, tracked ?? 'Your order is on its way.', ESTIMATE];
    case 'delivered': return [mail, paid, ...(tracked ? [tracked] : []), 'Your order was delivered. Something not right? Tell us.'];
    case 'cancelled': return ['Nothing will be sent.', 'Was it cancelled by mistake, or do you have a question about it? Contact us and give us the order number.'];
  }
}
