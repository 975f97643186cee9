/** What happens to one cart at the same moment. */
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { createProduct, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CartItem } from './cart-item.entity.js';
import { CartService } from './cart.service.js';

const SIZED = { hasVariableSizes: true, availableSizes: ['S', 'M', 'L'] };

let t: TestApp;
let sessionId: string;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
});
afterAll(() => t.close());
beforeEach(() => {
  sessionId = randomUUID();
});

const add = (body: object) =>
  request(t.server)
    .post('/api/cart')
    .send({ sessionId, quantity: 1, ...body });
const list = async (session = sessionId) =>
  (await request(t.server).get(`/api/cart/${session}`).expect(200)).body as { id: string; productId: number }[];
const put = (id: string, body: object) => request(t.server).put(`/api/cart/${id}`).send(body);
const remove = (path: string) => request(t.server).delete(`/api/cart/${path}`);
const stored = (session = sessionId) => t.db.findBy(CartItem, { sessionId: session });
/** Sends it now; supertest would wait until somebody asks for the answer. */
const sent = (test: request.Test) => test.then((answer) => answer);

/** Runs the statement in a transaction of its own, which stays open until the work is done and says so. */
async function whileOpen<T>(sql: string, work: (commit: () => Promise<void>) => Promise<T>): Promise<T> {
  const runner = t.db.connection.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(sql);
    return await work(() => runner.commitTransaction());
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

it('twenty at once make one line with all of them', async () => {
  const { id: productId } = await createProduct(t.db, { ...SIZED, stock: 100 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => add({ productId, selectedSize: 'M' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
  expect(await stored()).toMatchObject([{ quantity: 20 }]);
});

it('twenty at once, in several sizes, stay within the stock', async () => {
  const { id: productId } = await createProduct(t.db, { ...SIZED, stock: 7 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => add({ productId, selectedSize: SIZED.availableSizes[i % 3] })),
  );
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(13);
  expect((await stored()).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(7);
});

it('additions, quantities, removals and deleted products in one cart end without a 5xx', async () => {
  const admin = await signInAdmin(t);
  const products = await Promise.all(Array.from({ length: 5 }, () => createProduct(t.db, { stock: 50 })));
  for (const { id } of products) await add({ productId: id }).expect(201);
  const lines = await list();
  const answers = await Promise.all(
    lines.flatMap(({ id, productId }) => [
      add({ productId }),
      put(id, { quantity: 4 }),
      remove(id),
      add({ productId }),
      remove(`clear/${sessionId}`),
      request(t.server).delete(`/api/admin/products/${productId}`).set(admin.headers),
    ]),
  );
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect(await list()).toEqual([]);
});

it('a rush on one cart leaves the others their connections', async () => {
  const { id: productId } = await createProduct(t.db, { stock: 100 });
  const other = randomUUID();
  await add({ productId, sessionId: other }).expect(201);
  const answers = await whileOpen('LOCK TABLE cart_items IN EXCLUSIVE MODE', async (commit) => {
    const rush = Promise.all(Array.from({ length: 30 }, () => sent(add({ productId }))));
    await untilSomeoneWaitsForALock(t.db, 3);
    // One after the other: meanwhile all of the rush arrives.
    for (let visit = 0; visit < 10; visit += 1) await list(other);
    await commit();
    return rush;
  });
  expect(answers.filter(({ status }) => status > 201)).toEqual([]);
  expect(await stored()).toMatchObject([{ quantity: 30 }]);
});

it('a product that is deleted while it is added is a 404', async () => {
  const { id: productId } = await createProduct(t.db);
  const answer = await whileOpen(`DELETE FROM products WHERE id = ${productId}`, async (commit) => {
    const adding = sent(add({ productId }));
    await untilSomeoneWaitsForALock(t.db);
    await commit();
    return adding;
  });
  expect([answer.status, answer.body.message]).toEqual([404, 'There is no product with this id']);
});

it('a visitor who comes back while the job forgets old carts keeps the whole cart', async () => {
  const { id: productId } = await createProduct(t.db, { ...SIZED, stock: 100 });
  for (const selectedSize of ['S', 'M']) await add({ productId, selectedSize }).expect(201);
  await t.db.query(`UPDATE cart_items SET updated_at = now() - interval '31 days' WHERE session_id = $1`, [sessionId]);
  const [first] = await list();
  const [answer] = await whileOpen(`SELECT FROM cart_items WHERE id = '${first!.id}' FOR UPDATE`, async (commit) => {
    const change = sent(put(first!.id, { quantity: 2 }));
    await untilSomeoneWaitsForALock(t.db);
    const job = t.app.get(CartService).removeOld();
    await untilSomeoneWaitsForALock(t.db, 2);
    await commit();
    return Promise.all([change, job]);
  });
  expect(answer.status).toBe(200);
  expect((await stored()).map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
});

it('of visitors who add together, one who is refused and one whose cart is busy keep nobody else', async () => {
  const { id: productId } = await createProduct(t.db, { stock: 5 });
  const gone = await createProduct(t.db);
  const [first, busy, ...others] = Array.from({ length: 8 }, () => randomUUID());
  await add({ productId, sessionId: busy }).expect(201);
  const lockCart = `SELECT pg_advisory_xact_lock(hashtextextended('cart ${busy}', 0))`;
  await whileOpen(lockCart, async (commit) => {
    // The first is under way; the rest wait for it, and make the next batch.
    const together = [
      add({ productId, sessionId: first }),
      add({ productId, sessionId: busy }),
      add({ productId, sessionId: others[0], quantity: 6 }),
      add({ productId: gone.id + 1_000_000, sessionId: others[1] }),
      ...others.slice(2).map((session) => add({ productId, sessionId: session })),
    ].map(sent);
    const inBusyCart = together.splice(1, 1)[0]!;
    const answers = await Promise.all(together);
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 404, 201, 201, 201, 201]);
    await untilSomeoneWaitsForALock(t.db);
    await commit();
    expect(await inBusyCart).toMatchObject({ status: 200, body: { quantity: 2 } });
  });
});

it('a product that is deleted while a batch is written is a 404 for its visitor alone', async () => {
  const { id: productId } = await createProduct(t.db, { stock: 5 });
  const gone = await createProduct(t.db);
  const answers = await whileOpen(`DELETE FROM products WHERE id = ${gone.id}`, async (commit) => {
    const together = [gone.id, gone.id, productId, productId].map((id) =>
      sent(add({ productId: id, sessionId: randomUUID() })),
    );
    await untilSomeoneWaitsForALock(t.db);
    await commit();
    return Promise.all(together);
  });
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 201, 201]);
});
