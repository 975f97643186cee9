/** Quotes for corporate training: limits and what is said of them (CONTRACT section 8). */
import type { QuoteStatus } from '#libs/domain/quote';
import { INVOICE_RULES } from './invoice-rules.js';

export const QUOTE_STATUS_WORDS: Record<QuoteStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
};

const MAX_LINES = 50;

export const QUOTE_RULES = {
  corporateClientId: INVOICE_RULES.corporateClientId,
  validUntil: {
    required: 'Valid until is required',
    invalid: 'Valid until must be a date like 2027-01-31',
    past: 'Valid until must not be in the past',
    earlier: 'A quote that was sent can be extended, but not shortened',
  },
  items: {
    required: 'Add at least one line item',
    wrongType: 'Line items must be a list of description, quantity and unit price',
    maxCount: MAX_LINES,
    tooMany: `A quote has at most ${MAX_LINES} line items`,
  },
  taxRate: INVOICE_RULES.taxRate,
  notes: INVOICE_RULES.notes,
  otherBody: 'This Idempotency-Key was used for another quote',
  /** What the client says. */
  name: {
    required: 'Please enter your name',
    maxLength: 120,
    tooLong: 'Name must be at most 120 characters',
    unprintable: 'Name contains characters that cannot be printed',
  },
  reference: {
    maxLength: 80,
    tooLong: 'Reference must be at most 80 characters',
    unprintable: 'Reference contains characters that cannot be printed',
  },
  reason: { maxLength: 1000, tooLong: 'Reason must be at most 1000 characters' },
  unknown: 'We could not find a quote at this link',
  tooMany: 'Too many answers from your network. Please wait ten minutes, or call us',
} as const;

/** How long a new quote is valid, unless staff choose another day. */
export const QUOTE_VALID_DAYS = 30;

/** How soon one may be mailed to the same address again. */
export const QUOTE_SENDING_MINUTES = 1;

export function quoteSentJustNow(to: string): string {
  return `This quote was sent to ${to} a moment ago. Wait a minute to send it there again`;
}

const WHY_LOCKED: Record<Exclude<QuoteStatus, 'draft'>, string> = {
  sent: 'was sent',
  expired: 'was sent',
  accepted: 'was accepted',
  declined: 'was declined',
};

/** Why a change is refused, with the way out. */
export function cannotChangeQuote(quoteNumber: string, status: Exclude<QuoteStatus, 'draft'>): string {
  const exceptions =
    status === 'sent' || status === 'expired' ? ' You can only change its notes and Valid until date.' : '';
  return `${quoteNumber} ${WHY_LOCKED[status]} and is locked.${exceptions} To change anything else, use Duplicate`;
}

export function cannotDeleteQuote(quoteNumber: string, status: Exclude<QuoteStatus, 'draft'>): string {
  return `${quoteNumber} ${WHY_LOCKED[status]} and stays in the list. Only a draft can be deleted`;
}

/** Why it is not sent, with the way out. */
export const QUOTE_NOT_SENT = {
  noEmail: 'The client has no email address. Add one to the client, then send the quote',
  expired: 'This quote has expired. Choose a later Valid until date, then send it',
  accepted: 'The client has accepted this quote. Create the invoice',
  declined: 'The client has declined this quote. To make another offer, use Duplicate',
} as const;

/** Why no invoice is made of it. */
export const QUOTE_NOT_INVOICED = {
  notAccepted: 'The client has not accepted this quote yet. You can create the invoice once it is accepted',
  noClient: 'The client of this quote was deleted. Restore the client, then create the invoice',
} as const;

/** To a client who answers too late, or otherwise than before. */
export const QUOTE_NOT_OPEN: Record<Exclude<QuoteStatus, 'sent'>, string> = {
  draft: 'We are changing this quote. Please wait for our new email',
  accepted: 'This quote is accepted already. To change that, please call us',
  declined: 'This quote was declined. If you have changed your mind, please ask us for a new one',
  expired: 'This quote is no longer valid. Please ask us for a new one',
};

/** To a client who accepts what they have not read: of a sent quote the notes may still change. */
export const QUOTE_CHANGED = 'We have changed the notes of this quote. Please read them again, then accept it';

/** Toasts of the back-office. */
export const QUOTE_MESSAGES = {
  sent: 'Quote sent',
  sendFailed: 'Failed to send the quote',
  invoiced: 'Draft invoice created',
  invoiceFailed: 'Failed to create the invoice',
  exported: 'Quote PDF exported',
  exportFailed: 'Failed to export PDF',
} as const;
