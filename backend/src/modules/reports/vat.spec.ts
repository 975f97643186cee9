import request from 'supertest';
import type { InvoiceDetails, VatView } from '#libs/contracts/generated/api';
import { REPORT_RULES } from '#libs/contracts/report';
import { INVOICE_FACTS_RULES } from '#libs/contracts/school';
import { takeFacts } from '#libs/school/facts';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createApiKey, createInvoice, createOrder, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CreditNote, InvoicePayment } from '../invoices/invoice-paying.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { OrderPayment } from '../orders/order-payment.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(async () => {
  await t.close();
  takeFacts({});
});
beforeEach(() => t.db.query('TRUNCATE invoices, orders CASCADE'));
afterEach(() => becomeVendor(false));

const APRIL = { from: '2026-04-01', to: '2026-04-30' };
const get = (path: string, query: Record<string, string> = {}) =>
  request(t.server).get(`/api/admin/${path}`).set(admin.headers).query(query);
const vat = async (query: Record<string, string> = APRIL) =>
  (await get('reports/vat', query).expect(200)).body as VatView;
const becomeVendor = (isVatVendor: boolean) =>
  request(t.server)
    .put('/api/admin/settings/invoices')
    .set(admin.headers)
    .send({ isVatVendor, vatNumber: isVatVendor ? '4123456789' : null })
    .expect(200);
/** R1 000.00 and the tax. */
const invoiced = (issueDate: string, taxRate: number, overrides: Partial<Invoice> = {}) =>
  createInvoice(t.db, { issueDate, taxRate, items: [{ unitPrice: 100_000 }], ...overrides });
const paid = (invoiceId: number, date: string, amount: number) =>
  t.db.insert(InvoicePayment, { invoiceId, date, amount, method: 'eft' });
let notes = 0;
const credited = (invoiceId: number, date: string, amount: number, taxAmount: number) =>
  t.db.insert(CreditNote, {
    invoiceId,
    creditNoteNumber: `CN-2019-${String((notes += 1)).padStart(4, '0')}`,
    date,
    amount,
    taxAmount,
    reason: 'A lesson less',
  });

async function sell(): Promise<void> {
  const { id: orderId } = await createOrder(t.db);
  const of = (kind: 'payment' | 'refund', date: string, amount: number) => ({
    orderId,
    kind,
    date,
    amount,
    method: 'card' as const,
  });
  await t.db.insert(OrderPayment, [
    of('payment', '2026-03-31', 70_000),
    of('payment', '2026-04-01', 10_000),
    of('payment', '2026-04-30', 13_000),
    of('refund', '2026-04-30', 11_500),
    of('refund', '2026-05-01', 80_000),
  ]);
}

