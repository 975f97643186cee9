/** Calls of a part of a quote are sent to one of their own each: whoever answers one leaves none to be answered. */
import type { EntityManager } from 'typeorm';
import { createQuote, createSentQuote } from '../quote-factory.js';

/** What a sample of one says. */
export const QUOTE = { corporateClientId: 1, validUntil: '2998-07-01' };

/** @returns by the path of the operation, what stands in its braces */
export async function makeSampleQuotes(db: EntityManager, corporateClientId: number): Promise<Record<string, string>> {
  const linked = async () => (await createSentQuote(db, { corporateClientId })).token;
  const accepted = { status: 'accepted' as const, sentAt: new Date(), acceptedAt: new Date(), acceptedBy: 'Sample' };
  const draft = await createQuote(db, { corporateClientId });
  const invoiced = await createQuote(db, { ...accepted, corporateClientId });
  return {
    '/api/admin/quotes/{id}/send': String(draft.id),
    '/api/admin/quotes/{id}/invoice': String(invoiced.id),
    '/api/quotes/{token}': await linked(),
    '/api/quotes/{token}/accept': await linked(),
    '/api/quotes/{token}/decline': await linked(),
  };
}
