// Where a quote stands (CONTRACT section 8): a draft is sent, and its client accepts or declines it. One that was not
// answered by the end of its last day, on the school's wall clock, has expired; staff may give it more time.

export const QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'declined', 'expired'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** As it is kept: that one has expired follows from the day. */
export const KEPT_QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'declined'] as const;
export type KeptQuoteStatus = (typeof KEPT_QUOTE_STATUSES)[number];

/** @param today `2026-11-26`, on the school's wall clock */
export function quoteStatus(
  { status, validUntil }: { status: KeptQuoteStatus; validUntil: string },
  today: string,
): QuoteStatus {
  return status === 'sent' && validUntil < today ? 'expired' : status;
}

/** What may still change of one that is no draft. The paper that was accepted or declined stays. */
export function openQuoteFields(status: Exclude<QuoteStatus, 'draft'>): readonly string[] {
  return status === 'sent' || status === 'expired' ? ['notes', 'validUntil'] : [];
}

/** What an invoice of it says first: which quote it follows, and the client's own word for it. */
export function quoteReference({ quoteNumber, reference }: { quoteNumber: string; reference: string | null }): string {
  return reference === null
    ? `As quoted in ${quoteNumber}.`
    : `As quoted in ${quoteNumber}. Your reference: ${reference}.`;
}
