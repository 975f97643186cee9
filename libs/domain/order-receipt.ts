// What a customer is told when the school records money of an order: a receipt for what came in or went back, and what
// is left to pay (CONTRACT section 7, "Payment").
import { formatRand } from '#libs/domain/money';
import { keptAmount, owedAmount, paymentStatusOf } from '#libs/domain/order-money';
import { accountOf, type OrderState, type OrderStory } from '#libs/domain/order-story';

export interface RecordedMoney {
  kind: 'payment' | 'refund';
  /** Cents. */
  amount: number;
  method: keyof typeof HOW;
}

export interface OrderReceipt extends Pick<OrderStory, 'headline' | 'sentences' | 'account'> {
  /** After "Your order SC-…". */
  subject: string;
}

const PAY_BACK = "This order had already been cancelled, so we'll contact you about a refund.";
const HOW = { eft: ' by EFT', card: ' by card', cash: ' in cash', other: '' } as const;

/**
 * @param state of the order, the money included
 * @param day on which it came in or went back, "26 November 2026"
 */
export function orderReceipt(state: OrderState, { kind, amount, method }: RecordedMoney, day: string): OrderReceipt {
  const sum = formatRand(amount);
  if (kind === 'refund')
    return {
      subject: keptAmount(state) === 0 ? 'was refunded' : 'was partly refunded',
      headline: 'We have refunded you',
      sentences: [
        `We refunded ${sum}${HOW[method]} on ${day}.`,
        ...(keptAmount(state) === 0 ? ['That is everything you paid for this order.'] : []),
      ],
      account: [],
    };
  if (state.status === 'cancelled')
    return {
      subject: 'is cancelled, and we received your payment',
      headline: 'We have received your payment',
      sentences: [`We received ${sum}${HOW[method]} on ${day}.`, PAY_BACK],
      account: [],
    };
  const isPaid = paymentStatusOf(state) === 'paid';
  const account = accountOf(state);
  return {
    subject: isPaid ? 'is paid' : 'is partly paid',
    headline: 'Thank you for your payment',
    sentences: [
      `We received ${sum}${HOW[method]} on ${day}.`,
      ...(isPaid ? ['Your order is paid in full.'] : leftToPay(state, account.length > 0)),
    ],
    account,
  };
}

/** Nothing is asked for of an order of which money went back. */
function leftToPay(state: OrderState, hasAccount: boolean): string[] {
  if (state.refundedAmount > 0) return [];
  const left = `${formatRand(owedAmount(state))} is left to pay.`;
  return [hasAccount ? `${left} Please pay it into this account, with the order number as reference.` : left];
}
