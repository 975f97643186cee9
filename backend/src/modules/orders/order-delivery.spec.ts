import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { ORDER_RULES } from '#libs/contracts/order';
import type { PlaceOrderDto } from '#libs/contracts/generated/api';
import { createProduct, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Product } from '../products/product.entity.js';
import { Order } from './order.entity.js';
import { OrderItem } from './order-item.entity.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
});
afterAll(() => t.close());

const CUSTOMER = {
  customerName: 'Thandi Mokoena',
  customerEmail: 'thandi@example.com',
  customerPhone: '082 123 4567',
  shippingAddress: '12 Naivasha Road\nSunninghill',
};

const line = (
  product: Product,
  asked: Partial<PlaceOrderDto['items'][number]> = {},
): PlaceOrderDto['items'][number] => ({
  productId: product.id,
  quantity: 1,
  price: product.priceCents,
  ...asked,
});
const orderOf = (...items: PlaceOrderDto['items'][number][]): PlaceOrderDto => ({
  ...CUSTOMER,
  totalAmount: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  items,
});
const place = (body: object, key?: string) =>
  request(t.server)
    .post('/api/orders')
    .set(key === undefined ? {} : { [IDEMPOTENCY_KEY.header]: key })
    .send(body);
const stockOf = async ({ id }: Product): Promise<number> => (await t.db.findOneByOrFail(Product, { id })).stock;
const rows = async (): Promise<[orders: number, items: number, jobs: number]> => [
  await t.db.count(Order),
  await t.db.count(OrderItem),
  (await t.db.query<[{ count: number }]>('SELECT count(*)::int FROM graphile_worker._private_jobs'))[0].count,
];

describe('delivery', () => {
  const withDelivery = (order: PlaceOrderDto, deliveryOptionId: string | null, cents: number): PlaceOrderDto => ({
    ...order,
    deliveryOptionId,
    totalAmount: order.totalAmount + cents,
  });

  it('is a line of the total, and stays as it was chosen', async () => {
    const gloves = await createProduct(t.db);
    const { body } = await place(withDelivery(orderOf(line(gloves)), 'courier', 12_000)).expect(201);
    const courier = { optionId: 'courier', name: 'Courier', kind: 'delivery', price: 12_000 };
    expect(body).toMatchObject({ totalAmount: gloves.priceCents + 12_000, delivery: courier });
    const { id } = await t.db.findOneByOrFail(Order, { orderNumber: body.orderNumber });
    const admin = await signInAdmin(t);
    const staff = await request(t.server).get(`/api/admin/orders/${id}`).set(admin.headers).expect(200);
    expect(staff.body.delivery).toEqual(courier);
  });

  it('is free from a sum of the items on', async () => {
    const gi = await createProduct(t.db, { priceCents: 150_000 });
    const { body } = await place(withDelivery(orderOf(line(gi)), 'courier', 0)).expect(201);
    expect(body.delivery).toMatchObject({ optionId: 'courier', price: 0 });
  });

  it.each([
    ['its price was forgotten', 'courier', 0, 'totalAmount', /with R120\.00 for delivery, is now R619\.00$/],
    ['nobody offers it', 'pigeon', 0, 'deliveryOptionId', ORDER_RULES.deliveryOptionId.gone],
  ])('is refused when %s, and nothing is written', async (_what, id, cents, field, sentence) => {
    const gloves = await createProduct(t.db);
    const before = [await rows(), await stockOf(gloves)];
    const { body } = await place(withDelivery(orderOf(line(gloves)), id, cents)).expect(409);
    expect(body.errors[field]).toMatch(sentence);
    expect([await rows(), await stockOf(gloves)]).toEqual(before);
  });

  it.each([
    ['', ORDER_RULES.shippingAddress.required],
    [undefined, ORDER_RULES.shippingAddress.required],
    [7, ORDER_RULES.shippingAddress.required],
    ['Sandton', ORDER_RULES.shippingAddress.undeliverable],
    ['12 Main R', ORDER_RULES.shippingAddress.undeliverable],
  ])('to %j is refused by the field', async (shippingAddress, sentence) => {
    const order = orderOf(line(await createProduct(t.db)));
    for (const body of [order, withDelivery(order, 'courier', 12_000)])
      expect((await place({ ...body, shippingAddress }).expect(400)).body.errors).toEqual({
        shippingAddress: sentence,
      });
  });

  it('at the school needs no address, and its mails say so', async () => {
    const order = withDelivery(orderOf(line(await createProduct(t.db))), 'collection', 0);
    const { body } = await place({ ...order, shippingAddress: undefined }).expect(201);
    expect(body).toMatchObject({ shippingAddress: '', delivery: { kind: 'collection', price: 0 } });
    const { id } = await t.db.findOneByOrFail(Order, { orderNumber: body.orderNumber });
    const admin = await signInAdmin(t);
    const correct = (typed: object) => request(t.server).put(`/api/admin/orders/${id}`).set(admin.headers).send(typed);
    await correct({ status: 'shipped', shippingAddress: '' }).expect(200);
    const jobs = await t.db.query<{ payload: { mail?: { to: string; subject: string; context: object } } }[]>(
      'SELECT payload FROM graphile_worker._private_jobs ORDER BY id DESC',
    );
    const mail = jobs.map(({ payload }) => payload.mail).find((one) => one?.subject.includes(body.orderNumber));
    expect(mail?.subject).toBe(`Your order ${body.orderNumber} is ready to collect`);
    expect(mail?.context).toMatchObject({
      addressLines: [],
      delivery: { name: 'Collect at the school', price: 'free' },
      title: 'Your order is ready to collect',
    });
  });

  it('is another order under the same key', async () => {
    const key = randomUUID();
    const order = orderOf(line(await createProduct(t.db)));
    await place(withDelivery(order, 'collection', 0), key).expect(201);
    await place(withDelivery(order, 'collection', 0), key).expect(200);
    await place(order, key).expect(422);
  });
});
