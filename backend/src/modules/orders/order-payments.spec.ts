/** Payments and refunds of orders (CONTRACT section 7); what happens at once is decided by the order's lock. */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { ORDER_PAYMENT_RULES } from '#libs/contracts/order-payment';
import { keptAmount, paymentStatusOf } from '#libs/domain/order-money';
import { createOrder, createProduct, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { Product } from '../products/product.entity.js';
import { OrderPayment } from './order-payment.entity.js';
import { OrderRecord } from './order-record.entity.js';
import { Order } from './order.entity.js';

let t: TestApp;
let other: NestFastifyApplication;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  other = await startReplica(t);
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const TOTAL = 49_900;
const send = (id: number, part: 'payments' | 'refunds', body: object, key?: string, server = t.server) =>
  request(server)
    .post(`/api/admin/orders/${id}/${part}`)
    .set({ ...admin.headers, ...(key !== undefined && { [IDEMPOTENCY_KEY.header]: key }) })
    .send({ method: 'eft', date: '2026-04-16', ...body });
const pay = (id: number, amount: number, key?: string) => send(id, 'payments', { amount }, key);
const refund = (id: number, amount: number, key?: string) => send(id, 'refunds', { amount }, key);
const put = (id: number, body: object) =>
  request(t.server).put(`/api/admin/orders/${id}`).set(admin.headers).send(body);
const tally = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

it('by card is off by default: nothing is offered, taken or allowed', async () => {
  const { orderNumber } = await createOrder(t.db);
  const page = await request(t.server).get(`/api/orders/${orderNumber}`).expect(200);
  expect(page.body.cardProvider).toBeNull();
  expect(page.headers['content-security-policy']).toContain("form-action 'self';");
  await request(t.server).post(`/api/orders/${orderNumber}/card-payment`).expect(409);
  await request(t.server).post('/api/card-payments/notices').type('form').send('a=b').expect(404);
});

describe('a payment', () => {
  it('in parts until all is paid, each with who recorded it; customer, list and page know', async () => {
    const { id, orderNumber } = await createOrder(t.db);
    const part = await send(id, 'payments', { amount: 9_900, method: 'cash', reference: ' Desk ' }).expect(201);
    expect(part.body).toMatchObject({ paymentStatus: 'unpaid', paidAmount: 9_900, refundedAmount: 0, refunds: [] });
    const { body } = await pay(id, 40_000).expect(201);
    expect(body).toMatchObject({ paymentStatus: 'paid', paidAmount: TOTAL, status: 'pending' });
    expect(body.payments).toEqual([
      {
        id: expect.any(Number),
        date: '2026-04-16',
        amount: 9_900,
        method: 'cash',
        reference: 'Desk',
        recordedBy: admin.user.username,
        createdAt: expect.any(String),
      },
      expect.objectContaining({ amount: 40_000, method: 'eft', reference: null }),
    ]);
    const page = await request(t.server).get(`/api/orders/${orderNumber}`).expect(200);
    expect(page.body).toMatchObject({ paymentStatus: 'paid', paidAmount: TOTAL, refundedAmount: 0 });
    expect(page.body).not.toHaveProperty('payments');
    const list = await request(t.server)
      .get('/api/admin/orders')
      .query({ filter: JSON.stringify({ paymentStatus: 'paid', id: [id] }) })
      .set(admin.headers);
    expect(list.body).toEqual([expect.objectContaining({ id, paymentStatus: 'paid' })]);
  });

  it('of more than is owed is a 409 by its field, and writes nothing', async () => {
    const { id } = await createOrder(t.db);
    const refused = await pay(id, TOTAL + 1).expect(409);
    expect(refused.body).toMatchObject({
      message: 'At most R499.00 of this order is left to pay',
      errors: { amount: 'At most R499.00 of this order is left to pay' },
    });
    await pay(id, TOTAL).expect(201);
    expect((await pay(id, 1).expect(409)).body.message).toBe('Nothing is owed on this order');
    expect(await t.db.countBy(OrderPayment, { orderId: id })).toBe(1);
  });

  it.each([
    ['no amount', { amount: undefined }, 'amount', ORDER_PAYMENT_RULES.amount.invalid],
    ['nothing', { amount: 0 }, 'amount', ORDER_PAYMENT_RULES.amount.invalid],
    ['a part of a cent', { amount: 1.5 }, 'amount', ORDER_PAYMENT_RULES.amount.invalid],
    ['an unknown method', { method: 'cheque' }, 'method', ORDER_PAYMENT_RULES.method.unknown],
    ['no date', { date: '' }, 'date', ORDER_PAYMENT_RULES.date.required],
    ['tomorrow', { date: '2999-01-01' }, 'date', ORDER_PAYMENT_RULES.date.invalid],
    ['a long reference', { reference: 'x'.repeat(121) }, 'reference', ORDER_PAYMENT_RULES.reference.tooLong],
  ])('%s is a 400', async (_what, fields, field, message) => {
    const { id } = await createOrder(t.db);
    const { body } = await send(id, 'payments', { amount: 1, ...fields }).expect(400);
    expect(body.errors).toMatchObject({ [field]: message });
  });

  it('the same attempt is recorded once; another one under its key is a 422', async () => {
    const { id } = await createOrder(t.db);
    await pay(id, 100, 'one-attempt').expect(201);
    expect((await pay(id, 100, 'one-attempt').expect(200)).body.paidAmount).toBe(100);
    await pay(id, 101, 'one-attempt').expect(422);
    await refund(id, 100, 'one-attempt').expect(422);
  });

  it('of an order that is not there is a 404', async () => {
    const { id } = await createOrder(t.db);
    await request(t.server).delete(`/api/admin/orders/${id}`).set(admin.headers).expect(200);
    await pay(id, 1).expect(404);
  });
});

describe('a refund', () => {
  it('of at most what was paid; of all of it the order is refunded, and can be paid again', async () => {
    const { id } = await createOrder(t.db);
    expect((await refund(id, 1).expect(409)).body.message).toBe('Nothing is paid on this order');
    await pay(id, TOTAL).expect(201);
    expect((await refund(id, 9_900).expect(201)).body).toMatchObject({
      paymentStatus: 'unpaid',
      paidAmount: TOTAL,
      refundedAmount: 9_900,
    });
    expect((await refund(id, TOTAL).expect(409)).body.message).toBe('At most R400.00 of this order can be refunded');
    expect((await refund(id, 40_000).expect(201)).body.paymentStatus).toBe('refunded');
    expect((await pay(id, TOTAL).expect(201)).body.paymentStatus).toBe('paid');
  });

  it('returns the stock by choice, once: the order is cancelled with it, and its customer told of both', async () => {
    const product = await createProduct(t.db, { stock: 3 });
    const stock = async () => (await t.db.findOneByOrFail(Product, { id: product.id })).stock;
    const customerEmail = 'returned@example.com';
    const items = [{ productId: product.id, quantity: 2 }];
    const { id, orderNumber } = await createOrder(t.db, { customerEmail, items, status: 'delivered' });
    await refund(id, 1).expect(201);
    expect(await stock()).toBe(3);
    const rest = { amount: 2 * TOTAL - 1, returnStock: true };
    expect((await send(id, 'refunds', rest, 'back').expect(201)).body).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      history: expect.arrayContaining([expect.objectContaining({ from: 'delivered', to: 'cancelled' })]),
    });
    await send(id, 'refunds', rest, 'back').expect(200);
    await send(id, 'refunds', { amount: rest.amount }, 'back').expect(422);
    expect(await stock()).toBe(5);
    await pay(id, 5).expect(201);
    await send(id, 'refunds', { amount: 5, returnStock: true }).expect(201);
    expect(await stock()).toBe(5);
    await runJobs(t);
    const mails = (await readMails(t)).filter(({ to }) => to?.some((one) => one.address === customerEmail));
    expect(mails.map(({ subject }) => subject)).toContain(`Your order ${orderNumber} was cancelled`);
    expect(mails).toHaveLength(5);
    await send(id, 'payments', { amount: 5, returnStock: true }).expect(400);
    await send(id, 'refunds', { amount: 5, returnStock: 'yes' }).expect(400);
  });
});

