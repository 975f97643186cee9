import type { CardPaymentOutcome } from '#libs/domain/card-payment';
import { formatRand } from '#libs/domain/money';
import type { Mail } from '../mail/mail.js';

/** Money that came in by card, and that nobody asked for. */
export interface CardPaymentNotice {
  orderId: number;
  orderNumber: string;
  /** Its page in the back-office is there. */
  hasPage: boolean;
  provider: string;
  reference: string;
  /** Cents. */
  amount: number;
  outcome: Exclude<CardPaymentOutcome, 'paid'>;
}

/** Tells the staff, who alone can pay it back. */
export function cardPaymentNoticeMail(notice: CardPaymentNotice, staffEmail: string, publicUrl: string): Mail {
  const { orderId, orderNumber, hasPage, amount } = notice;
  return {
    to: staffEmail,
    subject: `A card payment needs your attention: ${formatRand(amount)} for order ${orderNumber}`,
    template: 'card-payment-notice',
    context: {
      title: 'A card payment needs your attention',
      sentences: sentencesOf(notice),
      orderNumber,
      adminLink: hasPage ? `${publicUrl}/admin/orders/${orderId}/show` : null,
    },
  };
}

function sentencesOf({ outcome, hasPage, provider, reference, amount }: CardPaymentNotice): string[] {
  const came = `${formatRand(amount)} came in by card through ${provider}, payment ${reference}`;
  if (outcome === 'unexpected')
    return [
      `${came}, for an order that is cancelled or was refunded. We have recorded the payment.`,
      `Either process the order, or refund the payment at ${provider} and record the refund.`,
    ];
  return [
    hasPage
      ? `${came}. It does not match what is still owed on the order, or the order has already been paid.`
      : `${came}, for an order that was deleted.`,
    `We have not recorded it as a payment. Please refund it at ${provider}.`,
  ];
}
