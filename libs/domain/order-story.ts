// Where an order stands, in the words of its page and of the mails about it: both read this one table, so they always
// say the same of the same state (CONTRACT "Shop"). A payment is claimed when one is recorded, and never of an order
// that is cancelled. What has left the school is never said to stay there, nor what was paid to be open.
import { carrierName, type Parcel, trackingLink } from '#libs/domain/carrier-tracking';
import { cardAmount } from '#libs/domain/card-payment';
import { type DeliveryKind, needsAddress } from '#libs/domain/delivery';
import { formatRand } from '#libs/domain/money';
import type { OrderStatus } from '#libs/domain/order';
import type { BankAccount } from '#libs/domain/school-facts';
import { keptAmount, type OrderMoney, owedAmount, payableAmount, paymentStatusOf } from '#libs/domain/order-money';

/** What became of the confirmation to the customer: queued as a mail, or held back for the digest of an hour. */
export const CONFIRMATIONS = ['queued', 'held'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export interface OrderState extends OrderMoney, Parcel {
  status: OrderStatus;
  /** The statuses it had before, in any order. */
  pastStatuses: readonly OrderStatus[];
  orderNumber: string;
  /** Null: none was chosen, and it is sent. */
  delivery: { kind: DeliveryKind } | null;
  /** Where it can be paid; null: the school tells the customer how. */
  bank: BankAccount | null;
  /** Who takes card payments; null: nobody. */
  cardProvider: string | null;
  /** Its customer came back from paying by card, and the provider has not told of it yet. */
  isBeingConfirmed?: boolean;
}

export interface OrderStory {
  /** One sentence without its full stop: the title of a mail, the lead of the page. */
  headline: string;
  sentences: string[];
  /** The tracking number is worth showing: there is one, and the parcel it belongs to is not said to stay here. */
  isTracked: boolean;
  /** Where the parcel can be followed, while it is tracked. */
  trackingLink: string | null;
  /** Where to pay what is owed, line by line; empty: nothing is asked for. */
  account: { label: string; value: string }[];
}

const NOT_CHARGED_YET = 'Nothing has been charged yet.';
const ASK_US_HOW = 'Please contact us to arrange payment.';
const LOOKED_AT_AGAIN =
  "We'll contact you if there is anything left to arrange, and let you know when the status of your " +
  'order changes.';
const CONFIRMING = 'Your payment is being confirmed. It will show here as soon as it arrives, usually within a minute.';
const PAID = 'Your payment was processed successfully.';
const TRACKING_FOLLOWS = 'A tracking number will follow when your order is sent.';
const ESTIMATE = 'Estimated delivery: 3-5 business days.';
const HAD_LEFT = "It had already left the school: we'll contact you about the parcel";
const NOTHING_TO_PAY = 'There is nothing to pay.';
const BY_MISTAKE = 'Was this a mistake, or do you have a question? Contact us and give us your order number.';

/** What differs between an order that is sent and one that is collected at the school. */
const WAYS = {
  sent: {
    arranged: 'payment and delivery',
    soon: [TRACKING_FOLLOWS, ESTIMATE],
    under: [ESTIMATE],
    ready: { headline: 'Your order is on its way', sentences: [ESTIMATE] },
    done: 'Your order was delivered',
    stays: 'Nothing will be sent.',
  },
  collected: {
    arranged: 'payment',
    soon: ["We'll let you know as soon as you can collect it at the school."],
    under: [],
    ready: {
      headline: 'Your order is ready to collect',
      sentences: ['You can collect it at the school during opening hours. Please bring your order number.'],
    },
    done: 'Your order was collected',
    stays: 'It can no longer be collected.',
  },
} as const;
const PAID_BACK = "If you have already paid, we'll contact you about a refund.";

export function orderStory(state: OrderState): OrderStory {
  const { status, pastStatuses, trackingNumber } = state;
  const way = wayOf(state);
  const hasLeft = hasLeftTheSchool(state);
  const isTracked = trackingNumber !== null && (status !== 'cancelled' || hasLeft);
  const by = state.carrier === null ? '' : ` with ${carrierName(state.carrier)}`;
  const tracked = isTracked ? [`Your tracking number${by} is ${trackingNumber}.`] : [];
  const link = isTracked ? trackingLink(state) : null;
  // Whether an order whose money went back goes on is not for this table to promise.
  const isRefunded = paymentStatusOf(state) === 'refunded';
  const soon = isTracked ? [...tracked, ...way.under] : isRefunded ? [LOOKED_AT_AGAIN] : way.soon;
  const paid = paymentSentence(state);
  const account = accountOf(state);
  const story = (headline: string, sentences: string[]): OrderStory => ({
    headline,
    sentences,
    isTracked,
    trackingLink: link,
    account,
  });
  switch (status) {
    case 'pending':
      return pastStatuses.some((past) => past !== 'pending')
        ? story('We are reviewing your order again', [
            ...(state.paidAmount > 0 || isPaymentDescribed(state) ? [paid] : []),
            LOOKED_AT_AGAIN,
            ...tracked,
          ])
        : story('We have your order', [paid, ...soon]);
    case 'processing':
      return story('Your order is being prepared', [paid, ...soon]);
    case 'shipped':
      return story(way.ready.headline, [paid, ...tracked, ...way.ready.sentences]);
    case 'delivered':
      return story(way.done, [paid, ...tracked, 'Something not right? Let us know.']);
    case 'cancelled':
      return story('Your order was cancelled', [...cancelledSentences(state), ...tracked, BY_MISTAKE]);
  }
}

function wayOf({ delivery }: Pick<OrderState, 'delivery'>): (typeof WAYS)[keyof typeof WAYS] {
  return WAYS[needsAddress(delivery) ? 'sent' : 'collected'];
}

/** How the customer's money stands, of an order that is not cancelled. */
function paymentSentence(state: OrderState): string {
  const { totalAmount, paidAmount, refundedAmount } = state;
  switch (paymentStatusOf(state)) {
    case 'paid':
      return totalAmount === 0 ? NOTHING_TO_PAY : PAID;
    case 'refunded':
      return `Your payment of ${formatRand(paidAmount)} was refunded.`;
    case 'unpaid':
      if (isConfirming(state)) return CONFIRMING;
      if (paidAmount === 0)
        return `${NOT_CHARGED_YET} ${payWords(state) ?? `We'll contact you to arrange ${leftToArrange(state)}.`}`;
      return refundedAmount > 0
        ? `${formatRand(refundedAmount)} of your payment of ${formatRand(paidAmount)} was refunded.`
        : `We have received ${formatRand(paidAmount)}; ${formatRand(owedAmount(state))} is left to pay.` +
            (payWords(state) === undefined ? '' : ` ${payWords(state)}`);
  }
}

/** Of what has left the school, nobody arranges the delivery any more. */
function leftToArrange(state: OrderState): string {
  return hasLeftTheSchool(state) ? 'payment' : wayOf(state).arranged;
}

/** Undefined: the school tells the customer how. */
function payWords(state: OrderState): string | undefined {
  const ways = [
    ...(takesCards(state) ? ["by card on your order's page"] : []),
    ...(state.bank === null ? [] : ['by EFT into this account, with the order number as reference']),
  ];
  return ways.length === 0 ? undefined : `Please pay ${formatRand(owedAmount(state))} ${ways.join(', or ')}.`;
}

/** It can be paid by card now. */
export function takesCards(state: OrderState): boolean {
  return state.cardProvider !== null && !isConfirming(state) && cardAmount(state) > 0;
}

function isConfirming(state: OrderState): boolean {
  return state.isBeingConfirmed === true && payableAmount(state) > 0;
}

function isPaymentDescribed(state: OrderState): boolean {
  return isConfirming(state) || takesCards(state) || accountOf(state).length > 0;
}

/** While something is owed: not of an order that is cancelled, or of which money went back. */
export function accountOf(state: OrderState): OrderStory['account'] {
  if (state.bank === null || payableAmount(state) === 0 || isConfirming(state)) return [];
  const { holder, bank, branchCode, accountNumber } = state.bank;
  return [
    { label: 'Account holder', value: holder },
    { label: 'Bank', value: bank },
    { label: 'Branch code', value: branchCode },
    { label: 'Account number', value: accountNumber },
    { label: 'Reference', value: state.orderNumber },
    { label: 'Amount', value: formatRand(owedAmount(state)) },
  ];
}

/** What was paid back is said, and what is known to be paid is not asked about. A payment may still be on its way. */
function cancelledSentences(state: OrderState): string[] {
  const { paidAmount, refundedAmount } = state;
  const hasLeft = hasLeftTheSchool(state);
  if (paidAmount === 0)
    return [hasLeft ? `${HAD_LEFT} and anything you have paid.` : `${wayOf(state).stays} ${PAID_BACK}`];
  const kept = keptAmount(state);
  const refunded =
    kept === 0
      ? [`We refunded the ${formatRand(paidAmount)} you paid.`]
      : refundedAmount > 0
        ? [`${formatRand(refundedAmount)} of your payment of ${formatRand(paidAmount)} was refunded.`]
        : [];
  if (hasLeft)
    return [kept === 0 ? `${HAD_LEFT}.` : `${HAD_LEFT} and the ${formatRand(kept)} you have paid.`, ...refunded];
  return [
    wayOf(state).stays,
    ...refunded,
    ...(kept === 0 ? [] : [`We'll contact you about refunding ${formatRand(kept)}.`]),
  ];
}

/** The head of its page: the title is the specification's, but a cancelled order is not celebrated. */
export function orderPageHead(order: OrderState & { customerName: string }): { title: string; lead: string } {
  const { headline } = orderStory(order);
  if (order.status === 'cancelled') return { title: 'Order Cancelled', lead: `${headline}.` };
  return { title: 'Order Confirmed!', lead: `Thank you, ${order.customerName}. ${headline}.` };
}

/** Half-way of an order that nobody pays. @param until when it is cancelled, "3 December 2026" */
export function paymentReminder(state: OrderState, until: string): OrderStory {
  return {
    headline: 'Your order is waiting for your payment',
    sentences: [
      // Whoever waits for the school to call would lose the order.
      payWords(state) === undefined ? `${NOT_CHARGED_YET} ${ASK_US_HOW}` : paymentSentence(state),
      `We'll keep it for you until ${until}. If it is not paid by then, it will be cancelled automatically.`,
      'Have you already paid? Please ignore this email: a payment can take a day or two to reach us.',
    ],
    isTracked: false,
    trackingLink: null,
    account: accountOf(state),
  };
}

/** What a customer is told when the school takes the order out of its list. */
export function removalStory(state: OrderState): OrderStory {
  const { trackingNumber } = state;
  const hasLeft = hasLeftTheSchool(state);
  return {
    headline: 'Your order was removed',
    sentences: [
      `We have removed it, so its page no longer shows the details. ${removedSentences(state).join(' ')}`,
      'Do you have a question about it? Contact us and give us your order number.',
    ],
    isTracked: trackingNumber !== null && hasLeft,
    trackingLink: hasLeft ? trackingLink(state) : null,
    account: [],
  };
}

/** What is with the customer stays there once it is paid; what was paid and not sent is paid back. */
function removedSentences(state: OrderState): string[] {
  const kept = keptAmount(state);
  const toRefund = kept === 0 ? [] : [`We'll contact you about refunding ${formatRand(kept)}.`];
  if (state.status === 'cancelled') return ['It had already been cancelled.', ...toRefund];
  if (!hasLeftTheSchool(state)) return cancelledSentences(state);
  return [
    kept >= state.totalAmount
      ? 'What we have already sent or handed to you is yours to keep.'
      : "We'll contact you about what we have already sent or handed to you.",
  ];
}

/** What the page of an order says that the school has deleted. */
export const DELETED_ORDER = {
  head: { title: 'Order Removed', lead: 'It is no longer on our list.' },
  title: 'This order was removed',
  text: 'We can no longer show its details. If you were not expecting this, contact us and give us your order number.',
} as const;

/** What the page says of the confirmation: nothing where none was written. */
export function confirmationSentence(confirmation: Confirmation | null, customerEmail: string): string | undefined {
  switch (confirmation) {
    case 'queued':
      return `A confirmation email was sent to ${customerEmail}.`;
    case 'held':
      return (
        `We will send a confirmation email to ${customerEmail} within the hour, together with those for your ` +
        'other orders.'
      );
    case null:
      return undefined;
  }
}

/** What waits to be collected has not. */
function hasLeftTheSchool({ status, pastStatuses, delivery }: OrderState): boolean {
  return [status, ...pastStatuses].some((one) => one === 'delivered' || (one === 'shipped' && needsAddress(delivery)));
}
