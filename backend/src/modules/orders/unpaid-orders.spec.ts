import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { takeFacts } from '#libs/school/facts';
import { demonstration } from '#libs/school/demonstration';
import { createOrder, createProduct, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { Product } from '../products/product.entity.js';
import { Order } from './order.entity.js';
import type { OrderRecord } from './order-record.entity.js';
import { UnpaidOrdersService } from './unpaid-orders.service.js';

const NOW = new Date('2026-04-16T07:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const bank = { holder: 'Storm Test', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' };

let t: TestApp;
let other: NestFastifyApplication;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  other = await startReplica(t);
  await saveShop({ bank });
});
afterAll(async () => {
  await other.close();
  await t.close();
  takeFacts({});
});
beforeEach(async () => {
  await t.db.query('TRUNCATE orders CASCADE');
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
});

/** In the database, where every later reading of the settings finds it. */
const saveShop = (shop: object) =>
  request(t.server).put('/api/admin/settings/shop').set(admin.headers).send(shop).expect(200);

/** A pending order of two pieces of a product of which three are left. */
async function placed(
  daysAgo: number,
  overrides: Partial<Order> = {},
): Promise<{ order: OrderRecord; product: Product }> {
  const product = await createProduct(t.db, { stock: 3 });
  const order = await createOrder(t.db, {
    createdAt: ago(daysAgo),
    items: [{ productId: product.id, productName: product.name, quantity: 2 }],
    ...overrides,
  });
  await t.db.query('UPDATE order_status_changes SET created_at = $2 WHERE order_id = $1', [order.id, ago(daysAgo)]);
  return { order, product };
}
const read = ({ id }: OrderRecord) => t.db.findOneByOrFail(Order, { id });
const stockOf = async ({ id }: Product) => (await t.db.findOneByOrFail(Product, { id })).stock;
const run = (now = NOW) => t.app.get(UnpaidOrdersService, { strict: false }).handleDue(now);
async function mails(): Promise<{ subject: string; text: string }[]> {
  await runJobs(t);
  return (await readMails(t)).map(({ subject = '', text = '' }) => ({ subject, text }));
}

it('reminds half-way, once, with the account and the day; then cancels, and gives the stock back', async () => {
  const { order, product } = await placed(3.5);
  await run();
  await run();
  expect(await read(order)).toMatchObject({ status: 'pending', remindedAt: NOW, updatedAt: order.updatedAt });
  await run(ago(-3.4));
  expect(await stockOf(product)).toBe(3);
  await run(ago(-3.5));
  await run(ago(-9));
  expect(await read(order)).toMatchObject({ status: 'cancelled', network: null });
  expect(await stockOf(product)).toBe(5);
  const sent = await mails();
  const [reminder, cancelled] = ['is waiting for your payment', 'was cancelled'].map((news) =>
    sent.find(({ subject }) => subject.endsWith(news)),
  );
  expect(sent).toHaveLength(2);
  for (const words of ['until 19 April 2026', bank.accountNumber, order.orderNumber])
    expect(reminder?.text).toContain(words);
  expect(cancelled?.text).toContain('We did not receive payment within 7 days.');
  const { body } = await request(t.server).get(`/api/admin/orders/${order.id}`).set(admin.headers).expect(200);
  expect(body.history.at(-1)).toMatchObject({ from: 'pending', to: 'cancelled', by: 'automatic' });
});

it.each<[what: string, daysAgo: number, overrides: Partial<Order>]>([
  ['too young', 3.4, {}],
  ['paid in part', 30, { paidCents: 1 }],
  ['for nothing', 30, { totalCents: 0 }],
  ['in the hands of staff', 30, { status: 'processing' }],
  ['on its way', 30, { status: 'shipped' }],
])('leaves one that is %s', async (_what, daysAgo, overrides) => {
  const { order } = await placed(daysAgo, overrides);
  await run();
  expect(await read(order)).toMatchObject({ remindedAt: null, status: order.status });
});

it('leaves one that is deleted', async () => {
  const { order } = await placed(30);
  await t.db.update(Order, order.id, { deletedAt: NOW });
  await run();
  expect((await t.db.findOneByOrFail(Order, { id: order.id })).remindedAt).toBeNull();
});

it('begins anew for one that staff set back to pending', async () => {
  const { order } = await placed(30, { remindedAt: ago(20), status: 'cancelled' });
  const path = `/api/admin/orders/${order.id}`;
  await request(t.server).put(path).set(admin.headers).send({ status: 'pending' }).expect(200);
  await run(new Date());
  expect(await read(order)).toMatchObject({ status: 'pending', remindedAt: ago(20) });
});

it('does nothing when the owner wants none cancelled', async () => {
  const { order } = await placed(30);
  await saveShop({ unpaidOrderDays: 0 });
  await run();
  await saveShop({ unpaidOrderDays: demonstration.shop.unpaidOrderDays });
  expect((await read(order)).remindedAt).toBeNull();
});

it('handles each once, however many do it at a time, and beside a payment', async () => {
  const many = await Promise.all(Array.from({ length: 12 }, () => placed(30, { remindedAt: ago(10) })));
  const twin = other.get(UnpaidOrdersService, { strict: false });
  const pay = (order: OrderRecord) =>
    request(t.server)
      .post(`/api/admin/orders/${order.id}/payments`)
      .set(admin.headers)
      .send({ amount: 1, method: 'cash', date: '2026-04-16' });
  const paid = many.slice(0, 4).map(({ order }) => order);
  await Promise.all([run(), twin.handleDue(NOW), ...paid.map((order) => pay(order).expect(201))]);
  for (const { order, product } of many) {
    const { status, paidCents } = await read(order);
    expect(await stockOf(product)).toBe(status === 'cancelled' ? 5 : 3);
    // Whoever had the lock first: paid before, it stays; cancelled before, the money is recorded all the same.
    if (status === 'pending') expect(paidCents).toBe(1);
  }
  const told = (await mails()).filter(({ subject }) =>
    many.some(({ order }) => subject === `Your order ${order.orderNumber} was cancelled`),
  );
  expect(new Set(told.map(({ subject }) => subject)).size).toBe(told.length);
  expect(told.length).toBe(await t.db.countBy(Order, { status: 'cancelled' }));
});

it('the account is told while money is asked for, and not once some of it went back', async () => {
  const { id, orderNumber } = (await placed(0)).order;
  const told = async () => (await request(t.server).get(`/api/orders/${orderNumber}`).expect(200)).body.bank;
  const send = (part: 'payments' | 'refunds', amount: number) =>
    request(t.server)
      .post(`/api/admin/orders/${id}/${part}`)
      .set(admin.headers)
      .send({ method: 'eft', date: '2026-04-16', amount })
      .expect(201);
  await send('payments', 100);
  expect(await told()).toEqual(bank);
  await send('refunds', 50);
  expect(await told()).toBeNull();
});
