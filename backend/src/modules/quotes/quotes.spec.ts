import request from 'supertest';
import { IsNull } from 'typeorm';
import { RESTORE_RULES } from '#libs/contracts/activity';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { DISCOUNT_RULES } from '#libs/contracts/invoice-discount';
import {
  cannotChangeQuote,
  cannotDeleteQuote,
  QUOTE_CHANGED,
  QUOTE_NOT_INVOICED,
  QUOTE_NOT_OPEN,
  QUOTE_NOT_SENT,
  QUOTE_RULES as RULES,
  quoteSentJustNow,
} from '#libs/contracts/quote';
import { addDaysTo } from '#libs/domain/schedule/class-dates';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { createQuote, createSentQuote } from '../../../test/quote-factory.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { hashSecret, newSecret } from '../../common/secrets/secret.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { Quote, QuoteLink } from './quote.entity.js';

let t: TestApp;
let admin: SignedIn;
let clientId: number;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
  await t.db.query(
    'TRUNCATE quotes, invoices, document_counters, deleted_records, corporate_clients, attempts CASCADE',
  );
  clientId = (await t.db.save(CorporateClient, { ...client })).id;
});

const client = {
  name: 'Highveld Logistics',
  logoUrl: '/clients/highveld.svg',
  email: 'accounts@highveld.example',
  paymentTerms: 'Net 7' as const,
};
const TODAY = isoDate(schoolToday());
const YESTERDAY = addDaysTo(TODAY, -1);
const FAR = '2998-07-01';
const FIRST = `QUO-${TODAY.slice(0, 4)}-0001`;
const training = (overrides: object = {}) => ({
  corporateClientId: clientId,
  validUntil: FAR,
  items: [
    { description: 'Team training', quantity: 4, unitPrice: 125_000 },
    { description: 'Hall', quantity: 1, unitPrice: 100_000, discountKind: 'percent', discountValue: 1_000 },
  ],
  taxRate: 1_500,
  ...overrides,
});
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/quotes${path}`).set(admin.headers).send(body);
const byClient = (method: 'get' | 'post', path: string, body?: object) =>
  request(t.server)[method](`/api/quotes${path}`).send(body);
const sent = (overrides: Partial<Quote> = {}) => createSentQuote(t.db, { corporateClientId: clientId, ...overrides });
const THANDI = { name: 'Thandi Mokoena', reference: 'PO 77' };

describe('a quote', () => {
  it('is a draft with the next number, and totals that are the server’s', async () => {
    const discount = { discountKind: 'amount', discountValue: 9_000 };
    const { body: made } = await call('post', '', training(discount)).expect(201);
    expect(made).toMatchObject({
      quoteNumber: FIRST,
      status: 'draft',
      clientName: client.name,
      clientEmail: client.email,
      issueDate: TODAY,
      validUntil: FAR,
      ...discount,
      subtotal: 590_000,
      discountAmount: 9_000,
      taxAmount: 87_150,
      totalAmount: 668_150,
      notes: null,
      sentAt: null,
      acceptedAt: null,
      invoiceId: null,
    });
    expect((await call('get', `/${made.id}`).expect(200)).body).toEqual(made);
    expect((await call('get', '').expect(200)).body).toEqual([made]);
    expect((await call('put', `/${made.id}`, made).expect(200)).body).toEqual({
      ...made,
      updatedAt: expect.any(String),
    });
    const items = [{ description: 'Workshop', quantity: 1, unitPrice: 90_000 }];
    const changed = await call('put', `/${made.id}`, { items, discountKind: null, notes: 'Bring water' }).expect(200);
    expect(changed.body).toMatchObject({ items, subtotal: 90_000, totalAmount: 103_500, notes: 'Bring water' });
  });

  it('numbers have no gap, also when one is refused and another deleted', async () => {
    const { body: first } = await call('post', '', training()).expect(201);
    await call('post', '', training({ corporateClientId: 999_999 })).expect(400);
    expect((await call('delete', `/${first.id}`).expect(200)).body).toEqual(first);
    await call('get', `/${first.id}`).expect(404);
    const made = await Promise.all([1, 2, 3].map(() => call('post', '', training()).expect(201)));
    const numbers = made.map(({ body }) => body.quoteNumber as string).toSorted();
    expect(numbers).toEqual([2, 3, 4].map((serial) => FIRST.replace('0001', `000${serial}`)));
  });

  it('has expired the day after its last, and the list is filtered by that', async () => {
    const { id: late } = await sent({ validUntil: YESTERDAY });
    const { id: open } = await sent({ validUntil: TODAY });
    const filtered = async (status: string) => {
      const filter = encodeURIComponent(JSON.stringify({ status }));
      const { body } = await call('get', `?filter=${filter}`).expect(200);
      return (body as { id: number }[]).map(({ id }) => id);
    };
    expect([await filtered('expired'), await filtered('sent')]).toEqual([[late], [open]]);
  });

  it('outlives its client', async () => {
    const { body: made } = await call('post', '', training()).expect(201);
    await request(t.server).delete(`/api/admin/corporate-clients/${clientId}`).set(admin.headers).expect(200);
    const { body: left } = await call('get', `/${made.id}`).expect(200);
    expect(left).toMatchObject({ corporateClientId: null, clientName: client.name, clientEmail: client.email });
  });

  it('is a PDF that says how long it holds, and asks for no money', async () => {
    const { body: made } = await call('post', '', training({ notes: 'Gloves are lent.' })).expect(201);
    const answer = await call('get', `/${made.id}/pdf`).buffer(true).expect(200);
    expect(answer.headers['content-disposition']).toContain(`${FIRST}.pdf`);
    const said = JSON.stringify(await readPdf(answer.body as Buffer));
    for (const words of ['Quote', FIRST, 'Valid until', '01/07/2998', 'Team training', 'Gloves are lent.'])
      expect(said).toContain(words);
    expect(said).not.toMatch(/Bank|Invoice|Due/);
  });
});

describe('refuses', () => {
  const line = { description: 'Training', quantity: 1, unitPrice: 100 };
  it.each<[string, object, Record<string, string>]>([
    ['no client', { corporateClientId: null }, { corporateClientId: RULES.corporateClientId.required }],
    ['no last day', { validUntil: '' }, { validUntil: RULES.validUntil.required }],
    ['a day there is none of', { validUntil: '2998-02-30' }, { validUntil: RULES.validUntil.invalid }],
    ['a day that has passed', { validUntil: YESTERDAY }, { validUntil: RULES.validUntil.past }],
    ['no lines', { items: [] }, { items: RULES.items.required }],
    ['too many lines', { items: Array.from({ length: 51 }, () => line) }, { items: RULES.items.tooMany }],
    [
      'a line that comes to too much',
      { items: [line, { ...line, quantity: 11, unitPrice: 100_000_000 }] },
      { 'items.1.unitPrice': INVOICE_RULES.totalPrice.tooHigh },
    ],
    [
      'a discount of more than all',
      { discountKind: 'percent', discountValue: 10_001 },
      { discountValue: DISCOUNT_RULES.discountValue.invalidPercent },
    ],
    ['notes that are too long', { notes: 'x'.repeat(2001) }, { notes: RULES.notes.tooLong }],
    ['a field there is none of', { amount: 1 }, { amount: 'Unknown field: amount' }],
  ])('%s', async (_what, wrong, errors) => {
    expect((await call('post', '', training(wrong)).expect(400)).body.errors).toEqual(errors);
    const { id } = await createQuote(t.db, { corporateClientId: clientId });
    expect((await call('put', `/${id}`, wrong).expect(400)).body.errors).toEqual(errors);
  });
});

describe('sending', () => {
  it('mails PDF and link, locks the quote, and once more only after a while', async () => {
    const { body: made } = await call('post', '', training()).expect(201);
    const { body: gone } = await call('post', `/${made.id}/send`).expect(200);
    expect(gone).toMatchObject({ status: 'sent', sentTo: client.email, sentAt: expect.any(String) });
    const again = await call('post', `/${made.id}/send`).expect(429);
    expect(again.body.message).toBe(quoteSentJustNow(client.email));
    expect(JSON.stringify(await t.db.query('SELECT payload FROM graphile_worker._private_jobs'))).not.toContain('@');
    await runJobs(t);
    const mail = (await readMails(t)).findLast(({ to }) => to?.[0]?.address === client.email)!;
    expect(mail.subject).toContain(FIRST);
    expect(mail.attachments[0]).toMatchObject({ filename: `${FIRST}.pdf`, mimeType: 'application/pdf' });
    const [, token] = /\/quote\/([\w-]{43})\b/.exec(mail.text!)!;
    // Only its hash is kept.
    expect(await t.db.existsBy(QuoteLink, { tokenHash: hashSecret(token!) })).toBe(true);
    const { body: read, headers } = await byClient('get', `/${token}`).expect(200);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
    expect(read).toMatchObject({ quoteNumber: FIRST, status: 'sent', totalAmount: 678_500 });
    expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['id', 'clientEmail', 'acceptedAddress']));
  });

  it('takes the client’s address of that moment; without one, or too late, it says the way out', async () => {
    const { body: made } = await call('post', '', training({ validUntil: TODAY })).expect(201);
    await t.db.update(CorporateClient, clientId, { email: null });
    expect((await call('post', `/${made.id}/send`).expect(409)).body.message).toBe(QUOTE_NOT_SENT.noEmail);
    await t.db.update(CorporateClient, clientId, { email: 'new@highveld.example' });
    await t.db.update(Quote, made.id, { validUntil: YESTERDAY });
    expect((await call('post', `/${made.id}/send`).expect(409)).body.message).toBe(QUOTE_NOT_SENT.expired);
    await call('put', `/${made.id}`, { validUntil: FAR }).expect(200);
    const { body } = await call('post', `/${made.id}/send`).expect(200);
    expect([body.sentTo, body.clientEmail]).toEqual(['new@highveld.example', 'new@highveld.example']);
  });

  it('once more to another address ends the link that went to the first, and only that', async () => {
    const { id, token } = await sent();
    await call('post', `/${id}/send`).expect(200);
    await byClient('get', `/${token}`).expect(200);
    await t.db.query('DELETE FROM attempts');
    await t.db.update(CorporateClient, clientId, { email: 'right@highveld.example' });
    await t.db.update(Quote, id, { clientEmail: 'right@highveld.example' });
    expect((await call('post', `/${id}/send`).expect(200)).body.sentTo).toBe('right@highveld.example');
    await byClient('get', `/${token}`).expect(404);
    await byClient('post', `/${token}/accept`, THANDI).expect(404);
  });

  it('leaves notes and a later last day to change, and nothing else', async () => {
    const { id } = await sent({ validUntil: TODAY });
    const { body: read } = await call('get', `/${id}`).expect(200);
    const { body } = await call('put', `/${id}`, { ...read, notes: 'More time', validUntil: FAR }).expect(200);
    expect(body).toMatchObject({ notes: 'More time', validUntil: FAR });
    for (const change of [{ taxRate: 100 }, { items: [training().items[0]] }, { clientName: 'Other' }]) {
      const refused = await call('put', `/${id}`, change).expect(409);
      expect(refused.body).toMatchObject({ message: cannotChangeQuote(body.quoteNumber, 'sent'), reason: 'locked' });
    }
    const shorter = await call('put', `/${id}`, { validUntil: TODAY }).expect(400);
    expect(shorter.body.errors).toEqual({ validUntil: RULES.validUntil.earlier });
    expect((await call('delete', `/${id}`).expect(409)).body.message).toBe(cannotDeleteQuote(body.quoteNumber, 'sent'));
  });
});

describe('the client', () => {
  it('accepts once: name, time and address are noted, and staff are told', async () => {
    const { id, token } = await sent();
    expect((await byClient('post', `/${token}/accept`, { name: ' ' }).expect(400)).body.errors).toEqual({
      name: RULES.name.required,
    });
    const { body } = await byClient('post', `/${token}/accept`, THANDI).expect(200);
    expect(body).toMatchObject({ status: 'accepted', acceptedBy: THANDI.name, acceptedAt: expect.any(String) });
    const again = await byClient('post', `/${token}/accept`, { name: 'Somebody else' }).expect(200);
    expect(again.body).toEqual(body);
    expect((await call('get', `/${id}`).expect(200)).body).toMatchObject({
      status: 'accepted',
      acceptedAddress: expect.stringMatching(/127\.0\.0\.1|::1/),
      reference: 'PO 77',
    });
    expect((await waitingJobs(t)).map(({ task }) => task)).toEqual(['send-mail']);
    await runJobs(t);
    const mail = (await readMails(t)).findLast(({ subject }) => subject?.includes('was accepted'))!;
    expect(mail.text).toContain('PO 77');
    expect(mail.replyTo?.[0]?.address).toBe(client.email);
    for (const [path, said] of [
      [`/${token}/decline`, QUOTE_NOT_OPEN.accepted],
      [`/${newSecret()}/accept`, RULES.unknown],
    ] as const)
      expect((await byClient('post', path, THANDI)).body.message).toBe(said);
    const locked = await call('put', `/${id}`, { notes: 'Late' }).expect(409);
    expect(locked.body.reason).toBe('locked');
  });

  it('declines with a reason; what has expired or was declined is not accepted', async () => {
    const { id, token } = await sent();
    await byClient('post', `/${token}/decline`, { reason: 'Too far' }).expect(200);
    await byClient('post', `/${token}/decline`, {}).expect(200);
    expect((await call('get', `/${id}`).expect(200)).body).toMatchObject({
      status: 'declined',
      declineReason: 'Too far',
    });
    const late = await sent({ validUntil: YESTERDAY });
    for (const [one, said] of [
      [token, QUOTE_NOT_OPEN.declined],
      [late.token, QUOTE_NOT_OPEN.expired],
    ] as const)
      expect((await byClient('post', `/${one}/accept`, THANDI).expect(409)).body.message).toBe(said);
    await byClient('get', `/${late.token}`).expect(200);
    await byClient('get', `/${newSecret()}`).expect(404);
  });

  it('is not accepted as saying what it did not say when it was read', async () => {
    const { id, token } = await sent({ notes: 'Travel is included' });
    await call('put', `/${id}`, { notes: 'Travel is charged' }).expect(200);
    for (const notes of ['Travel is included', null, ''])
      expect((await byClient('post', `/${token}/accept`, { ...THANDI, notes }).expect(409)).body.message).toBe(
        QUOTE_CHANGED,
      );
    expect((await byClient('get', `/${token}`).expect(200)).body.status).toBe('sent');
    const read = { ...THANDI, notes: 'Travel is charged' };
    const [one, other] = await Promise.all([
      byClient('post', `/${token}/accept`, read).expect(200),
      byClient('post', `/${token}/accept`, read).expect(200),
    ]);
    expect(other.body).toEqual(one.body);
    expect((await waitingJobs(t)).filter(({ task }) => task === 'send-mail')).toHaveLength(1);
    await byClient('post', `/${token}/accept`, { ...THANDI, notes: 'Anything' }).expect(200);
  });

  it('is accepted whatever its notes are when none are named, and none when it has none', async () => {
    for (const [kept, read] of [
      ['Travel is included', {}],
      [null, { notes: null }],
      [null, { notes: ' ' }],
      [null, {}],
    ] as const) {
      const { token } = await sent({ notes: kept });
      await byClient('post', `/${token}/accept`, { ...THANDI, ...read }).expect(200);
    }
  });

  it('who accepts and who declines at once: one wins', async () => {
    const { id, token } = await sent();
    const answers = await Promise.all([
      byClient('post', `/${token}/accept`, THANDI),
      byClient('post', `/${token}/decline`, {}),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { status } = await t.db.findOneByOrFail(Quote, { id });
    expect(status).toBe(answers[0].status === 200 ? 'accepted' : 'declined');
  });
});

describe('its invoice', () => {
  const accepted = () =>
    sent({ status: 'accepted', acceptedAt: new Date(), acceptedBy: THANDI.name, reference: THANDI.reference });

  it('is made once, with the same lines, tax and a word of the quote', async () => {
    const { body: made } = await call('post', '', training({ discountKind: 'percent', discountValue: 500 })).expect(
      201,
    );
    await t.db.update(Quote, made.id, {
      status: 'accepted',
      sentAt: new Date(),
      acceptedAt: new Date(),
      acceptedBy: THANDI.name,
      reference: THANDI.reference,
    });
    const pressed = await Promise.all([1, 2].map(() => call('post', `/${made.id}/invoice`).expect(200)));
    const [{ body: invoice }] = pressed as [(typeof pressed)[number]];
    expect(pressed.map(({ body }) => body.id)).toEqual([invoice.id, invoice.id]);
    expect(await t.db.count(Invoice)).toBe(1);
    expect(invoice).toMatchObject({
      corporateClientId: clientId,
      status: 'pending',
      lockedBecause: null,
      subtotal: made.subtotal,
      discountAmount: made.discountAmount,
      taxAmount: made.taxAmount,
      totalAmount: made.totalAmount,
      notes: expect.stringMatching(new RegExp(`^As quoted in ${FIRST}. Your reference: PO 77.\n`)),
    });
    expect(invoice.items).toMatchObject(made.items);
    expect((await call('get', `/${made.id}`).expect(200)).body).toMatchObject({
      invoiceId: invoice.id,
      invoiceNumber: invoice.invoiceNumber,
    });
  });

  it('that was deleted is made anew', async () => {
    const { id } = await accepted();
    const { body: first } = await call('post', `/${id}/invoice`).expect(200);
    await request(t.server).delete(`/api/admin/invoices/${first.id}`).set(admin.headers).expect(200);
    expect((await call('get', `/${id}`).expect(200)).body.invoiceId).toBeNull();
    expect((await call('post', `/${id}/invoice`).expect(200)).body.id).not.toBe(first.id);
  });

  it('comes back when it was deleted, but not beside another', async () => {
    const { id } = await accepted();
    const make = async () => Number((await call('post', `/${id}/invoice`).expect(200)).body.id);
    const ofInvoice = (method: 'delete' | 'post', path: string) =>
      request(t.server)[method](`/api/admin/invoices/${path}`).set(admin.headers);
    const first = await make();
    await ofInvoice('delete', `${first}`).expect(200);
    await ofInvoice('post', `${first}/restore`).expect(200);
    expect(await make()).toBe(first);

    await ofInvoice('delete', `${first}`).expect(200);
    const second = await make();
    expect((await ofInvoice('post', `${first}/restore`).expect(409)).body.message).toBe(RESTORE_RULES.taken);
    await ofInvoice('delete', `${second}`).expect(200);
    await ofInvoice('post', `${first}/restore`).expect(200);
    expect(await make()).toBe(first);
    expect((await ofInvoice('post', `${second}/restore`).expect(409)).body.message).toBe(RESTORE_RULES.taken);
  });

  it('restored while it is made anew is one', async () => {
    const { id } = await accepted();
    const { body: first } = await call('post', `/${id}/invoice`).expect(200);
    await request(t.server).delete(`/api/admin/invoices/${first.id}`).set(admin.headers).expect(200);
    await Promise.all([
      call('post', `/${id}/invoice`).expect(200),
      request(t.server).post(`/api/admin/invoices/${first.id}/restore`).set(admin.headers),
    ]);
    expect(await t.db.countBy(Invoice, { deletedAt: IsNull() })).toBe(1);
  });

  it('is not made before it is accepted, nor for a client that is gone', async () => {
    const { id: open } = await sent();
    expect((await call('post', `/${open}/invoice`).expect(409)).body.message).toBe(QUOTE_NOT_INVOICED.notAccepted);
    const { id } = await accepted();
    await t.db.delete(CorporateClient, clientId);
    expect((await call('post', `/${id}/invoice`).expect(409)).body.message).toBe(QUOTE_NOT_INVOICED.noClient);
    expect(await t.db.count(Invoice)).toBe(0);
  });
});

it('is in the activity log, by its number, and comes back when it was deleted', async () => {
  const { body: made } = await call('post', '', training()).expect(201);
  await call('delete', `/${made.id}`).expect(200);
  const filter = encodeURIComponent(JSON.stringify({ resource: 'quotes', recordId: made.id }));
  const { body } = await request(t.server).get(`/api/admin/activity?filter=${filter}`).set(admin.headers).expect(200);
  expect(body).toMatchObject([
    { action: 'delete', label: FIRST },
    { action: 'create', label: FIRST },
  ]);
  expect((await call('post', `/${made.id}/restore`).expect(200)).body).toEqual({ resource: 'quotes', id: made.id });
  expect((await call('get', `/${made.id}`).expect(200)).body).toEqual({ ...made, updatedAt: expect.any(String) });
  expect((await call('post', `/${made.id}/restore`).expect(409)).body.message).toBe(RESTORE_RULES.alreadyThere);
});
