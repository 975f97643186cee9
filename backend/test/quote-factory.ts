import type { EntityManager } from 'typeorm';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';
import { nextDocumentNumber } from '../src/modules/invoices/document-numbers.service.js';
import { Quote, QuoteLink } from '../src/modules/quotes/quote.entity.js';
import { hashSecret, newSecret } from '../src/common/secrets/secret.js';

/** A draft of R5 000.00 for a client with an address, valid for long, unless told otherwise. */
export async function createQuote(db: EntityManager, overrides: Partial<Quote> = {}): Promise<Quote> {
  const client = { name: 'Highveld Logistics', logoUrl: '/clients/highveld.svg', email: 'accounts@highveld.example' };
  const corporateClientId =
    overrides.corporateClientId === undefined
      ? (await db.save(CorporateClient, client)).id
      : overrides.corporateClientId;
  return db.save(Quote, {
    quoteNumber: await nextDocumentNumber(db, 'quote', 2026),
    clientName: client.name,
    clientEmail: client.email,
    issueDate: '2026-03-02',
    validUntil: '2998-07-01',
    items: [{ description: 'Team training', quantity: 2, unitPrice: 250_000 }],
    taxRate: 0,
    subtotal: 500_000,
    discountAmount: 0,
    taxAmount: 0,
    totalAmount: 500_000,
    ...overrides,
    corporateClientId,
  });
}

/** One that its client may answer, and the secret of its link. */
export async function createSentQuote(
  db: EntityManager,
  overrides: Partial<Quote> = {},
): Promise<{ id: number; token: string }> {
  const sent = { status: 'sent' as const, sentAt: new Date(), sentTo: 'accounts@highveld.example' };
  const { id } = await createQuote(db, { ...sent, ...overrides });
  const token = newSecret();
  await db.insert(QuoteLink, { tokenHash: hashSecret(token), quoteId: id });
  return { id, token };
}
