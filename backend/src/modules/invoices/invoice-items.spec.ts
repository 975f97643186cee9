import request from 'supertest';
import type { InvoiceItem as Line } from '#libs/contracts/generated/api';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { InvoiceItem } from './invoice-item.entity.js';
import { InvoiceRecord } from './invoice-record.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.query('TRUNCATE invoices CASCADE'));

const admins = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers);
const training = { description: 'Team training', quantity: 2, unitPrice: 250_050 };
const totalsOf = async (id: number) => {
  const { subtotal, taxAmount, totalAmount } = await t.db.findOneByOrFail(InvoiceRecord, { id });
  return [subtotal, taxAmount, totalAmount];
};

describe('lines of an invoice', () => {
  it('are added, changed and removed, each answering itself, and the totals follow', async () => {
    const { id } = await createInvoice(t.db, { taxRate: 1500 });
    const added = (
      await admins('post', `invoices/${id}/items`)
        .send({ ...training, invoiceId: 999, totalPrice: 1 })
        .expect(201)
    ).body;
    const price = { discountKind: null, discountValue: 0, discountAmount: 0, totalPrice: 500_100 };
    expect(added).toEqual({ id: expect.any(Number), invoiceId: id, ...training, ...price });
    expect(await totalsOf(id)).toEqual([500_100, 75_015, 575_115]);
    const changed = (await admins('put', `invoices/${id}/items/${added.id}`).send({ quantity: 3 }).expect(200)).body;
    expect(changed).toEqual({ ...added, quantity: 3, totalPrice: 750_150 });
    expect(await totalsOf(id)).toEqual([750_150, 112_523, 862_673]);
    expect((await admins('delete', `invoices/${id}/items/${added.id}`).expect(200)).body).toEqual(changed);
    expect(await totalsOf(id)).toEqual([0, 0, 0]);
  });

  it('move the tag of their invoice: a form that was opened before is told', async () => {
    const { id } = await createInvoice(t.db);
    const { etag } = (await admins('get', `invoices/${id}`)).headers;
    await admins('post', `invoices/${id}/items`).send(training).expect(201);
    await admins('put', `invoices/${id}`).set('If-Match', etag!).send({ notes: 'Late' }).expect(412);
  });

  it('are reachable only through their own invoice', async () => {
    const mine = await createInvoice(t.db, { items: [{}] });
    const other = await createInvoice(t.db);
    const line = mine.items[0]!.id;
    for (const path of [`invoices/${other.id}/items/${line}`, `invoices/${mine.id}/items/2147483647`]) {
      for (const asked of [admins('put', path).send(training), admins('delete', path)])
        expect((await asked.expect(404)).body.message).toBe('There is no line item with this id on this invoice');
    }
    expect(await totalsOf(mine.id)).toEqual([250_000, 0, 250_000]);
  });

  it.each([
    ['description', '  ', 'Description is required'],
    ['description', 'x'.repeat(501), INVOICE_RULES.description.tooLong],
    ['quantity', 0, INVOICE_RULES.quantity.invalid],
    ['quantity', 1.5, INVOICE_RULES.quantity.invalid],
    ['quantity', '2', INVOICE_RULES.quantity.invalid],
    ['quantity', 100_001, INVOICE_RULES.quantity.invalid],
    ['unitPrice', -1, INVOICE_RULES.unitPrice.invalid],
    ['unitPrice', 0.5, INVOICE_RULES.unitPrice.invalid],
    ['unitPrice', 100_000_001, INVOICE_RULES.unitPrice.invalid],
    ['unitPrice', null, INVOICE_RULES.unitPrice.invalid],
    ['colour', 'red', 'Unknown field: colour'],
  ])('are refused with a %s of %j, added or changed', async (field, value, message) => {
    const { id, items } = await createInvoice(t.db, { items: [{}] });
    expect(
      (
        await admins('post', `invoices/${id}/items`)
          .send({ ...training, [field]: value })
          .expect(400)
      ).body.errors,
    ).toEqual({ [field]: message });
    expect(
      (
        await admins('put', `invoices/${id}/items/${items[0]!.id}`)
          .send({ [field]: value })
          .expect(400)
      ).body.errors,
    ).toEqual({ [field]: message });
    expect(await totalsOf(id)).toEqual([250_000, 0, 250_000]);
  });

  it('come to ten million at most, also when only one of the two numbers is changed', async () => {
    const { id, items } = await createInvoice(t.db, { items: [{ quantity: 100, unitPrice: 1 }] });
    const message = INVOICE_RULES.totalPrice.tooHigh;
    expect(
      (
        await admins('post', `invoices/${id}/items`)
          .send({ ...training, quantity: 11, unitPrice: 100_000_000 })
          .expect(400)
      ).body.errors,
    ).toEqual({ unitPrice: message });
    expect(
      (await admins('put', `invoices/${id}/items/${items[0]!.id}`).send({ unitPrice: 10_000_001 }).expect(400)).body
        .errors,
    ).toEqual({ unitPrice: message });
    expect(
      (await admins('put', `invoices/${id}/items/${items[0]!.id}`).send({ unitPrice: 10_000_000 }).expect(200)).body
        .totalPrice,
    ).toBe(1_000_000_000);
  });

  it('are five hundred at most, and their sum stays exact', async () => {
    const { id } = await createInvoice(t.db, { taxRate: 10_000 });
    await t.db.insert(
      InvoiceItem,
      Array.from({ length: 499 }, () => ({
        invoiceId: id,
        description: 'Gold',
        quantity: 10,
        unitPrice: 100_000_000,
        totalPrice: 1_000_000_000,
      })),
    );
    await admins('post', `invoices/${id}/items`)
      .send({ description: 'Gold', quantity: 10, unitPrice: 100_000_000 })
      .expect(201);
    expect(await totalsOf(id)).toEqual([500_000_000_000, 500_000_000_000, 1_000_000_000_000]);
    expect((await admins('post', `invoices/${id}/items`).send(training).expect(409)).body.message).toBe(
      INVOICE_RULES.items.tooMany,
    );
  });

  it('of twenty at once each counts', async () => {
    const { id } = await createInvoice(t.db, { taxRate: 1500 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        admins('post', `invoices/${id}/items`).send({ description: `Line ${i}`, quantity: 1, unitPrice: 101 }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await totalsOf(id)).toEqual([2020, 303, 2323]);
  });
});

describe('GET /api/admin/invoice-items/recent', () => {
  it('are the last ten that were saved, each description and price once, the latest first', async () => {
    const { id } = await createInvoice(t.db);
    const add = async (description: string, unitPrice: number) =>
      (await admins('post', `invoices/${id}/items`).send({ description, quantity: 1, unitPrice }).expect(201))
        .body as Line;
    const first = await add('Line 0', 100);
    for (let i = 1; i <= 11; i += 1) await add(`Line ${i}`, 100);
    await add('Line 9', 100);
    await add('Line 9', 200);
    await admins('put', `invoices/${id}/items/${first.id}`).send({ quantity: 5 }).expect(200);
    const recent = (await admins('get', 'invoice-items/recent').expect(200)).body as Line[];
    expect(recent.map(({ description, unitPrice }) => `${description} ${unitPrice}`)).toEqual([
      'Line 0 100',
      'Line 9 200',
      'Line 9 100',
      'Line 11 100',
      'Line 10 100',
      'Line 8 100',
      'Line 7 100',
      'Line 6 100',
      'Line 5 100',
      'Line 4 100',
    ]);
    expect(recent[0]).toEqual({ ...first, quantity: 5, totalPrice: 500 });
  });
});