describe('GET /api/admin/reports/vat by invoices', () => {
  it('has what was issued and credited in the period, by rate, as the papers have it', async () => {
    const march = await invoiced('2026-03-31', 1500);
    await invoiced('2026-04-01', 1500);
    // What a paper says holds, whatever its lines come to.
    const discounted = await invoiced('2026-04-30', 1500, {
      subtotal: 90_000,
      taxAmount: 13_501,
      totalAmount: 103_501,
    });
    await invoiced('2026-04-15', 0);
    await invoiced('2026-05-01', 1500);
    await credited(march.id, '2026-04-01', 11_500, 1_500);
    await credited(discounted.id, '2026-04-30', 100, 14);
    await credited(discounted.id, '2026-05-01', 1_000, 130);
    const { body } = await get('reports/vat', APRIL).expect(200).expect('Cache-Control', 'no-store');
    expect(body).toEqual({
      ...APRIL,
      basis: 'invoices',
      isVatVendor: false,
      vatNumber: null,
      isClosed: false,
      closedBasis: null,
      rows: [
        { kind: 'invoices', taxRate: 1500, count: 2, net: 190_000, tax: 28_501, gross: 218_501 },
        { kind: 'invoices', taxRate: 0, count: 1, net: 100_000, tax: 0, gross: 100_000 },
        { kind: 'creditNotes', taxRate: 1500, count: 2, net: -10_086, tax: -1_514, gross: -11_600 },
      ],
      rates: [
        { taxRate: 1500, net: 179_914, tax: 26_987, gross: 206_901 },
        { taxRate: 0, net: 100_000, tax: 0, gross: 100_000 },
      ],
      totals: { net: 279_914, tax: 26_987, gross: 306_901 },
    });
  });

  it('leaves out what is cancelled or deleted, with what was credited of it', async () => {
    const cancelled = await invoiced('2026-04-01', 1500, { status: 'cancelled' });
    await credited(cancelled.id, '2026-04-02', 11_500, 1_500);
    const { id } = await invoiced('2026-04-01', 1500);
    await credited(id, '2026-04-02', 11_500, 1_500);
    await t.db.update(Invoice, id, { deletedAt: new Date() });
    expect(await vat()).toMatchObject({ rows: [], rates: [], totals: { net: 0, tax: 0, gross: 0 } });
  });

  it('is the sum of the papers to the cent', async () => {
    const today = isoDate(schoolToday());
    const ids: number[] = [];
    for (const [unitPrice, quantity, taxRate] of [
      [3_333, 1, 1500],
      [99_999, 7, 1500],
      [1, 1, 1500],
      [149_999, 3, 1400],
      [5_550, 2, 0],
      [123_457, 1, 1500],
    ] as const)
      ids.push((await createInvoice(t.db, { issueDate: today, taxRate, items: [{ unitPrice, quantity }] })).id);
    for (const [at, amount] of [
      [1, 33_333],
      [1, 7],
      [3, 100_001],
      [5, 141_976],
    ] as const)
      await request(t.server)
        .post(`/api/admin/invoices/${ids[at]}/credit-notes`)
        .set(admin.headers)
        .send({ amount, reason: 'A lesson less' })
        .expect(201);
    const papers = { net: 0, tax: 0, gross: 0 };
    for (const id of ids) {
      const invoice = (await get(`invoices/${id}`).expect(200)).body as InvoiceDetails;
      const credits = invoice.creditNotes.map(({ amount, taxAmount }) => ({ gross: -amount, tax: -taxAmount }));
      for (const { gross, tax } of [{ gross: invoice.totalAmount, tax: invoice.taxAmount }, ...credits]) {
        papers.gross += gross;
        papers.tax += tax;
        papers.net += gross - tax;
      }
    }
    const { rows, totals } = await vat({ from: today, to: today });
    expect(totals).toEqual(papers);
    expect(rows.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      'invoices 4',
      'invoices 1',
      'invoices 1',
      'creditNotes 3',
      'creditNotes 1',
    ]);
  });

  it('has the sales of the shop of a vendor, whose prices hold the tax', async () => {
    await sell();
    expect((await vat()).rows).toEqual([]);
    await becomeVendor(true);
    // 15/115 of R230.00, and of R115.00.
    expect(await vat()).toMatchObject({
      isVatVendor: true,
      vatNumber: '4123456789',
      isClosed: false,
      closedBasis: null,
      rows: [
        { kind: 'shopSales', taxRate: 1500, count: 2, net: 20_000, tax: 3_000, gross: 23_000 },
        { kind: 'shopRefunds', taxRate: 1500, count: 1, net: -10_000, tax: -1_500, gross: -11_500 },
      ],
      totals: { net: 10_000, tax: 1_500, gross: 11_500 },
    });
  });
});

describe('GET /api/admin/reports/vat by payments', () => {
  const byPayments = { ...APRIL, basis: 'payments' };

  it('has the tax within what came in, at the rate of its invoice, and the shop', async () => {
    const standard = await invoiced('2026-01-05', 1500);
    const zero = await invoiced('2026-04-05', 0);
    await paid(standard.id, '2026-03-31', 1_000);
    await paid(standard.id, '2026-04-01', 50_000);
    await paid(standard.id, '2026-04-30', 7_500);
    await paid(zero.id, '2026-04-30', 40_000);
    await paid(zero.id, '2026-05-01', 1_000);
    await credited(standard.id, '2026-04-01', 11_500, 1_500);
    await sell();
    await becomeVendor(true);
    expect(await vat(byPayments)).toMatchObject({
      basis: 'payments',
      rows: [
        { kind: 'payments', taxRate: 1500, count: 2, net: 50_000, tax: 7_500, gross: 57_500 },
        { kind: 'payments', taxRate: 0, count: 1, net: 40_000, tax: 0, gross: 40_000 },
        { kind: 'shopSales', gross: 23_000, tax: 3_000 },
        { kind: 'shopRefunds', gross: -11_500, tax: -1_500 },
      ],
      totals: { net: 100_000, tax: 9_000, gross: 109_000 },
    });
  });

  it('comes to the tax of an invoice once all of it is paid', async () => {
    const { id, totalAmount, taxAmount } = await invoiced('2026-04-05', 1500, {
      subtotal: 33_337,
      taxAmount: 5_001,
      totalAmount: 38_338,
    });
    await paid(id, '2026-04-06', 12_345);
    await paid(id, '2026-04-07', totalAmount - 12_345);
    expect((await vat(byPayments)).totals.tax).toBe(taxAmount);
  });
});

