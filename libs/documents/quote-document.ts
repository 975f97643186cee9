import { QUOTE_STATUS_WORDS } from '#libs/contracts/quote';
import type { Issuer } from '#libs/domain/invoice-issuer';
import { type Discount, pricedLine } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import type { QuoteStatus } from '#libs/domain/quote';
import { type Client, issuerName, parties, writtenDate } from '#libs/documents/document-words';
import { linesTable, totalSums } from '#libs/documents/priced-lines';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { school } from '#libs/school/school';

/** What is printed of a quote: as it crosses the wire, or as the database gives it. Money in cents. */
export interface QuoteToPrint extends Issuer, Client, Discount {
  quoteNumber: string;
  issueDate: string;
  validUntil: string;
  status: QuoteStatus;
  items: readonly (Partial<Discount> & { description: string; quantity: number; unitPrice: number })[];
  taxRate: number;
  subtotal: number;
  discountAmount: number;
  taxAmount: number;
  totalAmount: number;
  notes: string | null;
  updatedAt: Date | string;
}

/** Nobody pays by a quote: it says how long it holds, and not where the money goes. */
export function quoteDocument(quote: QuoteToPrint, logo: string | null = null): PrintedDocument {
  const { quoteNumber, issueDate, validUntil, status, items, totalAmount, notes, updatedAt } = quote;
  return {
    title: 'Quote',
    name: quoteNumber,
    author: issuerName(quote),
    brand: school.shortName,
    changedAt: new Date(updatedAt).toISOString(),
    logo,
    stamp: status === 'sent' ? null : QUOTE_STATUS_WORDS[status],
    facts: [
      { label: 'Quote number', value: quoteNumber },
      { label: 'Date', value: writtenDate(issueDate) },
      { label: 'Valid until', value: writtenDate(validUntil) },
      { label: 'Total', value: formatRand(totalAmount) },
    ],
    parties: parties(quote, quote),
    opening: null,
    table: linesTable(items.map(pricedLine)),
    sums: totalSums(quote),
    ageing: [],
    payment: null,
    notes: notes ? { title: 'Notes', text: notes } : null,
  };
}
