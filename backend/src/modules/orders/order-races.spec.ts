/** What happens at the same moment: decided by locks, which these tests hold until all contenders stand before them. */
import request from 'supertest';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { createOrder, createProduct, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { createApp } from '../../configure-app.js';
import { Product } from '../products/product.entity.js';
import { Order } from './order.entity.js';
import { OrderItem } from './order-item.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 10_000 });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const BUYERS = 20;
const place = (
  products: Product[],
  {
    quantity = 1,
    key,
    name = 'Thandi',
    server = t.server,
  }: { quantity?: number; key?: string; name?: string; server?: TestApp['server'] } = {},
) =>
  request(server)
    .post('/api/orders')
    .set(key === undefined ? {} : { [IDEMPOTENCY_KEY.header]: key })
    .send({
      customerName: name,
      customerEmail: 'thandi@example.com',
      shippingAddress: '12 Naivasha Road',
      totalAmount: products.reduce((sum, { priceCents }) => sum + priceCents * quantity, 0),
      items: products.map(({ id, priceCents }) => ({ productId: id, quantity, price: priceCents })),
    });
const setStatus = (id: number, status: string) =>
  request(t.server).put(`/api/admin/orders/${id}`).set(admin.headers).send({ status });
const remove = (id: number) => request(t.server).delete(`/api/admin/orders/${id}`).set(admin.headers);
const stockOf = async ({ id }: Product): Promise<number> => (await t.db.findOneByOrFail(Product, { id })).stock;
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
/** How often each status was answered. */
const tally = (answers: { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/**
 * Sends everything while the rows are locked, lets go once so many wait for a lock, and answers with what came of it.
 */
async function race(
  lock: string,
  waiting: number,
  contenders: () => request.Test[],
  whileLocked = '',
): Promise<request.Response[]> {
  const runner = t.db.connection.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(lock);
    if (whileLocked !== '') await runner.query(whileLocked);
    const answers = Promise.all(contenders().map((contender) => contender.then((answer) => answer)));
    await untilSomeoneWaitsForALock(t.db, waiting);
    await runner.commitTransaction();
    return await answers;
  } finally {
    await runner.release();
  }
}
const lockProduct = ({ id }: Product): string => `SELECT FROM products WHERE id = ${id} FOR UPDATE`;
const WAITING = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Sends requests, and tells of their statements in the database until they are answered. */
function begin(requests: request.Test[]) {
  const state = { isOver: false };
  const all = Promise.all(requests.map((each) => each.then((answer) => answer))).finally(() => {
    state.isOver = true;
  });
  const until = async (condition: string, values: unknown[]): Promise<void> => {
    while (!state.isOver && (await t.db.query<unknown[]>(`SELECT ${WAITING} AND ${condition}`, values)).length === 0);
  };
  return {
    all,
    /** When the first of those began that stand before a lock: others may wait for one too, for a moment. */
    firstAtALock: async (): Promise<string | null> => {
      const begun = () => t.db.query<[{ first: string | null }]>(`SELECT max(xact_start)::text AS first ${WAITING}`);
      let [{ first }] = await begun();
      while (!state.isOver && first === null) [{ first }] = await begun();
      return first;
    },
    untilAtALockFor: (time: string) => until('xact_start < clock_timestamp() - $1::interval', [time]),
    untilAtALockSince: (first: string | null, time: string) =>
      until('xact_start > $1::timestamptz + $2::interval', [first, time]),
  };
}
const lockOrder = (id: number): string => `SELECT FROM orders WHERE id = ${id} FOR UPDATE`;

describe('the last of a product', () => {
  it(`${BUYERS} buyers at once: one has it`, async () => {
    const product = await createProduct(t.db, { stock: 1 });
    const answers = await race(lockProduct(product), 2, () => times(BUYERS, () => place([product])));
    expect(tally(answers)).toEqual({ 201: 1, 409: BUYERS - 1 });
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.message))).toEqual(
      new Set(['Boxing gloves is out of stock']),
    );
    expect([await stockOf(product), await t.db.countBy(OrderItem, { productId: product.id })]).toEqual([0, 1]);
  });

  /** Asks a school that waits long: one held up for a second does not take PostgreSQL's refusal for its silence. */
  async function atPatientSchool(ask: (server: TestApp['server']) => Promise<void>): Promise<void> {
    const app = await createApp({ ...t.env, databaseTimeoutMs: 4_000 });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    try {
      await ask(app.getHttpServer());
    } finally {
      await app.close();
    }
  }

  it('a lock that is held for longer than PostgreSQL waits for one refuses nobody', async () => {
    const product = await createProduct(t.db, { stock: BUYERS });
    await atPatientSchool(async (server) => {
      const runner = t.db.connection.createQueryRunner();
      await runner.startTransaction();
      try {
        await runner.query(lockProduct(product));
        const answers = begin(times(BUYERS, () => place([product], { server })));
        const first = await answers.firstAtALock();
        // Those at the lock have given it up once, and stand before it again.
        await answers.untilAtALockSince(first, '1 second');
        await runner.commitTransaction();
        expect(tally(await answers.all)).toEqual({ 201: BUYERS });
      } finally {
        await runner.release();
      }
    });
  });

  it('nor do several, which together are held for longer than a statement may take', async () => {
    const products = [await createProduct(t.db), await createProduct(t.db)];
    const runners = products.map(() => t.db.connection.createQueryRunner());
    await atPatientSchool(async (server) => {
      try {
        for (const [i, runner] of runners.entries()) {
          await runner.startTransaction();
          await runner.query(lockProduct(products[i]!));
        }
        const answers = begin([place(products, { server })]);
        const first = await answers.firstAtALock();
        await answers.untilAtALockFor('2 seconds');
        await runners[0]!.commitTransaction();
        await answers.untilAtALockSince(first, '3 seconds');
        await runners[1]!.commitTransaction();
        expect(tally(await answers.all)).toEqual({ 201: 1 });
      } finally {
        for (const runner of runners) await runner.release();
      }
    });
  });

  it('orders of a product that is locked hold up none of another', async () => {
    const [locked, other] = [await createProduct(t.db, { stock: BUYERS }), await createProduct(t.db)];
    const runner = t.db.connection.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(lockProduct(locked));
      const answered: number[] = [];
      const stuck = times(BUYERS, () => place([locked]).then(({ status }) => answered.push(status)));
      await untilSomeoneWaitsForALock(t.db, 3);
      expect((await place([other], { name: 'Sipho' })).status).toBe(201);
      expect(answered).toEqual([]);
      await runner.commitTransaction();
      await Promise.all(stuck);
    } finally {
      await runner.release();
    }
  });

  it('a price that changes while the order waits is a 409', async () => {
    const product = await createProduct(t.db);
    const [answer] = await race(
      lockProduct(product),
      1,
      () => [place([product])],
      `UPDATE products SET price_cents = 1 WHERE id = ${product.id}`,
    );
    expect([answer!.status, answer!.body.errors['items.0.price']]).toEqual([
      409,
      'The price of Boxing gloves is now R0.01',
    ]);
    expect([await stockOf(product), await t.db.countBy(OrderItem, { productId: product.id })]).toEqual([10, 0]);
  });

  it('a product that moves to another category meanwhile is still sold', async () => {
    const [product, other] = [await createProduct(t.db), await createProduct(t.db)];
    const [answer] = await race(
      lockProduct(product),
      1,
      () => [place([product])],
      `UPDATE products SET category_id = ${other.categoryId} WHERE id = ${product.id}`,
    );
    expect(answer!.status).toBe(201);
  });

  it('an order that leaves "cancelled" and a new one: one has it', async () => {
    const product = await createProduct(t.db, { stock: 3 });
    const { id } = await createOrder(t.db, { status: 'cancelled', items: [{ productId: product.id, quantity: 3 }] });
    const answers = await race(lockProduct(product), 2, () => [
      setStatus(id, 'pending'),
      place([product], { quantity: 3 }),
    ]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await stockOf(product)).toBe(0);
  });
});

