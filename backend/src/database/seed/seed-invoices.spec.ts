import request from 'supertest';
import type { InvoiceRecord as InvoiceContract } from '#libs/contracts/generated/api';
import { INVOICE_STATUSES } from '#libs/domain/invoice-status';
import { invoiceTotals, pricedLine } from '#libs/domain/invoice-totals';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DocumentCounter } from '../../modules/invoices/document-numbers.service.js';
import { seedCorporateClients } from './seed-corporate-clients.js';
import { seedInvoices } from './seed-invoices.js';

let t: TestApp;
let admin: SignedIn;
let invoices: InvoiceContract[];
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  await seedCorporateClients(t.db);
  for (const _start of ['first', 'second']) await seedInvoices(t.db);
  invoices = (await request(t.server).get('/api/admin/invoices').set(admin.headers).expect(200))
    .body as InvoiceContract[];
});
afterAll(() => t.close());

describe("the demonstration school's invoices", () => {
  it('are there once, in every status, one without VAT', () => {
    expect(invoices).toHaveLength(7);
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(INVOICE_STATUSES));
    expect(
      invoices.filter(({ taxRate, stormCombatVatNumber }) => taxRate === 0 && stormCombatVatNumber === null),
    ).toHaveLength(1);
  });

  it('have a discount off a line, and one off the whole', () => {
    expect(invoices.filter(({ discountAmount }) => discountAmount > 0)).toHaveLength(1);
    expect(invoices.flatMap(({ items }) => items).filter(({ discountAmount }) => discountAmount > 0)).toHaveLength(1);
  });

  it('add up, and are paid as their status says', () => {
    for (const invoice of invoices) {
      const { items, status, outstandingAmount, clientName, clientAddress } = invoice;
      expect(invoice).toMatchObject(invoiceTotals(items, invoice));
      expect(items).toEqual(items.map(pricedLine));
      expect([clientName, outstandingAmount > 0]).toEqual([clientName, status === 'pending' || status === 'overdue']);
      expect(clientAddress).not.toMatch(/null|undefined/);
    }
    expect(
      invoices.filter(({ paidAmount, outstandingAmount }) => paidAmount > 0 && outstandingAmount > 0),
    ).toHaveLength(2);
  });

  it('have the first numbers of their years, in the order of their dates, and the next goes on', async () => {
    const ordered = invoices.toSorted((a, b) => a.id - b.id);
    expect(ordered.map(({ issueDate }) => issueDate)).toEqual(ordered.map(({ issueDate }) => issueDate).toSorted());
    const counters = await t.db.find(DocumentCounter);
    for (const { year, last } of counters) {
      const numbers = ordered
        .filter(({ issueDate }) => issueDate.startsWith(String(year)))
        .map(({ invoiceNumber }) => invoiceNumber);
      expect(numbers).toEqual(Array.from({ length: last }, (_, i) => `INV-${year}-${String(i + 1).padStart(4, '0')}`));
    }
    expect(counters.reduce((sum, { last }) => sum + last, 0)).toBe(7);
  });

  it('mail nobody', async () => {
    expect(await waitingJobs(t)).toEqual([]);
  });
});
