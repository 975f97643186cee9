import { CORRECTION_RULES, correctedAlready, correctionReason } from '#libs/contracts/invoice-lock';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CreditNote } from '../invoices/invoice-paying.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import type { InvoiceDetails } from '../invoices/invoice-record.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, path: string, payload?: object) {
  const answer = await t.app.inject({
    method,
    url: `/api/admin/invoices/${path}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<InvoiceDetails & { message: string }>() };
}
const correct = (id: number) => call('POST', `${id}/correct`);
const sent = async (overrides: Parameters<typeof createInvoice>[1] = {}) => {
  const invoice = await createInvoice(t.db, {
    taxRate: 1500,
    notes: 'As agreed',
    bankName: 'Example Bank',
    issueDate: '2026-03-02',
    dueDate: '2026-03-09',
    items: [{ description: 'Training', quantity: 3 }, { description: 'Travel' }],
    ...overrides,
  });
  await call('POST', `${invoice.id}/mark-sent`);
  return invoice;
};

it('credits the whole and makes a draft of the same that can be changed', async () => {
  const wrong = await sent();
  const { status, body: draft } = await correct(wrong.id);
  expect(status).toBe(201);
  const today = schoolToday();
  const { invoiceNumber, clientName, clientEmail, subtotal, taxAmount, totalAmount, bankName } = wrong;
  expect(draft).toMatchObject({
    clientName,
    clientEmail,
    subtotal,
    taxAmount,
    totalAmount,
    bankName,
    notes: 'As agreed',
    taxRate: 1500,
    status: 'pending',
    issueDate: isoDate(today),
    correctsInvoiceId: wrong.id,
    lockedBecause: null,
    sentAt: null,
    markedSentAt: null,
    paidAmount: 0,
    creditedAmount: 0,
    items: [
      { description: 'Training', quantity: 3, unitPrice: 250_000, totalPrice: 750_000 },
      { description: 'Travel', quantity: 1 },
    ],
  });
  expect((Date.parse(draft.dueDate) - Date.parse(draft.issueDate)) / 86_400_000).toBe(7);
  expect(draft.invoiceNumber > invoiceNumber).toBe(true);
  expect((await call('GET', `${wrong.id}`)).body).toMatchObject({
    status: 'paid',
    outstandingAmount: 0,
    creditedAmount: totalAmount,
    creditNotes: [{ amount: totalAmount, taxAmount, reason: correctionReason(draft.invoiceNumber) }],
  });
  expect((await call('PUT', `${draft.id}`, { clientName: 'Karoo Mining', taxRate: 0 })).status).toBe(200);
});

it('credits what was not credited yet, and leaves payments where they are', async () => {
  const { id, totalAmount } = await sent();
  await call('POST', `${id}/credit-notes`, { amount: 15_000, reason: 'Rain' });
  await call('POST', `${id}/payments`, { date: '2026-04-16', amount: 10_000, method: 'eft' });
  await correct(id);
  const { body } = await call('GET', `${id}`);
  expect(body).toMatchObject({ creditedAmount: totalAmount, paidAmount: 10_000, outstandingAmount: -10_000 });
  expect(body.creditNotes.map(({ amount }) => amount)).toEqual([15_000, totalAmount - 15_000]);
});

it('credits the rest of the tax too, to the cent', async () => {
  const { id, taxAmount } = await sent({ items: [{ unitPrice: 10_000 }] });
  for (const amount of [1_000, 1_000]) await call('POST', `${id}/credit-notes`, { amount, reason: 'Rain' });
  await correct(id);
  const { creditNotes } = (await call('GET', `${id}`)).body;
  expect(creditNotes.map((note) => note.taxAmount)).toEqual([130, 131, 1_239]);
  expect(taxAmount).toBe(1_500);
});

it('one of nothing needs no credit note', async () => {
  const { id } = await sent({ items: [] });
  expect((await correct(id)).status).toBe(201);
  expect((await call('GET', `${id}`)).body.creditNotes).toEqual([]);
});

it('a draft, a cancelled one and one that was replaced are not corrected', async () => {
  const draft = await createInvoice(t.db, { items: [{}] });
  expect(await correct(draft.id)).toMatchObject({ status: 409, body: { message: CORRECTION_RULES.notLocked } });
  const cancelled = await sent({ status: 'cancelled' });
  expect(await correct(cancelled.id)).toMatchObject({ status: 409, body: { message: CORRECTION_RULES.onCancelled } });
  const wrong = await sent();
  const { body: first } = await correct(wrong.id);
  expect(await correct(wrong.id)).toMatchObject({
    status: 409,
    body: { message: correctedAlready(first.invoiceNumber) },
  });
  await call('DELETE', `${first.id}`);
  expect((await correct(wrong.id)).status).toBe(201);
  expect((await call('POST', '2147483647/correct')).status).toBe(404);
});

it('pressed five times at once makes one credit note and one draft', async () => {
  const { id } = await sent();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => correct(id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect(await t.db.countBy(CreditNote, { invoiceId: id })).toBe(1);
  expect(await t.db.countBy(Invoice, { correctsInvoiceId: id })).toBe(1);
});

it('makes both or neither', async () => {
  const { id } = await sent();
  const count = () => t.db.count(Invoice);
  const before = await count();
  // The number that its credit note would get is taken, by a row from nowhere.
  const [{ last }] = await t.db.query<[{ last: number }]>(
    `INSERT INTO document_counters VALUES ('creditNote', $1, 1)
      ON CONFLICT (kind, year) DO UPDATE SET last = document_counters.last RETURNING last`,
    [schoolToday().year],
  );
  await t.db.insert(CreditNote, {
    invoiceId: id,
    creditNoteNumber: `CN-${schoolToday().year}-${String(last + 1).padStart(4, '0')}`,
    date: '2026-04-16',
    amount: 1,
    taxAmount: 0,
    reason: 'From nowhere',
  });
  expect((await correct(id)).status).toBeGreaterThanOrEqual(400);
  expect(await count()).toBe(before);
});
