import type { EntityManager } from 'typeorm';
import { invoiceTotals, NO_DISCOUNT, pricedLine } from '#libs/domain/invoice-totals';
import { quoteReference } from '#libs/domain/quote';
import { addDays, type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { schoolToday } from '#libs/school/school-today';
import { CorporateClient } from '../../modules/corporate-clients/corporate-client.entity.js';
import { nextDocumentNumber } from '../../modules/invoices/document-numbers.service.js';
import { Invoice } from '../../modules/invoices/invoice.entity.js';
import { InvoiceItem } from '../../modules/invoices/invoice-item.entity.js';
import { Quote } from '../../modules/quotes/quote.entity.js';
import { clientFields, DEMO_VAT_NUMBER, VAT } from './seed-invoices.js';

const VALID_DAYS = 21;

interface DemoQuote {
  client: string;
  issuedDaysAgo: number;
  notes: string;
  /** Left out: the lines of the invoice that was made of it, the client's last. */
  lines?: [description: string, quantity: number, unitPriceCents: number][];
  /** Left out: a draft. */
  sentDaysAgo?: number;
  accepted?: { daysAgo: number; by: string; reference: string };
}

const QUOTES: DemoQuote[] = [
  {
    client: 'Highveld Logistics',
    issuedDaysAgo: 19,
    notes: 'Two groups of twelve drivers, on two Tuesday mornings at your depot.',
    sentDaysAgo: 19,
    accepted: { daysAgo: 13, by: 'Sipho Maseko', reference: 'PO HL-4471' },
  },
  {
    // What Caroline Whitfield asked for in her message.
    client: 'Egoli Fintech',
    issuedDaysAgo: 4,
    notes: 'Half a day each, at your office. Mats and pads come with us.',
    sentDaysAgo: 3,
    lines: [
      ['Awareness and de-escalation, half day, up to 20 people', 2, 780_000],
      ['Workbook', 40, 4_500],
    ],
  },
  {
    client: 'Blyde River Lodges',
    issuedDaysAgo: 0,
    notes: 'Travel is billed at cost. Dates to be agreed.',
    lines: [
      ['Medical response for guides and drivers, full day, up to 12 people', 2, 1_450_000],
      ['Travel, Hoedspruit and back (km)', 920, 464],
    ],
  },
];

/** Quotes for the demonstration clients: one became an invoice, one waits, one is a draft. Mails nobody. */
export async function seedQuotes(manager: EntityManager): Promise<void> {
  if (await manager.exists(Quote)) return;
  const today = schoolToday();
  for (const demo of QUOTES) {
    const client = await manager.findOneBy(CorporateClient, { name: demo.client });
    if (client) await insertQuote(manager, demo, client, today);
  }
}

async function insertQuote(
  manager: EntityManager,
  { issuedDaysAgo, notes, lines, sentDaysAgo, accepted }: DemoQuote,
  client: CorporateClient,
  today: CalendarDate,
): Promise<void> {
  const invoice = accepted ? await lastInvoiceOf(manager, client) : null;
  if (accepted && !invoice) return;
  const items = lines
    ? lines.map(([description, quantity, unitPrice]) => ({ description, quantity, unitPrice }))
    : await linesOf(manager, invoice!.id);
  const issued = addDays(today, -issuedDaysAgo);
  const momentOf = (daysAgo: number): Date => new Date(`${isoDate(addDays(today, -daysAgo))}T09:10:00Z`);
  const sentAt = sentDaysAgo === undefined ? null : momentOf(sentDaysAgo);
  const terms = { ...NO_DISCOUNT, taxRate: VAT };
  const quoteNumber = await nextDocumentNumber(manager, 'quote', issued.year);
  await manager.insert(Quote, {
    ...invoiceIssuer(),
    ...clientFields(client),
    ...terms,
    ...invoiceTotals(items.map(pricedLine), terms),
    quoteNumber,
    items,
    notes,
    sentAt,
    sentTo: sentAt && client.email,
    status: accepted ? 'accepted' : sentAt ? 'sent' : 'draft',
    stormCombatVatNumber: DEMO_VAT_NUMBER,
    issueDate: isoDate(issued),
    validUntil: isoDate(addDays(issued, VALID_DAYS)),
    // Not later than now, whatever the hour of the first start.
    createdAt: issuedDaysAgo === 0 ? new Date() : momentOf(issuedDaysAgo),
    updatedAt: accepted ? momentOf(accepted.daysAgo) : (sentAt ?? new Date()),
    ...(accepted && {
      acceptedAt: momentOf(accepted.daysAgo),
      acceptedBy: accepted.by,
      // Of the addresses that are kept for documentation.
      acceptedAddress: '203.0.113.24',
      reference: accepted.reference,
      invoiceId: invoice!.id,
    }),
  });
  if (accepted && invoice)
    await manager.update(Invoice, invoice.id, {
      notes: [quoteReference({ quoteNumber, reference: accepted.reference }), invoice.notes].join('\n'),
      updatedAt: invoice.updatedAt,
    });
}

function lastInvoiceOf(manager: EntityManager, { id }: CorporateClient): Promise<Invoice | null> {
  return manager.findOne(Invoice, { where: { corporateClientId: id }, order: { id: 'DESC' } });
}

async function linesOf(manager: EntityManager, invoiceId: number): Promise<Quote['items']> {
  const items = await manager.find(InvoiceItem, { where: { invoiceId }, order: { id: 'ASC' } });
  return items.map(({ description, quantity, unitPrice }) => ({ description, quantity, unitPrice }));
}
