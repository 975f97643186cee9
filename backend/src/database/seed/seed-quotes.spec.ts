import request from 'supertest';
import type { InvoiceDetails, QuoteRecord } from '#libs/contracts/generated/api';
import { invoiceTotals, pricedLine } from '#libs/domain/invoice-totals';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { seedCorporateClients } from './seed-corporate-clients.js';
import { seedInvoices } from './seed-invoices.js';
import { seedQuotes } from './seed-quotes.js';

let t: TestApp;
let admin: SignedIn;
let quotes: QuoteRecord[];
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  await seedCorporateClients(t.db);
  await seedInvoices(t.db);
  for (const _start of ['first', 'second']) await seedQuotes(t.db);
  quotes = (await request(t.server).get('/api/admin/quotes').set(admin.headers).expect(200)).body as QuoteRecord[];
});
afterAll(() => t.close());

describe("the demonstration school's quotes", () => {
  it('are three, once: one accepted, one that waits for its client, one draft', () => {
    expect(quotes.map(({ status }) => status)).toEqual(['accepted', 'sent', 'draft']);
    expect(quotes[1]!.validUntil > quotes[1]!.issueDate).toBe(true);
  });

  it('add up', () => {
    for (const quote of quotes) expect(quote).toMatchObject(invoiceTotals(quote.items.map(pricedLine), quote));
  });

  it('became an invoice with the same lines, which names the quote', async () => {
    const { invoiceId, quoteNumber, reference, totalAmount, items, clientName } = quotes[0]!;
    const { body } = await request(t.server).get(`/api/admin/invoices/${invoiceId}`).set(admin.headers).expect(200);
    const invoice = body as InvoiceDetails;
    expect(invoice).toMatchObject({ totalAmount, clientName });
    expect(invoice.items).toMatchObject(items);
    expect(invoice.notes).toContain(`As quoted in ${quoteNumber}. Your reference: ${reference}.`);
    expect(quotes[0]!.acceptedAt! < invoice.createdAt).toBe(true);
  });

  it('mail nobody', async () => {
    expect(await waitingJobs(t)).toEqual([]);
  });
});
