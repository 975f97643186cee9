/** An invoice once more: what was agreed is copied, what became of it is not. */
import { randomUUID } from 'node:crypto';
import { DUPLICATION_RULES } from '#libs/contracts/invoice-rules';
import { paymentDueDate } from '#libs/domain/payment-terms';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import type { InvoiceDetails } from './invoice-record.entity.js';
import { Invoice } from './invoice.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers: object = {}) {
  const answer = await t.app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: { ...admin.headers, ...headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<InvoiceDetails & { message: string }>() };
}
const duplicate = (id: number, key?: string) =>
  call('POST', `invoices/${id}/duplicate`, undefined, key === undefined ? {} : { 'idempotency-key': key });

const addClient = (fields: Partial<CorporateClient> = {}) =>
  t.db.save(CorporateClient, {
    name: 'Highveld Logistics',
    logoUrl: '/clients/highveld.svg',
    email: 'accounts@highveld.example',
    ...fields,
  });

async function billed(
  invoice: Parameters<typeof createInvoice>[1] = {},
  client: Partial<CorporateClient> = {},
): Promise<InvoiceDetails> {
  const { id: corporateClientId } = await addClient(client);
  const { id } = await createInvoice(t.db, {
    corporateClientId,
    issueDate: '2026-03-02',
    dueDate: '2026-03-09',
    items: [{}],
    ...invoice,
  });
  return (await call('GET', `invoices/${id}`)).body;
}

it('has the lines, discounts, tax rate and notes, for the client as it is now', async () => {
  const source = await billed(
    {
      taxRate: 1500,
      notes: 'As agreed',
      discountKind: 'percent',
      discountValue: 1000,
      clientName: 'Highveld Logistics, as it was called',
      items: [
        { description: 'Training', quantity: 3, discountKind: 'amount', discountValue: 5_000 },
        { description: 'Travel', unitPrice: 33_333 },
      ],
    },
    { paymentTerms: 'Net 7' },
  );
  const { status, body: copy } = await duplicate(source.id);
  expect(status).toBe(201);
  const { subtotal, discountAmount, taxAmount, totalAmount, corporateClientId } = source;
  expect(copy).toMatchObject({
    corporateClientId,
    clientName: 'Highveld Logistics',
    issueDate: isoDate(schoolToday()),
    dueDate: paymentDueDate('Net 7', schoolToday()),
    notes: 'As agreed',
    taxRate: 1500,
    discountKind: 'percent',
    discountValue: 1000,
    subtotal,
    discountAmount,
    taxAmount,
    totalAmount,
    status: 'pending',
    correctsInvoiceId: null,
  });
  const withoutIds = ({ items }: InvoiceDetails) => items.map(({ id: _id, invoiceId: _of, ...line }) => line);
  expect(withoutIds(copy)).toEqual(withoutIds(source));
  expect(copy.items.map(({ id }) => id)).not.toEqual(source.items.map(({ id }) => id));
  expect(copy.invoiceNumber > source.invoiceNumber).toBe(true);
  expect((await call('GET', `invoices/${source.id}`)).body).toEqual(source);
});

it.each([
  ['Net 90', 'Net 90'],
  ['COD', 'COD'],
] as const)('is due by the terms of the client: %s', async (_name, paymentTerms) => {
  const { id } = await billed({}, { paymentTerms });
  expect((await duplicate(id)).body.dueDate).toBe(paymentDueDate(paymentTerms, schoolToday()));
});

it.each([
  ['a draft', async () => undefined],
  ['a sent one', (id: number) => call('POST', `invoices/${id}/mark-sent`)],
  [
    'a paid one',
    (id: number) => call('POST', `invoices/${id}/payments`, { date: '2026-03-05', amount: 250_000, method: 'eft' }),
  ],
  ['a credited one', (id: number) => call('POST', `invoices/${id}/credit-notes`, { amount: 100, reason: 'Rain' })],
  ['a cancelled one', (id: number) => call('PUT', `invoices/${id}`, { status: 'cancelled' })],
] as const)('of %s nothing is paid, credited or sent', async (_what, happens) => {
  const { id } = await billed();
  await happens(id);
  const { status, body } = await duplicate(id);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'pending',
    lockedBecause: null,
    paidAmount: 0,
    creditedAmount: 0,
    outstandingAmount: 250_000,
    payments: [],
    creditNotes: [],
    sendings: [],
    sentAt: null,
    sentTo: null,
    markedSentAt: null,
  });
});

it.each([
  ['without lines', { items: [] }],
  ['without notes, whatever the settings begin with', { notes: null }],
  ['whose tax is nothing, whatever the settings say', { taxRate: 0, notes: '' }],
] as const)('one %s stays so', async (_what, fields) => {
  const vendor = { isVatVendor: true, vatNumber: '4230198765' };
  expect((await call('PUT', 'settings/invoices', vendor)).status).toBe(200);
  const { id, taxRate, notes, totalAmount } = await billed({ ...fields, items: 'items' in fields ? [] : [{}] });
  expect((await duplicate(id)).body).toMatchObject({ taxRate, notes, totalAmount });
});

describe('the Idempotency-Key', () => {
  it('makes one copy, however often it is sent', async () => {
    const { id } = await billed();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => duplicate(id, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await t.db.countBy(Invoice, { duplicatesInvoiceId: id })).toBe(1);
  });

  it('is one of its own for each invoice; without one each press makes a copy', async () => {
    const [one, other] = [await billed(), await billed()];
    const key = randomUUID();
    expect((await duplicate(one.id, key)).status).toBe(201);
    expect((await duplicate(other.id, key)).status).toBe(201);
    expect((await duplicate(one.id)).status).toBe(201);
    expect((await duplicate(one.id)).status).toBe(201);
    expect(await t.db.countBy(Invoice, { duplicatesInvoiceId: one.id })).toBe(3);
  });

  it('whose copy was deleted makes none again', async () => {
    const { id } = await billed();
    const key = randomUUID();
    await call('DELETE', `invoices/${(await duplicate(id, key)).body.id}`);
    expect((await duplicate(id, key)).status).toBe(404);
  });

  it('is held to the form that all have', async () => {
    const { id } = await billed();
    expect((await duplicate(id, 'not a key!')).status).toBe(400);
  });
});

describe('none is made', () => {
  it('for a client that was deleted', async () => {
    const { id, corporateClientId } = await billed();
    expect((await call('DELETE', `corporate-clients/${corporateClientId}`)).status).toBe(200);
    expect(await duplicate(id)).toMatchObject({ status: 409, body: { message: DUPLICATION_RULES.noClient } });
  });

  it('of an invoice that is not there, or was deleted', async () => {
    const { id } = await billed();
    await call('DELETE', `invoices/${id}`);
    expect((await duplicate(id)).status).toBe(404);
    expect((await duplicate(2_147_483_647)).status).toBe(404);
  });
});

it('of a closed period is made in the open one', async () => {
  const { id } = await billed({ issueDate: '2026-03-02' });
  expect((await call('PUT', 'settings/invoices', { booksClosedUntil: '2026-03-31' })).status).toBe(200);
  const { status, body } = await duplicate(id);
  expect({ status, issueDate: body.issueDate }).toEqual({ status: 201, issueDate: isoDate(schoolToday()) });
});
