/** Discounts in percent or rand, on a line and on the whole (CONTRACT section 8), wherever the API tells of them. */
import request from 'supertest';
import type { InvoiceDetails, InvoiceItem } from '#libs/contracts/generated/api';
import { DISCOUNT_RULES, INVOICE_DISCOUNT_LIMIT, lineDiscountLimit } from '#libs/contracts/invoice-discount';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';

let t: TestApp;
let admin: SignedIn;
let draft: { corporateClientId: number; dueDate: string };
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  const client = await t.db.save(CorporateClient, { name: 'Kestrel Security', logoUrl: '/clients/kestrel.svg' });
  draft = { corporateClientId: client.id, dueDate: '2999-12-31' };
});
afterAll(() => t.close());

const { discountKind: KIND, discountValue: VALUE } = DISCOUNT_RULES;
const NONE = { discountKind: null, discountValue: 0, discountAmount: 0 };
const TEN_PERCENT = { discountKind: 'percent', discountValue: 1000 } as const;
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body: object = {}) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers).send(body);
const put = async (path: string, body: object) => (await call('put', path, body).expect(200)).body;
const refused = async (method: 'post' | 'put', path: string, body: object) =>
  (await call(method, path, body).expect(400)).body.errors as Record<string, string>;
const read = async (id: number) => (await call('get', `invoices/${id}`).expect(200)).body as InvoiceDetails;

/** Of the whole: what was sent, and what that is refused with. */
const WRONG: [string, object, Record<string, string>][] = [
  ['a value without a kind', { discountValue: 500 }, { discountValue: KIND.required }],
  ['a value with no kind', { discountKind: null, discountValue: 500 }, { discountValue: KIND.required }],
  ['a kind without a value', { discountKind: 'percent' }, { discountValue: VALUE.required }],
  ['another kind', { discountKind: 'gift', discountValue: 500 }, { discountKind: KIND.unknown }],
  ['more than all', { discountKind: 'percent', discountValue: 10_001 }, { discountValue: VALUE.invalidPercent }],
  ['less than none', { discountKind: 'amount', discountValue: -1 }, { discountValue: VALUE.invalid }],
  ['a part of a cent', { discountKind: 'amount', discountValue: 0.5 }, { discountValue: VALUE.invalid }],
  ['a text', { discountKind: 'percent', discountValue: '10' }, { discountValue: VALUE.invalid }],
];

