/**
 * What a client holds, or has paid or been credited for, is not rewritten (CONTRACT section 8): many kinds of change on
 * each kind of locked invoice, each refused, and the PDF that was sent the same to the byte.
 */
import { createHash } from 'node:crypto';
import request from 'supertest';
import { ISSUER_TEXTS } from '#libs/contracts/invoice';
import { cannotChangeLocked, cannotDeleteLocked, LOCKED_REASON } from '#libs/contracts/invoice-lock';
import { type LockReason, lockReason } from '#libs/domain/invoice-lock';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readPdf } from '../../../test/read-pdf.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { InvoiceDetails } from './invoice-record.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Change {
  method: Method;
  path: string;
  payload?: object;
}

async function call(method: Method, path: string, payload?: object) {
  const answer = await t.app.inject({
    method,
    url: `/api/admin/invoices/${path}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const read = async (id: number) => (await call('GET', `${id}`)).body as unknown as InvoiceDetails;
const payment = (amount: number) => ({ date: '2026-04-16', amount, method: 'eft' });

const KINDS: [string, LockReason, (id: number) => Promise<{ status: number }>][] = [
  ['mailed', 'sent', (id) => call('POST', `${id}/send`, {})],
  ['marked as sent', 'sent', (id) => call('POST', `${id}/mark-sent`)],
  ['paid in part', 'part-paid', (id) => call('POST', `${id}/payments`, payment(1))],
  ['paid', 'paid', (id) => call('POST', `${id}/payments`, payment(575_000))],
  ['paid by status', 'paid', (id) => call('PUT', `${id}`, { status: 'paid' })],
  ['credited in part', 'credited', (id) => call('POST', `${id}/credit-notes`, { amount: 1, reason: 'Rain' })],
  ['credited in full', 'credited', (id) => call('POST', `${id}/credit-notes`, { amount: 575_000, reason: 'Rain' })],
];

const TEXTS = ['Another', 'Karoo Mining Ltd', '1', null];
const CHANGED_FIELDS: Record<string, unknown[]> = {
  clientName: ['Another', 'Karoo Mining (Pty) Ltd'],
  clientEmail: ['other@example.com', 'boss@highveld.example'],
  clientPhone: ['+27 11 555 0199', '0'],
  clientAddress: ['1 Main Road', 'Elsewhere'],
  clientVatNumber: ['4012345678', '1'],
  taxRate: [0, 1, 1400, 10_000, null],
  discountKind: ['percent', 'amount'],
  discountValue: [1, 9_999],
  discountAmount: [7],
  stormCombatEmail: ['other@example.com', null],
  stormCombatLogo: ['/other.png'],
  ...Object.fromEntries(Object.keys(ISSUER_TEXTS).map((field) => [field, TEXTS])),
  stormCombatName: ['Another'],
  invoiceNumber: ['INV-2026-9999', ''],
  corporateClientId: [1, 999],
  issueDate: ['2020-01-01', '2999-01-01'],
  subtotal: [0, 1],
  taxAmount: [0, 1],
  totalAmount: [0, 115_000],
  paidAmount: [7],
  creditedAmount: [7],
  items: [[]],
};
/** What may change goes along, and takes nothing with it. */
const COMPANIONS = [{}, { status: 'pending' }, { notes: 'As agreed', dueDate: '2999-01-01' }];
const LINES = [
  { description: 'More', quantity: 1, unitPrice: 1 },
  { description: 'Nothing', quantity: 1, unitPrice: 0 },
  { description: 'Much', quantity: 1000, unitPrice: 100_000 },
  { description: 'Less', quantity: 1, unitPrice: 100, discountKind: 'percent', discountValue: 1000 },
];
const LINE_CHANGES = [
  ...LINES,
  { discountValue: 1 },
  { discountKind: null },
  { quantity: 1 },
  { unitPrice: 1 },
  { description: 'Other words' },
  { quantity: 99 },
];

function changesOf({ id, items }: InvoiceDetails): Change[] {
  const fields = Object.entries(CHANGED_FIELDS).flatMap(([field, values]) =>
    values.flatMap((value) => COMPANIONS.map((companion) => ({ [field]: value, ...companion }))),
  );
  return [
    ...fields.map((payload) => ({ method: 'PUT' as const, path: `${id}`, payload })),
    ...LINES.map((payload) => ({ method: 'POST' as const, path: `${id}/items`, payload })),
    ...items.flatMap((item) => [
      ...LINE_CHANGES.map((payload) => ({ method: 'PUT' as const, path: `${id}/items/${item.id}`, payload })),
      { method: 'DELETE' as const, path: `${id}/items/${item.id}` },
    ]),
  ];
}

const drafted = () =>
  createInvoice(t.db, {
    taxRate: 1500,
    stormCombatVatNumber: '4870263158',
    stormCombatLogo: '/logo.png',
    stormCombatEmail: 'accounts@stormcombat.example',
    ...Object.fromEntries(Object.keys(ISSUER_TEXTS).map((field) => [field, `Our ${field}`])),
    items: [{}, { description: 'Travel' }],
  });
const pdfOf = async (id: number, sendingId: number) =>
  (
    await request(t.server)
      .get(`/api/admin/invoices/${id}/sendings/${sendingId}/pdf`)
      .set(admin.headers)
      .responseType('blob')
      .expect(200)
  ).body as Buffer;
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(KINDS)('an invoice that is %s', (_kind, reason, lock) => {
  it('refuses every change of what it says, and its deletion', async () => {
    const { id } = await drafted();
    expect((await call('POST', `${id}/mark-sent`)).status).toBe(200);
    expect((await lock(id)).status).toBeLessThan(300);
    const before = await read(id);
    const sent = digest(await pdfOf(id, before.sendings[0]!.id));
    expect(before.lockedBecause).toBe(reason);
    const changes = changesOf(before);
    expect(changes.length).toBeGreaterThanOrEqual(200);
    for (const { method, path, payload } of changes)
      expect({ path, payload, ...(await call(method, path, payload)) }).toMatchObject({
        status: 409,
        body: { message: cannotChangeLocked(before.invoiceNumber, reason), reason: LOCKED_REASON },
      });
    expect(await call('DELETE', `${id}`)).toMatchObject({
      status: 409,
      body: { message: cannotDeleteLocked(before.invoiceNumber, reason), reason: LOCKED_REASON },
    });
    expect(await read(id)).toEqual(before);
    expect(digest(await pdfOf(id, before.sendings[0]!.id))).toBe(sent);
  });

  it('lets its status, notes and due date change, and takes the rest back as it was read', async () => {
    const { id } = await drafted();
    await lock(id);
    const before = await read(id);
    const open = { notes: 'Rang them', dueDate: '2999-01-01', status: 'overdue' };
    expect(await call('PUT', `${id}`, { ...before, ...open })).toMatchObject({ status: 200, body: open });
  });
});

it('a draft takes each of these changes, but for what is never written', async () => {
  const invoice = await read((await drafted()).id);
  for (const { method, path, payload } of changesOf(invoice).filter((change) => change.method !== 'DELETE'))
    expect([200, 201, 400]).toContain((await call(method, path, payload)).status);
  expect(await call('DELETE', `${invoice.id}`)).toMatchObject({ status: 200 });
});

it('what the list says of a lock is what the rule says', async () => {
  for (const status of ['pending', 'paid', 'overdue', 'cancelled'] as const)
    for (const sentAt of [null, new Date()])
      for (const markedSentAt of [null, new Date()])
        for (const paidAmount of [0, 1])
          for (const creditedAmount of [0, 1]) {
            const { id } = await createInvoice(t.db, { status, sentAt, markedSentAt, items: [{}] });
            if (paidAmount > 0)
              await t.db.query(
                `INSERT INTO invoice_payments (invoice_id, date, amount_cents, method) VALUES ($1, now(), 1, 'eft')`,
                [id],
              );
            if (creditedAmount > 0)
              await t.db.query(
                `INSERT INTO credit_notes (invoice_id, credit_note_number, date, amount_cents, tax_cents, reason)
                  VALUES ($1, $2, now(), 1, 0, 'Rain')`,
                [id, `CN-1999-${String(id).padStart(4, '0')}`],
              );
            expect((await read(id)).lockedBecause).toBe(
              lockReason({ status, sentAt, markedSentAt, paidAmount, creditedAmount }),
            );
          }
});

it('one paid by status alone is open again with its status', async () => {
  const { id } = await drafted();
  await call('PUT', `${id}`, { status: 'paid' });
  expect((await call('PUT', `${id}`, { taxRate: 0 })).status).toBe(409);
  await call('PUT', `${id}`, { status: 'pending' });
  expect((await call('PUT', `${id}`, { taxRate: 0 })).status).toBe(200);
});

it('the discounts of a locked one stay, and come back as they were read', async () => {
  const discount = { discountKind: 'percent' as const, discountValue: 1000 };
  const { id } = await createInvoice(t.db, { ...discount, items: [discount] });
  await call('POST', `${id}/mark-sent`);
  const before = await read(id);
  const others = [
    { discountKind: null },
    { discountValue: 0 },
    { discountValue: null },
    { discountKind: 'amount' },
    { discountKind: 'amount', discountValue: 1000 },
    { ...discount, discountValue: 999 },
  ];
  for (const other of others) {
    expect((await call('PUT', `${id}`, other)).status).toBe(409);
    expect((await call('PUT', `${id}/items/${before.items[0]!.id}`, other)).status).toBe(409);
  }
  expect(await read(id)).toEqual(before);
  expect(await call('PUT', `${id}`, { ...before, notes: 'Rang them' })).toMatchObject({ status: 200, body: discount });
});

describe('what was sent', () => {
  it('is kept each time as it went, and can be read when the invoice says something else', async () => {
    const { id, invoiceNumber } = await drafted();
    await call('POST', `${id}/mark-sent`);
    await call('POST', `${id}/payments`, payment(75_000));
    await call('POST', `${id}/send`, { to: 'boss@highveld.example' });
    const { sendings, sentTo, markedSentAt } = await read(id);
    expect(sendings).toEqual([
      { id: expect.any(Number), kind: 'by-hand', sentTo: null, sentAt: expect.any(String) },
      { id: expect.any(Number), kind: 'mail', sentTo: 'boss@highveld.example', sentAt: expect.any(String) },
    ]);
    expect(sentTo).toBe('boss@highveld.example');
    expect(markedSentAt).toEqual(expect.any(String));
    const first = readPdf(await pdfOf(id, sendings[0]!.id));
    const second = readPdf(await pdfOf(id, sendings[1]!.id));
    expect(first.title).toBe(`Tax Invoice ${invoiceNumber}`);
    expect(first.pages[0]!.text).not.toContain('R5 000.00 outstanding');
    expect(first.pages[0]!.text).not.toContain('Paid');
    expect(second.pages[0]!.text).toContain('R5 000.00');
  });

  it('marked twice, or after a mail, is one sending', async () => {
    const { id } = await drafted();
    const first = await call('POST', `${id}/mark-sent`);
    expect(await call('POST', `${id}/mark-sent`)).toEqual(first);
    const mailed = await drafted();
    await call('POST', `${mailed.id}/send`, {});
    await call('POST', `${mailed.id}/mark-sent`);
    expect(await read(mailed.id)).toMatchObject({ markedSentAt: null, sendings: [{ kind: 'mail' }] });
  });

  it('is reachable only through its own invoice', async () => {
    const [mine, other] = [await drafted(), await drafted()];
    await call('POST', `${mine.id}/mark-sent`);
    const [sending] = (await read(mine.id)).sendings;
    expect((await call('GET', `${other.id}/sendings/${sending!.id}/pdf`)).status).toBe(404);
    expect((await call('GET', `${mine.id}/sendings/2147483647/pdf`)).status).toBe(404);
  });
});