it('GET /api/admin/reports/vat/export has the same figures in rand', async () => {
  const { id } = await invoiced('2026-04-01', 1450);
  await credited(id, '2026-04-02', 11_450, 1_450);
  const { text } = await get('reports/vat/export', APRIL)
    .expect(200)
    .expect('Content-Disposition', 'attachment; filename="vat-by-invoices-2026-04-01-to-2026-04-30.csv"');
  expect(text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'kind,taxRatePercent,count,net,tax,gross',
    'invoices,14.5,1,1000.00,145.00,1145.00',
    'creditNotes,14.5,1,-100.00,-14.50,-114.50',
    'total,,,900.00,130.50,1030.50',
  ]);
});

it('counts by what the settings say unless asked otherwise', async () => {
  const { id } = await invoiced('2026-04-05', 1500);
  await paid(id, '2026-04-06', 11_500);
  const setBasis = (vatBasis: string) =>
    request(t.server).put('/api/admin/settings/invoices').set(admin.headers).send({ vatBasis });
  expect((await setBasis('cash').expect(400)).body.errors).toEqual({ vatBasis: INVOICE_FACTS_RULES.vatBasis.unknown });
  await setBasis('payments').expect(200);
  expect(await vat()).toMatchObject({ basis: 'payments', totals: { tax: 1_500 } });
  expect(await vat({ ...APRIL, basis: 'invoices' })).toMatchObject({ basis: 'invoices', totals: { tax: 15_000 } });
  await setBasis('invoices').expect(200);
});

it.each([
  ['vat', APRIL, 'vat-by-invoices-2026-04-01-to-2026-04-30', ['Invoices, 14.5%', 'R145.00', 'Output tax']],
  ['takings', APRIL, 'takings-2026-04-01-to-2026-04-30', ['Apr 2026', 'R500.00', 'EFT']],
  ['debtors', { asOf: '2026-04-30' }, 'debtors-2026-04-30', ['Total owed', 'R645.00']],
])('GET /api/admin/reports/%s/pdf has the same to print', async (report, query, name, words) => {
  const { id } = await invoiced('2026-04-01', 1450);
  await paid(id, '2026-04-02', 50_000);
  const { body } = await get(`reports/${report}/pdf`, query)
    .responseType('blob')
    .expect(200)
    .expect('Content-Type', 'application/pdf')
    .expect('Content-Disposition', `attachment; filename="${name}.pdf"`);
  const text = (await readPdf(body as Buffer)).pages
    .map((page) => page.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  for (const each of words) expect(text).toContain(each);
});

it.each(['vat', 'vat/export', 'vat/pdf'])('an unknown basis of %s is refused by the field', async (path) => {
  for (const basis of ['cash', ''])
    expect((await get(`reports/${path}`, { ...APRIL, basis }).expect(400)).body.errors).toEqual({
      basis: REPORT_RULES.basis.unknown,
    });
});

it('a key of the reports reads them, and none of the papers', async () => {
  const { key } = await createApiKey(t.db, { maker: admin.user, access: 'read', resources: ['reports'] });
  const byKey = (path: string) =>
    request(t.server).get(`/api/admin/${path}`).set('Authorization', `Bearer ${key}`).query(APRIL);
  await byKey('reports/vat').expect(200);
  await byKey('invoices').expect(403);
});
