/** The books of a period that is over can be closed: nothing dated in it changes any more. */
import request from 'supertest';
import { INVOICE_FACTS_RULES } from '#libs/contracts/school';
import { closedBooksRefusal } from '#libs/domain/books';
import { createInvoice, createOrder, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';

const DAYS = [-60, -30, -29, -1, 0].map((days) => isoDate(addDays(schoolToday(), days)));
const [BEFORE, LAST_DAY, FIRST_OPEN_DAY, YESTERDAY, TODAY] = DAYS as [string, string, string, string, string];
const CLOSED = closedBooksRefusal(LAST_DAY);

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
// As staff would: what the process knows of the settings follows at once.
beforeEach(() => close(null).expect(200));

type Method = 'post' | 'put' | 'delete';
const call = (method: Method, path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers).send(body);
const close = (until: string | null) => call('put', 'settings/invoices', { booksClosedUntil: until });
const refused = async (method: Method, path: string, body?: object) =>
  expect((await call(method, path, body).expect(409)).body.message).toBe(CLOSED);

const PAYMENT = { amount: 100, method: 'eft', reference: 'EFT 1' };
const invoiceOf = (issueDate: string) =>
  createInvoice(t.db, { issueDate, dueDate: issueDate, items: [{}, { description: 'Gloves' }] });
const paymentOf = async (id: number, date: string) => {
  const { body } = await call('post', `invoices/${id}/payments`, { ...PAYMENT, date }).expect(201);
  return (body as { payments: { id: number; date: string }[] }).payments.find((payment) => payment.date === date)!.id;
};

it.each([
  ['today', TODAY, INVOICE_FACTS_RULES.booksClosedUntil.notOver],
  ['no day', '2027-02-30', INVOICE_FACTS_RULES.booksClosedUntil.invalid],
])('are not closed until %s', async (_what, until, message) => {
  expect((await close(until).expect(400)).body.errors).toEqual({ booksClosedUntil: message });
});

it('are closed until yesterday, which the history tells with who did it', async () => {
  expect((await close(YESTERDAY).expect(200)).body).toMatchObject({ booksClosedUntil: YESTERDAY });
  const { body } = await request(t.server).get('/api/admin/settings/invoices/history').set(admin.headers).expect(200);
  expect((body as object[])[0]).toMatchObject({
    changedBy: admin.user.username,
    before: { booksClosedUntil: null },
    after: { booksClosedUntil: YESTERDAY },
  });
});

describe('of a closed period', () => {
  it('no line, date, discount or tax of a draft changes, and it is neither cancelled nor deleted', async () => {
    const invoice = await invoiceOf(LAST_DAY);
    const [line] = invoice.items;
    await close(LAST_DAY).expect(200);
    await refused('post', `invoices/${invoice.id}/items`, { description: 'More', quantity: 1, unitPrice: 100 });
    await refused('put', `invoices/${invoice.id}/items/${line!.id}`, { quantity: 2 });
    await refused('delete', `invoices/${invoice.id}/items/${line!.id}`);
    await refused('put', `invoices/${invoice.id}`, { taxRate: 1_500 });
    await refused('put', `invoices/${invoice.id}`, { discountKind: 'percent', discountValue: 1_000 });
    await refused('put', `invoices/${invoice.id}`, { status: 'cancelled' });
    await refused('delete', `invoices/${invoice.id}`);
    await call('put', `invoices/${invoice.id}`, { notes: 'Told by phone', dueDate: TODAY }).expect(200);
  });

  it('no payment is recorded or taken back; a later one of the same invoice is', async () => {
    const { id } = await invoiceOf(BEFORE);
    const paid = await paymentOf(id, LAST_DAY);
    await close(LAST_DAY).expect(200);
    await refused('post', `invoices/${id}/payments`, { ...PAYMENT, date: LAST_DAY });
    await refused('delete', `invoices/${id}/payments/${paid}`);
    const later = await paymentOf(id, FIRST_OPEN_DAY);
    await call('delete', `invoices/${id}/payments/${later}`).expect(200);
  });

  it('an invoice is credited with a paper of today', async () => {
    const { id } = await invoiceOf(LAST_DAY);
    await call('post', `invoices/${id}/mark-sent`).expect(200);
    await close(LAST_DAY).expect(200);
    await call('post', `invoices/${id}/credit-notes`, { amount: 100, reason: 'One too many' }).expect(201);
  });

  it('no payment or refund of an order is recorded', async () => {
    const { id } = await createOrder(t.db, { createdAt: new Date(`${BEFORE}T10:00:00Z`) });
    await call('post', `orders/${id}/payments`, { ...PAYMENT, date: LAST_DAY }).expect(201);
    await close(LAST_DAY).expect(200);
    await refused('post', `orders/${id}/payments`, { ...PAYMENT, date: LAST_DAY });
    await refused('post', `orders/${id}/refunds`, { ...PAYMENT, date: LAST_DAY });
    await call('post', `orders/${id}/refunds`, { ...PAYMENT, date: TODAY }).expect(201);
  });

  it('the VAT report says so, of one that ends in it', async () => {
    const isClosed = async (to: string) => {
      const path = `/api/admin/reports/vat?from=${BEFORE}&to=${to}&basis=invoices`;
      return ((await request(t.server).get(path).set(admin.headers).expect(200)).body as { isClosed: boolean })
        .isClosed;
    };
    expect(await isClosed(LAST_DAY)).toBe(false);
    await close(LAST_DAY).expect(200);
    expect(await isClosed(LAST_DAY)).toBe(true);
    expect(await isClosed(FIRST_OPEN_DAY)).toBe(false);
  });

  it('all is as before when it is opened again', async () => {
    const { id, items } = await invoiceOf(LAST_DAY);
    await close(LAST_DAY).expect(200);
    await refused('delete', `invoices/${id}/items/${items[0]!.id}`);
    await close(null).expect(200);
    await call('delete', `invoices/${id}/items/${items[0]!.id}`).expect(200);
  });
});

it('who closes waits for what is being written', async () => {
  const { id } = await invoiceOf(LAST_DAY);
  await close(BEFORE).expect(200);
  let closing: Promise<request.Response> | undefined;
  await t.db.transaction(async (manager) => {
    await manager.query(
      "INSERT INTO invoice_payments (invoice_id, date, amount_cents, method) VALUES ($1, $2, 100, 'eft')",
      [id, LAST_DAY],
    );
    closing = close(LAST_DAY).then((answer) => answer);
    await untilSomeoneWaitsForALock(t.db);
  });
  expect((await closing)?.status).toBe(200);
});
