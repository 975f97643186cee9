/** What is said of quotes in the back-office. */
import type { QuoteRecord } from '#libs/contracts/generated/api';
import { QUOTE_MESSAGES, QUOTE_NOT_SENT } from '#libs/contracts/quote';
import type { SchoolPalette } from '#libs/design/to-mui';
import type { QuoteStatus } from '#libs/domain/quote';
import type { RecordWords } from '../../../shared/record-words';
import { schoolMoment } from '../../../shared/school-moment';
import type { Write } from '../../../shared/use-write';

export const QUOTES = 'quotes';

export const QUOTE_WORDS: RecordWords = {
  one: 'quote',
  many: 'quotes',
  empty:
    'No quotes yet. Create a quote and email it to a client. They accept it online, and you turn it into ' +
    'an invoice in one step.',
  add: 'Add Quote',
};

export const QUOTE_STATUS_VARIANT: Record<QuoteStatus, keyof SchoolPalette['badge']> = {
  draft: 'neutral',
  sent: 'next',
  accepted: 'good',
  declined: 'bad',
  expired: 'warn',
};

export const SENDING = {
  done: QUOTE_MESSAGES.sent,
  failed: QUOTE_MESSAGES.sendFailed,
  stale: [[QUOTES]],
} satisfies Write;
export const INVOICING = {
  done: QUOTE_MESSAGES.invoiced,
  failed: QUOTE_MESSAGES.invoiceFailed,
  reason: 'below',
  stale: [[QUOTES], ['invoices']],
} satisfies Write;
export const PDF = { done: QUOTE_MESSAGES.exported, failed: QUOTE_MESSAGES.exportFailed };

/** What a copy takes over: it has a number and a last day of its own. */
export const COPIED_QUOTE_FIELDS = [
  'corporateClientId',
  'items',
  'taxRate',
  'discountKind',
  'discountValue',
  'notes',
] as const satisfies (keyof QuoteRecord)[];

/** Why it cannot be sent as it is; undefined: it can. */
export function notSendable({ status, clientEmail }: Pick<QuoteRecord, 'status' | 'clientEmail'>): string | undefined {
  if (status === 'draft' || status === 'sent') return clientEmail === null ? QUOTE_NOT_SENT.noEmail : undefined;
  return QUOTE_NOT_SENT[status];
}

/** What became of it, a sentence each: when it went out, and what the client said. */
export function quoteStory(quote: QuoteRecord): string[] {
  const { sentAt, sentTo, acceptedAt, acceptedBy, acceptedAddress, reference, declinedAt, declineReason } = quote;
  return [
    ...(sentAt === null ? [] : [`Sent on ${schoolMoment(sentAt)}${sentTo === null ? '' : ` to ${sentTo}`}.`]),
    ...(acceptedAt === null
      ? []
      : [
          `Accepted by ${acceptedBy} on ${schoolMoment(acceptedAt)}` +
            `${acceptedAddress === null ? '' : `, from the network address ${acceptedAddress}`}.`,
        ]),
    ...(reference === null ? [] : [`Their reference: ${reference}.`]),
    ...(declinedAt === null ? [] : [`Declined on ${schoolMoment(declinedAt)}.`]),
    ...(declineReason === null ? [] : [`Reason: ${declineReason}`]),
  ];
}