describe('staff at the same moment', () => {
  const CASES: [what: string, contenders: (id: number) => request.Test[], statuses: Record<number, number>][] = [
    ['two who cancel', (id) => [setStatus(id, 'cancelled'), setStatus(id, 'cancelled')], { 200: 2 }],
    ['two who delete', (id) => [remove(id), remove(id)], { 200: 1, 404: 1 }],
  ];
  it.each(CASES)('%s return the stock once', async (_what, contenders, statuses) => {
    const product = await createProduct(t.db, { stock: 7 });
    const { id } = await createOrder(t.db, { items: [{ productId: product.id, quantity: 3 }] });
    const answers = await race(lockOrder(id), 2, () => contenders(id));
    expect([tally(answers), await stockOf(product)]).toEqual([statuses, 10]);
    expect(await t.db.countBy(OrderStatusChange, { orderId: id, toStatus: 'cancelled' })).toBeLessThanOrEqual(1);
  });

  it('one who cancels and one who deletes return the stock once', async () => {
    const product = await createProduct(t.db, { stock: 7 });
    const { id } = await createOrder(t.db, { items: [{ productId: product.id, quantity: 3 }] });
    await race(lockOrder(id), 2, () => [setStatus(id, 'cancelled'), remove(id)]);
    expect(await stockOf(product)).toBe(10);
  });

  it('two who revive take the stock once', async () => {
    const product = await createProduct(t.db, { stock: 10 });
    const { id } = await createOrder(t.db, { status: 'cancelled', items: [{ productId: product.id, quantity: 3 }] });
    const answers = await race(lockOrder(id), 2, () => [setStatus(id, 'pending'), setStatus(id, 'processing')]);
    expect([tally(answers), await stockOf(product)]).toEqual([{ 200: 2 }, 7]);
  });
});

