import request from 'supertest';
import type { OrderRecord as OrderContract } from '#libs/contracts/generated/api';
import { ORDER_STATUSES } from '#libs/domain/order';
import { createUser, signIn } from '../../../test/factories.js';
import { waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Product } from '../../modules/products/product.entity.js';
import { seedOrders } from './seed-orders.js';
import { seedProducts } from './seed-products.js';

const WEEK_MS = 7 * 86_400_000;

let t: TestApp;
let orders: OrderContract[];
let stockBefore: Product[];
let headers: Record<string, string>;
beforeAll(async () => {
  t = await startTestApp();
  ({ headers } = await signIn(t, await createUser(t.db, { id: 1, username: 'super-user', role: 'admin' })));
  await seedOrders(t.db);
  await seedProducts(t.db);
  stockBefore = await t.db.find(Product, { order: { id: 'ASC' } });
  for (const _start of ['first', 'second']) await seedOrders(t.db);
  orders = (await request(t.server).get('/api/admin/orders').set(headers).expect(200)).body as OrderContract[];
});
afterAll(() => t.close());

describe("the demonstration school's orders", () => {
  it('are there once, over weeks and in every status, the newest first and waiting', () => {
    expect(orders).toHaveLength(13);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
    expect(orders[0]).toMatchObject({ status: 'pending' });
    expect(Date.parse(orders[0]!.createdAt) - Date.parse(orders.at(-1)!.createdAt)).toBeGreaterThan(7 * WEEK_MS);
    expect(orders.map(({ createdAt }) => createdAt)).toEqual(
      orders
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('add up, with sizes, one of which was not given', () => {
    for (const { totalAmount, items } of orders)
      expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(totalAmount);
    const lines = orders.flatMap(({ items }) => items);
    expect(lines.filter(({ sizeNotGiven }) => sizeNotGiven)).toHaveLength(1);
    expect(lines.filter(({ selectedSize }) => selectedSize !== null).length).toBeGreaterThan(2);
  });

  it('have a history that ends where they are', async () => {
    for (const { id, status } of orders) {
      const { history } = (await request(t.server).get(`/api/admin/orders/${id}`).set(headers).expect(200)).body;
      expect(history.at(-1).to).toBe(status);
      expect(history[0]).toMatchObject({ from: null, to: 'pending', by: null });
      expect(history.slice(1).every(({ by }: { by: string }) => by === 'super-user')).toBe(true);
    }
  });

  it('reach nobody: addresses of no one, and no mail', async () => {
    expect(
      orders
        .map(({ customerEmail }) => customerEmail)
        .filter((address) => !/@(example\.com|[a-z]+\.invalid)$/.test(address)),
    ).toEqual([]);
    expect(await waitingJobs(t)).toEqual([]);
  });

  it('leave the stock as the shop shows it', async () => {
    expect(await t.db.find(Product, { order: { id: 'ASC' } })).toEqual(stockBefore);
  });
});