describe('a discount on a line', () => {
  const add = async (id: number, fields: object) =>
    (
      await call('post', `invoices/${id}/items`, {
        description: 'Team training',
        quantity: 3,
        unitPrice: 33_335,
        ...fields,
      }).expect(201)
    ).body as InvoiceItem;

  it('is rounded half up there, and the totals follow', async () => {
    const { id } = await createInvoice(t.db, { taxRate: 1500 });
    const line = await add(id, { ...TEN_PERCENT, discountAmount: 1, totalPrice: 1 });
    // 10 % of R1 000.05 are R100.005.
    expect(line).toMatchObject({ ...TEN_PERCENT, discountAmount: 10_001, totalPrice: 90_004 });
    await add(id, { discountKind: 'amount', discountValue: 5 });
    expect(await read(id)).toMatchObject({
      ...NONE,
      subtotal: 190_004,
      taxAmount: 28_501,
      totalAmount: 218_505,
      items: [line, { discountKind: 'amount', discountValue: 5, discountAmount: 5, totalPrice: 100_000 }],
    });
  });

  it('stays when something else is changed, becomes another, and goes', async () => {
    const { id } = await createInvoice(t.db);
    const line = await add(id, TEN_PERCENT);
    const path = `invoices/${id}/items/${line.id}`;
    expect(await put(path, { quantity: 6 })).toMatchObject({ ...TEN_PERCENT, discountAmount: 20_001 });
    expect(await put(path, { discountValue: 500 })).toMatchObject({ discountKind: 'percent', discountAmount: 10_001 });
    expect(await put(path, { discountKind: 'amount', discountValue: 200_010 })).toMatchObject({ totalPrice: 0 });
    expect(await put(path, { discountKind: null })).toMatchObject({ ...NONE, totalPrice: 200_010 });
    await put(path, TEN_PERCENT);
    expect(await put(path, { discountValue: 0 })).toMatchObject(NONE);
    await put(path, TEN_PERCENT);
    expect(await put(path, { discountKind: '', discountValue: '' })).toMatchObject(NONE);
    expect((await read(id)).subtotal).toBe(200_010);
  });

  it('of nothing is none', async () => {
    const { id } = await createInvoice(t.db);
    for (const nothing of [
      {},
      { discountKind: 'percent', discountValue: 0 },
      { discountKind: 'amount', discountValue: null },
      { discountKind: null, discountValue: 0 },
    ])
      expect(await add(id, nothing)).toMatchObject({ ...NONE, totalPrice: 100_005 });
  });

  it.each(WRONG)('is refused by the field: %s', async (_case, sent, errors) => {
    const { id, items } = await createInvoice(t.db, { items: [{}] });
    const line = { description: 'Travel', quantity: 1, unitPrice: 1000 };
    expect(await refused('post', `invoices/${id}/items`, { ...line, ...sent })).toEqual(errors);
    expect(await refused('put', `invoices/${id}/items/${items[0]!.id}`, sent)).toEqual(errors);
    expect((await read(id)).items).toEqual(items);
  });

  it('is never more than the line, nor when the line becomes less', async () => {
    const { id } = await createInvoice(t.db);
    const line = await add(id, { discountKind: 'amount', discountValue: 100_005 });
    const path = `invoices/${id}/items/${line.id}`;
    expect(await refused('put', path, { discountValue: 100_006 })).toEqual({
      discountValue: lineDiscountLimit(100_005).tooHigh,
    });
    expect(await refused('put', path, { quantity: 1 })).toEqual({ discountValue: lineDiscountLimit(33_335).tooHigh });
    // The same figure would mean something else.
    expect(await refused('put', path, { discountKind: 'percent' })).toEqual({ discountValue: VALUE.required });
    expect((await read(id)).items).toEqual([line]);
  });

  it('is not offered again with the line', async () => {
    const { id } = await createInvoice(t.db);
    const { unitPrice, quantity } = await add(id, { description: 'Only once', ...TEN_PERCENT });
    const recent = (await call('get', 'invoice-items/recent').expect(200)).body as InvoiceItem[];
    expect(recent[0]).toMatchObject({ description: 'Only once', ...NONE, totalPrice: quantity * unitPrice });
    expect((await read(id)).items[0]).toMatchObject(TEN_PERCENT);
  });
});

