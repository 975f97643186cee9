import { type EntityManager, In } from 'typeorm';
import { DEFAULT_INVOICE_NOTE } from '#libs/contracts/invoice-rules';
import { openStatus, type Settlement, statusAfterSettling } from '#libs/domain/invoice-status';
import { type Discount, invoiceTotals, NO_DISCOUNT, pricedLine } from '#libs/domain/invoice-totals';
import { paymentTermsDays } from '#libs/domain/payment-terms';
import { addDays, type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { schoolToday } from '#libs/school/school-today';
import { CorporateClient } from '../../modules/corporate-clients/corporate-client.entity.js';
import { nextDocumentNumber } from '../../modules/invoices/document-numbers.service.js';
import { Invoice } from '../../modules/invoices/invoice.entity.js';
import { InvoiceItem } from '../../modules/invoices/invoice-item.entity.js';
import { InvoicePayment } from '../../modules/invoices/invoice-paying.entity.js';

/** South Africa's VAT, in basis points. */
export const VAT = 1500;
/** No such number is ever given out. */
export const DEMO_VAT_NUMBER = '4000000000';

interface DemoInvoice {
  client: string;
  issuedDaysAgo: number;
  withoutVat?: boolean;
  isCancelled?: boolean;
  notes?: string;
  /** Off the whole. */
  discount?: Discount;
  lines: [description: string, quantity: number, unitPriceCents: number, discount?: Discount][];
  /** Cents; all: what it comes to. */
  payments?: { daysAfterIssue: number; amount: number | 'all'; method: InvoicePayment['method'] }[];
}

const INVOICES: DemoInvoice[] = [
  {
    client: 'Vaal Mining Group',
    issuedDaysAgo: 128,
    notes: 'Purchase order VMG-2207.',
    lines: [
      ['Stop the Bleed, full day, up to 12 people', 2, 1_450_000],
      ['Tourniquet kit', 24, 38_550],
      ['Travel, Vereeniging and back (km)', 144, 464],
    ],
  },
  {
    client: 'Kestrel Security',
    issuedDaysAgo: 74,
    lines: [
      ['Defensive tactics for response officers, half day', 2, 780_000],
      ['Training knife', 10, 14_999],
    ],
    payments: [{ daysAfterIssue: 12, amount: 'all', method: 'eft' }],
  },
  {
    client: 'Protea Retail',
    issuedDaysAgo: 41,
    lines: [['Robbery survival for store managers, evening', 1, 650_000]],
    payments: [{ daysAfterIssue: 9, amount: 300_000, method: 'eft' }],
  },
  {
    client: 'Umgeni Freight',
    issuedDaysAgo: 36,
    isCancelled: true,
    notes: 'Booked twice by mistake.',
    lines: [['Driver safety, half day', 1, 720_000]],
  },
  {
    client: 'Rosebank Schools',
    issuedDaysAgo: 24,
    withoutVat: true,
    lines: [
      ['Anti-bullying programme, grade 4 to 7, per class', 6, 185_000],
      ['Workbook', 168, 4_500, { discountKind: 'percent', discountValue: 1_000 }],
    ],
  },
  {
    client: 'Highveld Logistics',
    issuedDaysAgo: 11,
    lines: [
      ['Situational awareness for drivers, morning', 2, 560_000],
      ['Travel, Longmeadow and back (km)', 38, 464],
    ],
    payments: [{ daysAfterIssue: 4, amount: 500_000, method: 'eft' }],
  },
  {
    client: 'Baobab Health',
    issuedDaysAgo: 2,
    discount: { discountKind: 'amount', discountValue: 50_000 },
    lines: [
      ['De-escalation for ward staff, half shift', 4, 410_000],
      ['Breakaway skills, refresher', 2, 295_050],
    ],
  },
];

/**
 * Invoices of the demonstration clients in every status: two overdue, one without VAT, some paid in part. Mails nobody.
 */
export async function seedInvoices(manager: EntityManager): Promise<void> {
  if (await manager.exists(Invoice)) return;
  const clients = await manager.findBy(CorporateClient, { name: In(INVOICES.map(({ client }) => client)) });
  const today = schoolToday();
  for (const demo of INVOICES) {
    const client = clients.find(({ name }) => name === demo.client);
    if (client) await insertInvoice(manager, demo, client, today);
  }
}

async function insertInvoice(
  manager: EntityManager,
  demo: DemoInvoice,
  client: CorporateClient,
  today: CalendarDate,
): Promise<void> {
  const issued = addDays(today, -demo.issuedDaysAgo);
  const dueDate = isoDate(addDays(issued, paymentTermsDays(client.paymentTerms)));
  const items = demo.lines.map(([description, quantity, unitPrice, discount]) =>
    pricedLine({ description, quantity, unitPrice, ...discount }),
  );
  const terms = { ...(demo.discount ?? NO_DISCOUNT), taxRate: demo.withoutVat ? 0 : VAT };
  const totals = invoiceTotals(items, terms);
  const payments = (demo.payments ?? []).map(({ daysAfterIssue, amount, method }) => ({
    date: isoDate(addDays(issued, daysAfterIssue)),
    method,
    amount: amount === 'all' ? totals.totalAmount : amount,
    reference: client.name,
  }));
  const open = demo.isCancelled ? 'cancelled' : openStatus(dueDate, isoDate(today));
  const settlement: Settlement = {
    ...totals,
    status: open,
    paidAmount: payments.reduce((sum, { amount }) => sum + amount, 0),
    creditedAmount: 0,
  };
  const writtenAt = new Date(`${isoDate(issued)}T08:30:00Z`);
  const { identifiers } = await manager.insert(Invoice, {
    ...invoiceIssuer(),
    ...totals,
    ...clientFields(client),
    ...terms,
    dueDate,
    issueDate: isoDate(issued),
    createdAt: writtenAt,
    updatedAt: writtenAt,
    stormCombatVatNumber: demo.withoutVat ? null : DEMO_VAT_NUMBER,
    notes: demo.notes ?? DEFAULT_INVOICE_NOTE,
    status: statusAfterSettling(settlement, dueDate, isoDate(today)),
    invoiceNumber: await nextDocumentNumber(manager, 'invoice', issued.year),
  });
  const invoiceId = identifiers[0]!['id'] as number;
  for (const item of items) await manager.insert(InvoiceItem, { ...item, invoiceId, savedAt: writtenAt });
  for (const payment of payments) await manager.insert(InvoicePayment, { ...payment, invoiceId });
}

/** Whom a paper is for, as invoices and quotes keep it. */
export function clientFields(client: CorporateClient) {
  const { billingAddress, billingCity, billingProvince, billingPostalCode, billingCountry } = client;
  return {
    corporateClientId: client.id,
    clientName: client.name,
    clientEmail: client.email,
    clientPhone: client.phone,
    clientVatNumber: client.vatNumber,
    clientAddress: [billingAddress, billingCity, `${billingProvince} ${billingPostalCode}`, billingCountry].join('\n'),
  };
}
