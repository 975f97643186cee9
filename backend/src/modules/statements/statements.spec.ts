import request from 'supertest';
import { formatDate } from '#libs/domain/schedule/long-date';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const TODAY = isoDate(schoolToday());
const daysAgo = (days: number) => isoDate(addDays(schoolToday(), -days));
const client = (name = 'Highveld Logistics') =>
  t.db.save(CorporateClient, {
    name,
    logoUrl: '/clients/highveld.svg',
    email: 'accounts@highveld.example',
    vatNumber: '4000000001',
  });
const get = (path: string) => request(t.server).get(`/api/admin/corporate-clients/${path}`).set(admin.headers);
/** R1 000.00 each. */
const invoiced = (corporateClientId: number, overrides: Partial<Invoice> = {}) =>
  createInvoice(t.db, { corporateClientId, items: [{ unitPrice: 100_000 }], ...overrides });
const call = (path: string, body: object) =>
  request(t.server).post(`/api/admin/invoices/${path}`).set(admin.headers).send(body).expect(201);
const pay = (id: number, amount: number) =>
  call(`${id}/payments`, { date: '2026-04-16', amount, method: 'eft', allowOverpayment: true });

async function owing(): Promise<{ id: number; late: Invoice['invoiceNumber'][] }> {
  const { id } = await client();
  const later = await invoiced(id, { dueDate: '2999-12-31' });
  const days20 = await invoiced(id, { dueDate: daysAgo(20), status: 'overdue' });
  const days61 = await invoiced(id, { dueDate: daysAgo(61), status: 'overdue' });
  const days200 = await invoiced(id, { dueDate: daysAgo(200), status: 'overdue' });
  await pay(days20.id, 40_000);
  await call(`${days61.id}/credit-notes`, { amount: 10_000, reason: 'A lesson less' });
  await pay(days200.id, 130_000);
  await pay((await invoiced(id)).id, 100_000);
  await invoiced(id, { status: 'cancelled' });
  await invoiced(id, { status: 'paid' });
  await t.db.update(Invoice, (await invoiced(id)).id, { deletedAt: new Date() });
  await invoiced((await client('Somebody else')).id);
  return { id, late: [days200, days61, days20, later].map(({ invoiceNumber }) => invoiceNumber) };
}

describe('GET /api/admin/corporate-clients/{id}/statement', () => {
  it('lists what is outstanding, the oldest due date first, with how long it has been due', async () => {
    const { id, late } = await owing();
    const { body } = await get(`${id}/statement`).expect(200).expect('Cache-Control', 'no-store');
    const { invoices, ...rest } = body;
    expect(rest).toEqual({
      corporateClientId: id,
      clientName: 'Highveld Logistics',
      clientEmail: 'accounts@highveld.example',
      asOf: TODAY,
      ageing: { current: 100_000, days30: 60_000, days60: 0, days90: 90_000, over90: -30_000 },
      creditAmount: 0,
      totalOutstanding: 220_000,
      usualSubject: `Statement as of ${formatDate(TODAY)} from Storm Combat Academy`,
      usualMessage: expect.stringContaining('is outstanding on 4 invoices'),
      sentAt: null,
      sentTo: null,
    });
    expect(invoices.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber)).toEqual(late);
    expect(invoices[2]).toEqual({
      id: expect.any(Number),
      invoiceNumber: late[2],
      issueDate: '2026-03-02',
      dueDate: daysAgo(20),
      totalAmount: 100_000,
      paidAmount: 40_000,
      creditedAmount: 0,
      outstandingAmount: 60_000,
    });
    expect(invoices[1]).toMatchObject({ creditedAmount: 10_000, outstandingAmount: 90_000 });
  });

  it('of a client who owes nothing is empty', async () => {
    const { id } = await client();
    expect((await get(`${id}/statement`).expect(200)).body).toMatchObject({
      invoices: [],
      totalOutstanding: 0,
      ageing: { current: 0, over90: 0 },
    });
  });

  it('of no client is a 404', async () => {
    for (const path of ['2000000000/statement', '2000000000/statement/pdf'])
      expect((await get(path).expect(404)).body.message).toBe('There is no corporate client with this id');
  });
});

describe('GET /api/admin/corporate-clients/{id}/statement/pdf', () => {
  it('prints the same figures', async () => {
    const { id, late } = await owing();
    const answer = await get(`${id}/statement/pdf`)
      .responseType('blob')
      .expect(200)
      .expect('Content-Type', 'application/pdf')
      .expect('Content-Disposition', `attachment; filename="Statement-Highveld-Logistics-${TODAY}.pdf"`);
    const { title, pages } = await readPdf(answer.body as Buffer);
    expect(title).toBe('Statement Highveld Logistics');
    const text = pages.map((page) => page.text).join(' ');
    for (const words of [...late, 'accounts@highveld.example', 'R2 200.00', 'R600.00', 'R900.00', '-R300.00'])
      expect(text).toContain(words);
  });

  it('has a name that every header can hold', async () => {
    const { id } = await client('Søren & "Zoë" GmbH\r\n');
    await get(`${id}/statement/pdf`)
      .responseType('blob')
      .expect(200)
      .expect('Content-Disposition', new RegExp(`^attachment; filename="Statement-[A-Za-z0-9-]+-${TODAY}\\.pdf"$`));
  });
});