describe('the receipt', () => {
  const mailsTo = async (address: string) => {
    await runJobs(t);
    const mails = (await readMails(t)).filter(({ to }) => to?.some((one) => one.address === address));
    return mails.map(({ subject, text = '' }) => ({ subject, text: text.replaceAll(/\s+/g, ' ') }));
  };

  it('goes to the customer of each payment and refund, once for each attempt', async () => {
    const customerEmail = 'receipts@example.com';
    const { id, orderNumber } = await createOrder(t.db, { customerEmail });
    await pay(id, 9_900, 'first-part').expect(201);
    await pay(id, 9_900, 'first-part').expect(200);
    await send(id, 'payments', { amount: 40_000, method: 'cash' }).expect(201);
    await refund(id, TOTAL).expect(201);
    await refund(id, 1).expect(409);
    const mails = await mailsTo(customerEmail);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your order ${orderNumber} is partly paid`,
      `Your order ${orderNumber} is paid`,
      `Your order ${orderNumber} was refunded`,
    ]);
    expect(mails[0]!.text).toContain('We received R99.00 by EFT on Thursday 16 April 2026. R400.00 is left to pay.');
    expect(mails[1]!.text).toContain(
      'We received R400.00 in cash on Thursday 16 April 2026. Your order is paid in full.',
    );
    expect(mails[2]!.text).toContain('We refunded R499.00 by EFT on Thursday 16 April 2026.');
  });

  it('is not sent of a payment that was not recorded', async () => {
    const customerEmail = 'nothing@example.com';
    const { id } = await createOrder(t.db, { customerEmail });
    await pay(id, TOTAL + 1).expect(409);
    expect(await mailsTo(customerEmail)).toEqual([]);
  });
});

describe('taking an order out of pending', () => {
  it.each(['processing', 'shipped', 'delivered'])('to %s records its payment as other', async (status) => {
    const { id } = await createOrder(t.db);
    await pay(id, 900).expect(201);
    const { body } = await put(id, { status }).expect(200);
    expect(body).toMatchObject({ status, paymentStatus: 'paid', paidAmount: TOTAL });
    expect(body.payments[1]).toMatchObject({ amount: 49_000, method: 'other', recordedBy: admin.user.username });
  });

  it('records none when it is said not to be paid, is paid, or is cancelled', async () => {
    const open = await createOrder(t.db);
    expect((await put(open.id, { status: 'processing', paid: false }).expect(200)).body).toMatchObject({
      paymentStatus: 'unpaid',
      payments: [],
    });
    const paid = await createOrder(t.db);
    await pay(paid.id, TOTAL).expect(201);
    expect((await put(paid.id, { status: 'shipped' }).expect(200)).body.payments).toHaveLength(1);
    const cancelled = await createOrder(t.db);
    expect((await put(cancelled.id, { status: 'cancelled' }).expect(200)).body.payments).toEqual([]);
    await put(cancelled.id, { status: 'pending', paid: 'yes' }).expect(400);
  });

  it('an order counts as held by where it came from until it is paid', async () => {
    const { id } = await createOrder(t.db, { network: '192.0.2.0' });
    const network = async () => (await t.db.findOneByOrFail(Order, { id })).network;
    await put(id, { status: 'processing', paid: false }).expect(200);
    expect(await network()).toBe('192.0.2.0');
    await pay(id, TOTAL).expect(201);
    expect(await network()).toBeNull();
  });
});

describe('at the same moment', () => {
  async function race(id: number, contenders: (() => request.Test)[]): Promise<request.Response[]> {
    const runner = t.db.connection.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`SELECT FROM orders WHERE id = ${id} FOR UPDATE`);
      const answers = Promise.all(contenders.map((contender) => contender().then((answer) => answer)));
      await untilSomeoneWaitsForALock(t.db, contenders.length);
      await runner.commitTransaction();
      return await answers;
    } finally {
      await runner.release();
    }
  }
  const elsewhere = (id: number, part: 'payments' | 'refunds', amount: number, key?: string) =>
    send(id, part, { amount }, key, other.getHttpServer());
  const paidOf = async (id: number) => (await t.db.findOneByOrFail(OrderRecord, { id })).paidAmount;

  it('two payments of all that is owed: one is recorded', async () => {
    const { id } = await createOrder(t.db);
    expect(tally(await race(id, [() => pay(id, TOTAL), () => elsewhere(id, 'payments', TOTAL)]))).toEqual([201, 409]);
    expect(await paidOf(id)).toBe(TOTAL);
  });

  it('a double press: one payment, told twice', async () => {
    const { id } = await createOrder(t.db);
    const press = await race(id, [() => pay(id, 100, 'press'), () => elsewhere(id, 'payments', 100, 'press')]);
    expect(tally(press)).toEqual([200, 201]);
    expect(await paidOf(id)).toBe(100);
  });

  it('a payment and the status that would record it: once', async () => {
    const { id } = await createOrder(t.db);
    const [, changed] = await race(id, [() => elsewhere(id, 'payments', TOTAL), () => put(id, { status: 'shipped' })]);
    expect(changed!.status).toBe(200);
    expect(await paidOf(id)).toBe(TOTAL);
    expect(await t.db.countBy(OrderPayment, { orderId: id })).toBe(1);
  });

  it('two refunds of all that was paid: one', async () => {
    const { id } = await createOrder(t.db);
    await pay(id, TOTAL).expect(201);
    expect(tally(await race(id, [() => refund(id, TOTAL), () => elsewhere(id, 'refunds', TOTAL)]))).toEqual([201, 409]);
  });
});

it('whatever is recorded, row, list and rule say the same', async () => {
  const { id, totalAmount } = await createOrder(t.db);
  for (const amount of [1, 20_000, 29_899, 5_000, 44_900, 49_900, 49_900]) {
    const { paidAmount, refundedAmount } = await t.db.findOneByOrFail(OrderRecord, { id });
    const isRefund = keptAmount({ paidAmount, refundedAmount }) >= amount && amount % 100 === 0;
    await (isRefund ? refund(id, amount) : pay(id, amount));
    const now = await t.db.findOneByOrFail(OrderRecord, { id });
    expect(now.paymentStatus).toBe(paymentStatusOf({ ...now, totalAmount }));
    const [sums] = await t.db.query<[{ paid: number; refunded: number }]>(
      `SELECT coalesce(sum(amount_cents) FILTER (WHERE kind = 'payment'), 0)::int AS paid,
         coalesce(sum(amount_cents) FILTER (WHERE kind = 'refund'), 0)::int AS refunded
       FROM order_payments WHERE order_id = $1`,
      [id],
    );
    expect([now.paidAmount, now.refundedAmount]).toEqual([sums.paid, sums.refunded]);
  }
});
