/**
 * What a client holds, or has paid or been credited for, is not rewritten (CONTRACT section 8): many kinds of change on
 * each kind of locked invoice, each refused, and the PDF that was sent the same to the byte.
 */
import { createHash } from 'node:crypto';
import request from 'supertest';
import { ISSUER_TEXTS } from '#libs/contracts/invoice';
import { cannotChangeLocked, cannotDeleteLocked, LOCKED_REASON } from '#libs/contracts/invoice-lock';
import { type LockReason, lockReason } from '#libs/domain/invoice-lock';
import { recordTag } from '#libs/domain/record-tag';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import {
  createApiKey,
  createInvoice,
  createRecurringInvoice,
  type SignedIn,
  signInAdmin,
} from '../../../test/factories.js';
import { createSentQuote } from '../../../test/quote-factory.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { type Rewrite, rewritesOf } from '../../../test/rewrites.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { RemindersService } from '../invoice-mails/reminders.service.js';
import { MakeRecurringInvoicesService } from '../recurring-invoices/make-recurring-invoices.service.js';
import type { InvoiceDetails } from './invoice-record.entity.js';
import { Invoice } from './invoice.entity.js';

const AT_ONCE = 8;

let t: TestApp;
let admin: SignedIn;
let scriptKey: string;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  ({ key: scriptKey } = await createApiKey(t.db));
  const settings = { method: 'PUT', url: '/api/admin/settings/invoices', headers: admin.headers } as const;
  expect((await t.app.inject({ ...settings, payload: ISSUER })).statusCode).toBe(200);
});
afterAll(() => t.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function call(method: Method, path: string, payload?: object, headers: object = {}) {
  const answer = await t.app.inject({
    method,
    url: `/api/admin/invoices/${path}`,
    headers: { ...admin.headers, ...headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const read = async (id: number) => (await call('GET', `${id}`)).body as unknown as InvoiceDetails;
const payment = (amount: number) => ({ date: '2026-04-16', amount, method: 'eft' });

/** What all of them have, whether made here, of a quote or by themselves: so each rewriting is another value. */
const ISSUER = {
  ...Object.fromEntries(Object.keys(ISSUER_TEXTS).map((field) => [field, `Our ${field}`])),
  stormCombatVatNumber: '4870263158',
  stormCombatLogo: '/logo.png',
  stormCombatEmail: 'accounts@stormcombat.example',
};
const LINE = { description: 'Team training', quantity: 1, unitPrice: 250_000 };
const TERMS = { taxRate: 1500, items: [LINE, { ...LINE, description: 'Travel' }] };
const TOTAL = 575_000;

const drafted = (overrides: Partial<Invoice> = {}) => createInvoice(t.db, { ...ISSUER, ...TERMS, ...overrides });
/** A draft to which this is done, in this order. */
async function after(...steps: ((id: number) => Promise<{ status: number }>)[]): Promise<number> {
  const { id } = await drafted();
  for (const step of steps) expect((await step(id)).status).toBeLessThan(300);
  return id;
}
const mail = (id: number) => call('POST', `${id}/send`, {});
const mark = (id: number) => call('POST', `${id}/mark-sent`);
const pay = (amount: number) => (id: number) => call('POST', `${id}/payments`, payment(amount));
const payByStatus = (id: number) => call('PUT', `${id}`, { status: 'paid' });
const credit = (amount: number) => (id: number) => call('POST', `${id}/credit-notes`, { amount, reason: 'Rain' });

async function reminded(): Promise<number> {
  const { id: corporateClientId } = await t.db.save(CorporateClient, { name: 'Highveld', logoUrl: '/highveld.svg' });
  const { id } = await drafted({ corporateClientId });
  expect((await mail(id)).status).toBe(200);
  await t.db.update(Invoice, id, { sentAt: new Date('2026-01-05T08:00:00Z'), dueDate: isoDate(schoolToday()) });
  await t.app.get(RemindersService, { strict: false }).sendDue(schoolToday());
  expect((await read(id)).sendings.map(({ kind }) => kind)).toEqual(['mail', 'reminder']);
  return id;
}

async function sentByItself(): Promise<number> {
  const today = schoolToday();
  const client = { name: 'Highveld', logoUrl: '/highveld.svg', email: 'accounts@highveld.example' };
  const { id: corporateClientId } = await t.db.save(CorporateClient, client);
  const due = { dayOfMonth: today.day, startDate: '2020-01-01', nextDate: isoDate(today) };
  await createRecurringInvoice(t.db, { ...TERMS, ...due, corporateClientId, delivery: 'send' });
  await t.app.get(MakeRecurringInvoicesService, { strict: false }).makeDue(today);
  return (await t.db.findOneByOrFail(Invoice, { corporateClientId })).id;
}

async function ofQuote(): Promise<number> {
  const accepted = { status: 'accepted', acceptedAt: new Date(), acceptedBy: 'Lerato Nkosi' } as const;
  const quote = await createSentQuote(t.db, { ...TERMS, ...accepted });
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/admin/quotes/${quote.id}/invoice`,
    headers: admin.headers,
  });
  const { id } = answer.json<InvoiceDetails>();
  expect((await mail(id)).status).toBe(200);
  return id;
}

const KINDS: [string, LockReason, () => Promise<number>][] = [
  ['mailed', 'sent', () => after(mail)],
  ['marked as sent', 'sent', () => after(mark)],
  ['reminded of', 'sent', reminded],
  ['sent by itself', 'sent', sentByItself],
  ['made of a quote', 'sent', ofQuote],
  ['paid in part', 'part-paid', () => after(mark, pay(1))],
  ['paid in part, and was never sent', 'part-paid', () => after(pay(1))],
  ['paid', 'paid', () => after(mark, pay(TOTAL))],
  ['paid, and was never sent', 'paid', () => after(pay(TOTAL))],
  ['paid by status, and was never sent', 'paid', () => after(payByStatus)],
  ['credited in part', 'credited', () => after(mark, credit(1))],
  ['credited in part, and was never sent', 'credited', () => after(credit(1))],
  ['credited in full', 'credited', () => after(mark, credit(TOTAL))],
];

const bytesOf = async (path: string) =>
  (await request(t.server).get(`/api/admin/invoices/${path}`).set(admin.headers).responseType('blob').expect(200))
    .body as Buffer;
const pdfOf = (id: number, sendingId: number) => bytesOf(`${id}/sendings/${sendingId}/pdf`);
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Of everything that is stored of it, and the PDFs: the one made now, and each as it was sent. */
async function everythingOf(id: number) {
  const record = await read(id);
  const rows = await t.db.query<object[]>(
    `SELECT to_jsonb(invoice) AS invoice, (SELECT jsonb_agg(item ORDER BY id) FROM invoice_items item
       WHERE item.invoice_id = invoice.id) AS items
     FROM invoices invoice WHERE id = $1`,
    [id],
  );
  const sent = await Promise.all(record.sendings.map(async (sending) => digest(await pdfOf(id, sending.id))));
  return { record, rows, sent, printed: digest(await bytesOf(`${id}/pdf`)) };
}

/** Staff, staff who have just read it, and a script, in turn. */
const callers = ({ updatedAt }: InvoiceDetails) => [
  {},
  { 'if-match': recordTag(updatedAt) },
  { authorization: `Bearer ${scriptKey}` },
];

describe.each(KINDS)('an invoice that is %s', (_kind, reason, lock) => {
  it('refuses every change of what it says, and its deletion', async () => {
    const [id, other] = [await lock(), await drafted()];
    const before = await everythingOf(id);
    const { record } = before;
    expect(record.lockedBecause).toBe(reason);
    const rewrites = rewritesOf(record, other.items);
    expect(new Set(rewrites.map((rewrite) => JSON.stringify(rewrite))).size).toBeGreaterThanOrEqual(200);
    const headers = callers(record);
    const refuse = async ({ method, path, payload }: Rewrite, at: number) => {
      const isDeletion = method === 'DELETE' && path === `${id}`;
      const message = (isDeletion ? cannotDeleteLocked : cannotChangeLocked)(record.invoiceNumber, reason);
      const answer = await call(method, path, payload, headers[at % headers.length]);
      expect({ path, payload, ...answer }).toMatchObject({ status: 409, body: { message, reason: LOCKED_REASON } });
    };
    // Several at once: it is the same row that they wait for, as it is for people.
    for (let at = 0; at < rewrites.length; at += AT_ONCE)
      await Promise.all(rewrites.slice(at, at + AT_ONCE).map((rewrite, after) => refuse(rewrite, at + after)));
    expect(await everythingOf(id)).toEqual(before);
  });

  it('is not reached by PATCH, nor its lines through another invoice', async () => {
    const [id, other] = [await lock(), await drafted()];
    const before = await everythingOf(id);
    const [line] = before.record.items;
    for (const [method, path, payload] of [
      ['PATCH', `${id}`, { clientName: 'Another' }],
      ['PATCH', `${id}/items/${line!.id}`, { quantity: 99 }],
      ['PUT', `${other.id}/items/${line!.id}`, { quantity: 99 }],
      ['DELETE', `${other.id}/items/${line!.id}`],
    ] as const)
      expect({ method, path, ...(await call(method, path, payload)) }).toMatchObject({ status: 404 });
    expect(await everythingOf(id)).toEqual(before);
  });

  it('lets its status, notes and due date change, and takes the rest back as it was read', async () => {
    const id = await lock();
    const before = await read(id);
    const open = { notes: 'Rang them', dueDate: '2999-01-01', status: 'overdue' };
    expect(await call('PUT', `${id}`, { ...before, ...open })).toMatchObject({ status: 200, body: open });
  });
});

it('a draft takes each of these changes, but for what is never written', async () => {
  const invoice = await read((await drafted()).id);
  for (const { method, path, payload } of rewritesOf(invoice, []).filter((rewrite) => rewrite.method !== 'DELETE'))
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
    const first = await readPdf(await pdfOf(id, sendings[0]!.id));
    const second = await readPdf(await pdfOf(id, sendings[1]!.id));
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
