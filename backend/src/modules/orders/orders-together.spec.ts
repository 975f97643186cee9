/** Orders that come at the same time are written in one transaction (decision 119): each stands or falls by itself. */
import { Client } from 'pg';
import request from 'supertest';
import { createProduct } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { Product } from '../products/product.entity.js';
import type { PlaceOrderDto } from './order.dto.js';
import { Order } from './order.entity.js';
import { OrdersService } from './orders.service.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 10_000 });
});
afterAll(() => t.close());

let customers = 0;
function orderOf({ id, priceCents }: Product, { quantity = 1, price = priceCents } = {}): PlaceOrderDto {
  customers += 1;
  return {
    customerName: 'Thandi Mokoena',
    customerEmail: `together-${customers}@example.com`,
    shippingAddress: '12 Naivasha Road',
    totalAmount: price * quantity,
    items: [{ productId: id, quantity, price }],
  };
}
const post = (order: PlaceOrderDto) =>
  request(t.server)
    .post('/api/orders')
    .send(order)
    .then((answer) => answer);

it('eight of one turn cost two statements, and each is whole', async () => {
  const products = await Promise.all([1, 2, 3, 4].map(() => createProduct(t.db, { stock: 10 })));
  const orders = [...products, ...products].map((product) => orderOf(product));
  const queries = jest.spyOn(Client.prototype, 'query');
  const service = t.app.get(OrdersService);
  const placed = await Promise.all(orders.map((order, i) => service.place(order, `together ${i}`, '198.51.100.7')));
  const names = queries.mock.calls.map(([query]) => (query as { name?: string }).name);
  queries.mockRestore();
  expect(names.filter((name) => name !== undefined)).toEqual(['look-before-orders', 'place-orders']);
  expect(placed.map(({ order: { customerEmail } }) => customerEmail)).toEqual(
    orders.map(({ customerEmail }) => customerEmail),
  );
  for (const { order } of placed) {
    const stored = await t.db.findOneByOrFail(Order, { orderNumber: order.orderNumber });
    expect(stored).toMatchObject({ customerEmail: order.customerEmail, totalCents: order.totalAmount });
  }
  expect(await stocksOf(products)).toEqual([8, 8, 8, 8]);
});

it('two that are refused and one whose product is held keep nobody else', async () => {
  const [free, held] = await Promise.all([createProduct(t.db, { stock: 10 }), createProduct(t.db, { stock: 10 })]);
  const runner = t.db.connection.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`SELECT FROM products WHERE id = ${held.id} FOR UPDATE`);
  const waiting = post(orderOf(held));
  const others = [orderOf(free, { quantity: 11 }), orderOf(free, { price: 1 }), ...[1, 2, 3].map(() => orderOf(free))];
  const answers = await Promise.all(others.map(post));
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 201, 201, 201]);
  await untilSomeoneWaitsForALock(t.db);
  await runner.commitTransaction();
  await runner.release();
  expect((await waiting).status).toBe(201);
  expect(await stocksOf([free, held])).toEqual([7, 9]);
});

it('of one batch no more are sold than there are', async () => {
  const product = await createProduct(t.db, { stock: 3 });
  const service = t.app.get(OrdersService);
  const placed = await Promise.allSettled(
    Array.from({ length: 8 }, (_, i) => service.place(orderOf(product), `last ${i}`, '198.51.100.8')),
  );
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const one of placed) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ message: `${product.name} is out of stock` });
  }
  expect(await stocksOf([product])).toEqual([0]);
});

it('attempts under one key in one batch are one order', async () => {
  const product = await createProduct(t.db, { stock: 10 });
  const order = orderOf(product);
  const service = t.app.get(OrdersService);
  const placed = await Promise.all([1, 2, 3, 4].map(() => service.place(order, 'the same', '198.51.100.9')));
  expect(new Set(placed.map(({ order: { orderNumber } }) => orderNumber)).size).toBe(1);
  expect(placed.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await stocksOf([product])).toEqual([9]);
});

it('what PostgreSQL refuses of one is not the fault of the others', async () => {
  const [product, other] = await Promise.all([createProduct(t.db, { stock: 10 }), createProduct(t.db, { stock: 10 })]);
  await t.db.query(`ALTER TABLE orders ADD CONSTRAINT no_such_name CHECK (customer_name <> 'Nobody at all') NOT VALID`);
  const service = t.app.get(OrdersService);
  const bad = { ...orderOf(product), customerName: 'Nobody at all' };
  const placed = await Promise.allSettled(
    [orderOf(other), bad, orderOf(other)].map((order, i) => service.place(order, `walls ${i}`, '198.51.100.10')),
  );
  await t.db.query('ALTER TABLE orders DROP CONSTRAINT no_such_name');
  expect(placed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await stocksOf([product, other])).toEqual([10, 8]);
});

async function stocksOf(products: Product[]): Promise<number[]> {
  const rows = await t.db.query<{ id: number; stock: number }[]>('SELECT id, stock FROM products WHERE id = ANY($1)', [
    products.map(({ id }) => id),
  ]);
  return products.map(({ id }) => rows.find((row) => row.id === id)!.stock);
}
