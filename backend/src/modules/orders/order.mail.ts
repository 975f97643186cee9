import { ORDER_CORRECTION_WORDS, type OrderCorrectionField } from '#libs/contracts/order';
import { formatRand } from '#libs/domain/money';
import type { OrderStatus } from '#libs/domain/order';
import { formatLongDate } from '#libs/domain/schedule/long-date';
import { orderReceipt, type RecordedMoney } from '#libs/domain/order-receipt';
import {
  accountOf,
  orderStory,
  type OrderStory,
  paymentReminder,
  removalStory,
  takesCards,
} from '#libs/domain/order-story';
import { writtenDay } from '#libs/school/written-moment';
import type { Mail, MailContext } from '../mail/mail.js';
import { type MailedOrder, mailedState, orderContext } from './mailed-order.js';

/** After "Your order SC-…". */
const SUBJECTS: Record<OrderStatus, string> = {
  pending: 'is being reviewed again',
  processing: 'is being prepared',
  shipped: 'was shipped',
  delivered: 'was delivered',
  cancelled: 'was cancelled',
};

const COLLECTION_SUBJECTS: Partial<typeof SUBJECTS> = { shipped: 'is ready to collect', delivered: 'was collected' };

/**
 * Tells the customer where the order stands, in the words of its page.
 * @param previousStatus the same as now when only the tracking number of a shipped order is new
 * @param pastStatuses all that it had before
 * @param reason a sentence before the others
 */
export function orderStatusMail(
  order: MailedOrder,
  previousStatus: OrderStatus,
  pastStatuses: readonly OrderStatus[],
  publicUrl: string,
  reason?: string,
): Mail {
  const isOnlyTracking = previousStatus === order.status;
  const isCollected = order.delivery?.kind === 'collection';
  const news = (isCollected && COLLECTION_SUBJECTS[order.status]) || SUBJECTS[order.status];
  const subject = isOnlyTracking ? `${news}: its tracking number` : news;
  const isRevived = previousStatus === 'cancelled' && order.status !== 'cancelled';
  const story = orderStory(mailedState(order, pastStatuses));
  const first = reason ?? (isRevived ? 'Your order is no longer cancelled.' : undefined);
  const sentences = first === undefined ? story.sentences : [first, ...story.sentences];
  return newsMail(order, subject, { ...story, sentences }, publicUrl);
}

/** Reminds the customer of an order that is not paid. @param until when it is cancelled */
export function paymentReminderMail(
  order: MailedOrder,
  pastStatuses: readonly OrderStatus[],
  until: Date,
  publicUrl: string,
): Mail {
  const story = paymentReminder(mailedState(order, pastStatuses), writtenDay(until));
  return newsMail(order, 'is waiting for your payment', story, publicUrl);
}

/** A receipt for what staff recorded. @param date `2026-11-26`, on the school's calendar */
export function orderReceiptMail(
  order: MailedOrder,
  pastStatuses: readonly OrderStatus[],
  { date, ...recorded }: RecordedMoney & { date: string },
  publicUrl: string,
): Mail {
  const { subject, ...receipt } = orderReceipt(mailedState(order, pastStatuses), recorded, formatLongDate(date));
  return newsMail(order, subject, receipt, publicUrl);
}

/** Tells the customer what staff corrected of the order; its page says to what. */
export function orderCorrectedMail(
  order: MailedOrder,
  fields: readonly OrderCorrectionField[],
  publicUrl: string,
): Mail {
  const words = fields.map((field) => ORDER_CORRECTION_WORDS[field]).join(', ');
  return newsMail(
    order,
    'was corrected',
    {
      headline: 'We have corrected your order',
      sentences: [`We have changed: ${words}. You can see the latest details on your order's page.`],
      account: [],
    },
    publicUrl,
  );
}

/** Tells the customer that the school has deleted the order. Its page says so too, so nothing leads there. */
export function orderRemovedMail(order: MailedOrder, pastStatuses: readonly OrderStatus[], publicUrl: string): Mail {
  return newsMail(order, 'was removed', removalStory(mailedState(order, pastStatuses)), publicUrl, { hasPage: false });
}

type News = Pick<OrderStory, 'headline' | 'sentences' | 'account'> & Partial<Pick<OrderStory, 'trackingLink'>>;

function newsMail(
  order: MailedOrder,
  subject: string,
  { headline, sentences, account, trackingLink = null }: News,
  publicUrl: string,
  { hasPage } = { hasPage: true },
): Mail {
  // A size that was missing has been talked about since, or will be: not here.
  const lines = order.lines.map((line) => ({ ...line, sizeNotGiven: false }));
  return {
    to: order.customerEmail,
    subject: `Your order ${order.orderNumber} ${subject}`,
    template: 'order-status',
    ownWords: ['sentences', 'account'],
    context: {
      ...orderContext({ ...order, lines }, publicUrl),
      title: headline,
      sentences,
      account,
      trackingLink,
      hasPage,
    },
  };
}

/** Confirms an order to its customer. It is pending, so nothing is said to be paid (CONTRACT "Shop"). */
export function orderPlacedMail(order: MailedOrder, publicUrl: string): Mail {
  return {
    to: order.customerEmail,
    subject: `Your order ${order.orderNumber}`,
    template: 'order-placed',
    ownWords: ['account'],
    context: placedContext(order, publicUrl),
  };
}

function placedContext(order: MailedOrder, publicUrl: string): MailContext {
  const { headline, sentences, account } = orderStory(mailedState(order, []));
  return { ...orderContext(order, publicUrl), title: headline, sentences, account };
}

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
      nextStep: isToldHowToPay(order)
        ? 'The customer was told how to pay. Once the payment is there, set the order to processing.'
        : 'Arrange payment with the customer, then set the order to processing.',
    },
  };
}

function isToldHowToPay(order: MailedOrder): boolean {
  const state = mailedState(order, []);
  return takesCards(state) || accountOf(state).length > 0;
}

function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length <= NAME_CHARACTERS ? name : `${characters.slice(0, NAME_CHARACTERS).join('').trimEnd()}…`;
}

/**
 * Confirms the orders of one customer's address beyond those that were confirmed one by one. Oldest first, at least
 * one. Some may have gone on meanwhile: it tells what was so when they were placed, and that their pages know more.
 */
export function orderDigestMail(orders: MailedOrder[], publicUrl: string): Mail {
  const count = orders.length;
  return {
    to: orders[0]!.customerEmail,
    subject: count === 1 ? `Your order ${orders[0]!.orderNumber}` : `Your ${count} further orders`,
    template: 'order-digest',
    ownWords: ['account'],
    context: { count, isOne: count === 1, orders: orders.map((order) => placedContext(order, publicUrl)) },
  };
}
