import request from 'supertest';
import type { AddPaymentDto } from '#libs/contracts/generated/api';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { InvoicePayment } from '../invoices/invoice-paying.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const RULES = INVOICE_RULES.payment;
const eft: AddPaymentDto = { date: '2026-04-16', amount: 100_000, method: 'eft', reference: null };
const invoiced = (overrides: Parameters<typeof createInvoice>[1] = {}) =>
  createInvoice(t.db, { items: [{}], ...overrides }); // R2 500.00
const pay = (id: number, body: object = {}, key?: string) =>
  request(t.server)
    .post(`/api/admin/invoices/${id}/payments`)
    .set({ ...admin.headers, ...(key !== undefined && { [IDEMPOTENCY_KEY.header]: key }) })
    .send({ ...eft, ...body });
const remove = (id: number, paymentId: number) =>
  request(t.server).delete(`/api/admin/invoices/${id}/payments/${paymentId}`).set(admin.headers);
const count = (invoiceId: number) => t.db.countBy(InvoicePayment, { invoiceId });

describe('POST /api/admin/invoices/{id}/payments', () => {
  it('a part, then the rest: the invoice with its payments, oldest first, and then paid', async () => {
    const { id } = await invoiced();
    const part = await pay(id, { reference: ' INV, first part ' }).expect(201);
    expect(part.body).toMatchObject({ id, paidAmount: 100_000, outstandingAmount: 150_000, status: 'pending' });
    expect(part.body.payments).toEqual([
      {
        id: expect.any(Number),
        ...eft,
        reference: 'INV, first part',
        clientPaymentId: null,
        fromCredit: false,
        createdAt: expect.any(String),
      },
    ]);
    const rest = await pay(id, { date: '2026-04-10', amount: 150_000, method: 'cash' }).expect(201);
    expect(rest.body).toMatchObject({
      paidAmount: 250_000,
      outstandingAmount: 0,
      status: 'paid',
      payments: [{ date: '2026-04-10', method: 'cash' }, { date: '2026-04-16' }],
    });
    expect(rest.body.updatedAt > part.body.updatedAt).toBe(true);
  });

  it.each([
    [250_001, 'a cent'],
    [100_000_000, 'plainly'],
  ])('of %i is refused with what is owed, and nothing is written: %s too much', async (amount) => {
    const { id } = await invoiced();
    const { body } = await pay(id, { amount }).expect(409);
    expect(body.errors).toEqual({ amount: body.message });
    expect(body.message).toContain('more than the R2\u00a0500.00 that is owed');
    expect(await count(id)).toBe(0);
  });

  it('of more than is owed is taken when it is allowed, and shows as paid too much', async () => {
    const { id } = await invoiced();
    expect((await pay(id, { amount: 300_000, allowOverpayment: true }).expect(201)).body).toMatchObject({
      outstandingAmount: -50_000,
      status: 'paid',
    });
    expect((await pay(id, { amount: 1 }).expect(409)).body.message).toBe('Nothing is owed on this invoice');
  });

  it('of a part leaves an invoice paid that staff called so, and its removal too', async () => {
    const { id } = await invoiced();
    await request(t.server).put(`/api/admin/invoices/${id}`).set(admin.headers).send({ status: 'paid' }).expect(200);
    expect((await pay(id, { amount: 1 }).expect(409)).body.message).toBe('Nothing is owed on this invoice');
    const { body } = await pay(id, { allowOverpayment: true }).expect(201);
    expect(body).toMatchObject({ paidAmount: 100_000, outstandingAmount: 0, status: 'paid' });
    expect((await remove(id, body.payments[0].id).expect(200)).body).toMatchObject({ paidAmount: 0, status: 'paid' });
  });

  it('is never taken on a cancelled invoice, allowed or not', async () => {
    const { id } = await invoiced({ status: 'cancelled' });
    expect((await pay(id, { allowOverpayment: true }).expect(409)).body.message).toBe(RULES.onCancelled);
    expect(await count(id)).toBe(0);
  });

  it('of a late invoice leaves it overdue until it is settled', async () => {
    const { id } = await invoiced({ status: 'overdue', dueDate: '2026-03-09' });
    expect((await pay(id)).body.status).toBe('overdue');
    expect((await pay(id, { amount: 150_000 })).body.status).toBe('paid');
  });

  it.each<[string, object, string, string]>([
    ['no date', { date: '' }, 'date', RULES.date.required],
    ['no day', { date: '2026-02-30' }, 'date', RULES.date.invalid],
    ['tomorrow', { date: isoDate(addDays(schoolToday(), 1)) }, 'date', RULES.date.invalid],
    ['nothing', { amount: 0 }, 'amount', RULES.amount.invalid],
    ['half a cent', { amount: 0.5 }, 'amount', RULES.amount.invalid],
    ['an unknown method', { method: 'cheque' }, 'method', RULES.method.unknown],
    [
      'a long reference',
      { reference: 'x'.repeat(RULES.reference.maxLength + 1) },
      'reference',
      RULES.reference.tooLong,
    ],
    ['a word for a switch', { allowOverpayment: 'yes' }, 'allowOverpayment', RULES.allowOverpayment.wrongType],
  ])('refuses %s', async (_what, wrong, field, message) => {
    const { id } = await invoiced();
    expect((await pay(id, wrong).expect(400)).body.errors).toEqual({ [field]: message });
    expect(await count(id)).toBe(0);
  });

  it('today is no future, and an instant counts for its day at the school', async () => {
    const { id } = await invoiced();
    await pay(id, { date: isoDate(schoolToday()), amount: 1 }).expect(201);
    expect((await pay(id, { date: '2026-04-15T22:30:00Z', amount: 1 }).expect(201)).body.payments[0].date).toBe(
      '2026-04-16',
    );
  });

  it('of an invoice that is not there, or deleted, is a 404', async () => {
    const { id } = await invoiced();
    await t.db.update(Invoice, id, { deletedAt: new Date() });
    await pay(id).expect(404);
    await pay(2_000_000_000).expect(404);
  });
});

