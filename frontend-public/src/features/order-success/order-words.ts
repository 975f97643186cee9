import type { PublicOrderView } from '#libs/contracts/generated/api';
import { needsAddress } from '#libs/domain/delivery';
import { formatRand } from '#libs/domain/money';
import type { OrderStatus } from '#libs/domain/order';
import { confirmationSentence, type OrderState, orderStory } from '#libs/domain/order-story';

/** The order, and whether its customer has just come back from paying it by card. */
export type ShownOrder = PublicOrderView & Pick<OrderState, 'isBeingConfirmed'>;

/** The way of an order that is not cancelled, in its order. */
export const ORDER_STEPS = [
  { status: 'pending', text: 'We have your order' },
  { status: 'processing', text: 'Being prepared' },
  { status: 'shipped', text: 'On its way to you' },
  { status: 'delivered', text: 'With you' },
] as const satisfies readonly { status: OrderStatus; text: string }[];

/** The same of one that is collected at the school. */
const COLLECTION_STEPS: Partial<Record<OrderStatus, string>> = { shipped: 'At the school', delivered: 'With you' };

export function stepText({ status, text }: (typeof ORDER_STEPS)[number], { delivery }: PublicOrderView): string {
  return (!needsAddress(delivery) && COLLECTION_STEPS[status]) || text;
}

/** "R120.00", "Free". */
export function deliveryPriceWords({ price }: { price: number }): string {
  return price === 0 ? 'Free' : formatRand(price);
}

/** What's Next (spec 2 section 2): the confirmation, of an order that is not cancelled, and what its mails say too. */
export function nextSentences(order: ShownOrder): string[] {
  const confirmation =
    order.status === 'cancelled' ? undefined : confirmationSentence(order.confirmation, order.customerEmail);
  return [...(confirmation === undefined ? [] : [confirmation]), ...orderStory(order).sentences];
}