describe('retries under one Idempotency-Key', () => {
  it('are one order: one 201, the others 200 with the same', async () => {
    const product = await createProduct(t.db, { stock: 1 });
    const answers = await race(lockProduct(product), 2, () =>
      times(BUYERS, () => place([product], { key: 'retried' })),
    );
    expect(tally(answers)).toEqual({ 200: BUYERS - 1, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.orderNumber as string)).size).toBe(1);
    expect([await stockOf(product), await t.db.countBy(Order, { idempotencyKey: 'retried' })]).toEqual([0, 1]);
  });

  it('a second attempt never sees the stock that its first one took without seeing the order', async () => {
    const product = await createProduct(t.db, { stock: 2 });
    await place([product], { key: 'early' }).expect(201);
    const meanwhile = `UPDATE orders SET idempotency_key = 'late' WHERE idempotency_key = 'early'; UPDATE products
      SET stock = 0
      WHERE id = ${product.id}`;
    const [answer] = await race(
      'LOCK TABLE products IN ACCESS EXCLUSIVE MODE',
      1,
      () => [place([product], { key: 'late' })],
      meanwhile,
    );
    expect(answer!.status).toBe(200);
  });

  it('with different bodies are one order and refusals', async () => {
    const product = await createProduct(t.db);
    const answers = await race(lockProduct(product), 2, () =>
      times(4, (i) => place([product], { key: 'unlike-retries', name: `Buyer ${i}` })),
    );
    expect([tally(answers), await stockOf(product)]).toEqual([{ 201: 1, 422: 3 }, 9]);
  });

  it('when the first is refused the next is tried by itself', async () => {
    const product = await createProduct(t.db, { stock: 1 });
    const answers = await race(
      lockProduct(product),
      2,
      () => times(3, () => place([product], { key: 'refused-retries' })),
      `UPDATE products SET stock = 0 WHERE id = ${product.id}`,
    );
    expect([tally(answers), await t.db.countBy(Order, { idempotencyKey: 'refused-retries' })]).toEqual([{ 409: 3 }, 0]);
    await t.db.update(Product, product.id, { stock: 1 });
    await place([product], { key: 'refused-retries' }).expect(201);
  });
});

it('orders, cancellations and changes of products never wait in a circle, whatever the order of lines', async () => {
  const products = await Promise.all(times(4, () => createProduct(t.db, { stock: 1_000 })));
  const orders = await Promise.all(
    times(8, (i) => createOrder(t.db, { items: times(4, (j) => ({ productId: products[(i + j) % 4]!.id })) })),
  );
  const answers = await Promise.all(
    [
      ...times(40, (i) => place(i % 2 === 0 ? products : products.toReversed())),
      ...orders.map(({ id }) => setStatus(id, 'cancelled')),
      ...products.map(({ id }) =>
        request(t.server).put(`/api/admin/products/${id}`).set(admin.headers).send({ description: 'Changed' }),
      ),
    ].map((contender) => contender.then((answer) => answer)),
  );
  expect(tally(answers)).toEqual({ 200: 12, 201: 40 });
  expect(await Promise.all(products.map(stockOf))).toEqual(times(4, () => 1_000 - 40 + 8));
  const [{ deadlocks }] = await t.db.query<[{ deadlocks: number }]>(
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  );
  expect(deadlocks).toBe(0);
});