describe('a discount on the whole', () => {
  const invoiced = () => createInvoice(t.db, { taxRate: 1500, items: [{ unitPrice: 100_000 }, { unitPrice: 5 }] });

  it('is taken off before tax, and follows lines and rate', async () => {
    const { id } = await invoiced();
    // 10 % of R1 000.05 are R100.005.
    expect(await put(`invoices/${id}`, TEN_PERCENT)).toMatchObject({
      ...TEN_PERCENT,
      subtotal: 100_005,
      discountAmount: 10_001,
      taxAmount: 13_501,
      totalAmount: 103_505,
      outstandingAmount: 103_505,
    });
    await call('post', `invoices/${id}/items`, { description: 'Travel', quantity: 1, unitPrice: 5 }).expect(201);
    expect(await read(id)).toMatchObject({ subtotal: 100_010, discountAmount: 10_001, totalAmount: 103_510 });
    expect(await put(`invoices/${id}`, { taxRate: 0 })).toMatchObject({ ...TEN_PERCENT, totalAmount: 90_009 });
    expect(await put(`invoices/${id}`, { discountKind: 'amount', discountValue: 9 })).toMatchObject({
      discountAmount: 9,
      totalAmount: 100_001,
    });
    expect(await put(`invoices/${id}`, { discountKind: null })).toMatchObject({ ...NONE, totalAmount: 100_010 });
  });

  it('is one of a new invoice too, and an amount is cut to what its lines come to', async () => {
    const rand = { discountKind: 'amount', discountValue: 50_000 };
    const { id, ...made } = (
      await call('post', 'invoices', { ...draft, taxRate: 1500, ...rand, discountAmount: 7 }).expect(201)
    ).body;
    expect(made).toMatchObject({ ...rand, discountAmount: 0, totalAmount: 0 });
    const line = { description: 'Travel', quantity: 1, unitPrice: 30_000 };
    await call('post', `invoices/${id}/items`, line).expect(201);
    expect(await read(id)).toMatchObject({ ...rand, subtotal: 30_000, discountAmount: 30_000, totalAmount: 0 });
    await call('post', `invoices/${id}/items`, line).expect(201);
    expect(await read(id)).toMatchObject({ discountAmount: 50_000, taxAmount: 1500, totalAmount: 11_500 });
    expect((await call('post', 'invoices', draft).expect(201)).body).toMatchObject(NONE);
  });

  it.each(WRONG)('is refused by the field: %s', async (_case, sent, errors) => {
    const before = await invoiced();
    expect(await refused('post', 'invoices', { ...draft, ...sent })).toEqual(errors);
    expect(await refused('put', `invoices/${before.id}`, { notes: 'new', ...sent })).toEqual(errors);
    expect(await read(before.id)).toMatchObject({ ...NONE, notes: null });
  });

  it('in rand has a limit of its own, and the sum is the server’s', async () => {
    const { id } = await invoiced();
    const tooMuch = { discountKind: 'amount', discountValue: INVOICE_DISCOUNT_LIMIT.max + 1 };
    expect(await refused('put', `invoices/${id}`, tooMuch)).toEqual({ discountValue: INVOICE_DISCOUNT_LIMIT.tooHigh });
    expect(await refused('put', `invoices/${id}`, { discountAmount: 1 })).toEqual({
      discountAmount: 'discountAmount cannot be changed',
    });
  });

  it('can be filtered by', async () => {
    const { id } = await createInvoice(t.db, { clientName: 'Filtered', ...TEN_PERCENT, items: [{}] });
    await createInvoice(t.db, { clientName: 'Filtered', items: [{}] });
    for (const filter of [TEN_PERCENT, { discountAmount: 25_000 }, { discountKind: 'percent' }]) {
      const query = encodeURIComponent(JSON.stringify({ clientName: 'Filtered', ...filter }));
      const { body } = await call('get', `invoices?filter=${query}`).expect(200);
      expect((body as InvoiceDetails[]).map((invoice) => invoice.id)).toEqual([id]);
    }
  });
});

it('Correct carries both over, and the credit note takes back what was asked', async () => {
  const { id, totalAmount, taxAmount } = await createInvoice(t.db, {
    taxRate: 1500,
    ...TEN_PERCENT,
    items: [{ quantity: 3, discountKind: 'amount', discountValue: 12_345 }, {}],
  });
  await call('post', `invoices/${id}/mark-sent`).expect(200);
  const wrong = await read(id);
  const draft = (await call('post', `invoices/${id}/correct`).expect(201)).body as InvoiceDetails;
  const { discountKind, discountValue, discountAmount, subtotal } = wrong;
  expect(draft).toMatchObject({ discountKind, discountValue, discountAmount, subtotal, taxAmount, totalAmount });
  const own = (items: InvoiceItem[]) => items.map(({ id: _id, invoiceId: _invoice, ...line }) => line);
  expect(own(draft.items)).toEqual(own(wrong.items));
  expect((await read(id)).creditNotes).toMatchObject([{ amount: totalAmount, taxAmount }]);
  const most = await call('post', `invoices/${draft.id}/credit-notes`, { amount: totalAmount + 1, reason: 'Rain' });
  expect(most.status).toBe(409);
});