describe('Idempotency-Key', () => {
  it('records the same payment once, also after the invoice has changed', async () => {
    const { id } = await invoiced();
    await pay(id, { amount: 200_000 }, 'press-1').expect(201);
    const again = await pay(id, { amount: 200_000 }, 'press-1').expect(200);
    expect(again.body).toMatchObject({ paidAmount: 200_000, payments: [{}] });
    expect((await pay(id, { amount: 200_001 }, 'press-1').expect(422)).body.message).toBe(RULES.otherBody);
    expect(await count(id)).toBe(1);
  });

  it("is each invoice's own, and a malformed one is a 400", async () => {
    const [one, other] = [await invoiced(), await invoiced()];
    await pay(one.id, {}, 'press-2').expect(201);
    await pay(other.id, {}, 'press-2').expect(201);
    expect((await pay(one.id, {}, 'two words').expect(400)).body.message).toBe(IDEMPOTENCY_KEY.invalid);
  });
});

describe('DELETE /api/admin/invoices/{id}/payments/{paymentId}', () => {
  it('opens the invoice again: the last payment takes "paid" with it', async () => {
    const { id } = await invoiced();
    const { body } = await pay(id, { amount: 250_000 });
    expect((await remove(id, body.payments[0].id).expect(200)).body).toMatchObject({
      paidAmount: 0,
      outstandingAmount: 250_000,
      status: 'pending',
      payments: [],
    });
  });

  it('of one that is late by now makes it overdue', async () => {
    const { id } = await invoiced({ dueDate: '2026-03-09' });
    const { body } = await pay(id, { amount: 250_000 });
    expect((await remove(id, body.payments[0].id).expect(200)).body.status).toBe('overdue');
  });

  it('reaches a payment only through its own invoice', async () => {
    const [one, other] = [await invoiced(), await invoiced()];
    const { body } = await pay(one.id);
    expect((await remove(other.id, body.payments[0].id).expect(404)).body.message).toBe(
      'There is no payment with this id on this invoice',
    );
    expect(await count(one.id)).toBe(1);
  });
});
