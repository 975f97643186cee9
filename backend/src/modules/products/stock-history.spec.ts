/** What changed a product's stock, so that a count can be explained (CONTRACT section 7). */
import fc from 'fast-check';
import { createProduct, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { RestoreService } from '../activity/restore.service.js';
import { Product } from './product.entity.js';
import type { StockMovement } from './stock-movement.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 100_000 });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object) =>
  t.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });
const history = async (id: number, query = '') =>
  (await call('GET', `/api/admin/products/${id}/stock-history${query}`)).json<StockMovement[]>();
const told = async (id: number) =>
  (await history(id)).map(({ kind, size, change, stockAfter, orderNumber, changedBy }) => [
    kind,
    size,
    change,
    stockAfter,
    orderNumber,
    changedBy,
  ]);
const bySize = (s: number, m: number) => ({
  hasVariableSizes: true,
  availableSizes: ['S', 'M'],
  sizes: [
    { size: 'S', stock: s },
    { size: 'M', stock: m },
  ],
  stock: s + m,
});

/** @returns the order's id and number */
async function place({ id, priceCents }: Product, quantity: number, selectedSize: string | null = null) {
  const answer = await call('POST', '/api/orders', {
    customerName: 'Thandi Mokoena',
    customerEmail: 'thandi@example.com',
    shippingAddress: '12 Naivasha Road',
    items: [{ productId: id, quantity, price: priceCents, selectedSize }],
    totalAmount: quantity * priceCents,
  });
  const { orderNumber } = answer.json<{ orderNumber: string }>();
  const [found] = await t.db.query<{ id: number }[]>('SELECT id FROM orders WHERE order_number = $1', [orderNumber]);
  return { status: answer.statusCode, orderNumber, id: found?.id ?? 0 };
}

async function importFile(content: string, isUndone: boolean): Promise<void> {
  const file = (await call('POST', '/api/admin/imports/products', { fileName: 'a.csv', content })).json<{
    id: number;
  }>();
  await call('POST', `/api/admin/imports/products/${file.id}/apply`);
  await runJobs(t);
  if (!isUndone) return;
  await call('POST', `/api/admin/imports/products/${file.id}/undo`);
  await runJobs(t);
}

it('tells of each order, cancelling, deletion, correction and import, who and how many are left', async () => {
  const product = await createProduct(t.db, { name: 'Gloves', stock: 10 });
  const { username } = admin.user;
  const [sold, deleted] = [await place(product, 2), await place(product, 1)];
  await call('PUT', `/api/admin/orders/${sold.id}`, { status: 'cancelled' });
  await call('PUT', `/api/admin/orders/${sold.id}`, { status: 'processing' });
  await call('DELETE', `/api/admin/orders/${deleted.id}`);
  await call('PUT', `/api/admin/products/${product.id}`, { stock: 13 });
  await call('PUT', `/api/admin/products/${product.id}`, { description: 'Nothing of its stock' });
  await importFile('name,stock\nGloves,20', true);
  expect(await told(product.id)).toEqual([
    ['import', null, -7, 13, null, username],
    ['import', null, 7, 20, null, username],
    ['correction', null, 5, 13, null, username],
    ['return', null, 1, 8, deleted.orderNumber, username],
    ['order', null, -2, 7, sold.orderNumber, username],
    ['cancelled', null, 2, 9, sold.orderNumber, username],
    ['order', null, -1, 7, deleted.orderNumber, null],
    ['order', null, -2, 8, sold.orderNumber, null],
    ['start', null, 10, 10, null, null],
  ]);
  const [oldest] = await history(product.id, '?sort=["id","ASC"]&range=[0,0]');
  expect(oldest).toEqual({
    id: expect.any(Number),
    productId: product.id,
    size: null,
    change: 10,
    stockAfter: 10,
    kind: 'start',
    orderId: null,
    orderNumber: null,
    changedBy: null,
    at: expect.any(String),
  });
  expect(await history(product.id, `?filter={"orderId":${deleted.id}}`)).toHaveLength(2);
  expect((await call('GET', '/api/admin/products/999999/stock-history')).statusCode).toBe(404);
});

it('tells of each size, of one that a line was given, and of sizes that come and go', async () => {
  const product = await createProduct(t.db, { name: 'Shirt', ...bySize(3, 4) });
  const { username } = admin.user;
  const { id, orderNumber } = await place(product, 2, 'M');
  const { items } = (await call('GET', `/api/admin/orders/${id}`)).json<{ items: { id: number }[] }>();
  await call('PUT', `/api/admin/orders/${id}`, { items: [{ id: items[0]!.id, selectedSize: 'S' }] });
  await call('PUT', `/api/admin/products/${product.id}`, { sizes: [] });
  expect(await told(product.id)).toEqual([
    ['correction', 'M', -4, 0, null, username],
    ['correction', 'S', -1, 0, null, username],
    ['correction', null, 5, 5, null, username],
    ['correction', 'M', 2, 4, orderNumber, username],
    ['correction', 'S', -2, 1, orderNumber, username],
    ['order', 'M', -2, 2, orderNumber, null],
    ['start', 'M', 4, 4, null, null],
    ['start', 'S', 3, 3, null, null],
  ]);
});

it('waits for a product that is deleted, for as long as that can be restored', async () => {
  const { id } = await createProduct(t.db, { name: 'Pads', stock: 4 });
  const count = async () =>
    (await t.db.query<[{ count: number }]>('SELECT count(*)::int FROM stock_movements WHERE product_id = $1', [id]))[0]
      .count;
  await call('DELETE', `/api/admin/products/${id}`);
  const forget = () => t.app.get(RestoreService, { strict: false }).forgetOld();
  await forget();
  expect(await count()).toBe(1);
  await t.db.query("UPDATE deleted_records SET deleted_at = '2020-01-01' WHERE record_id = $1", [id]);
  await forget();
  expect(await count()).toBe(0);
});

const WALKS = 4;
const SEED = 20_261_126;
const nth = fc.nat(1);
const few = fc.integer({ min: 0, max: 6 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('order' as const), at: nth, n: few, m: few }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('cancelled', 'processing', 'delete'), at: fc.nat(5), n: few, m: few }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('count', 'count sizes', 'share sizes', 'delete product'),
      at: nth,
      n: few,
      m: few,
    }),
  },
  fc.record({ kind: fc.constantFrom('import', 'import and undo'), at: nth, n: few, m: few }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

it('adds up to the stock, of each size and in all, after whatever happens', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), walk), {
    numRuns: WALKS,
    seed: SEED,
  });
});

async function walk(steps: Step[]): Promise<void> {
  const name = `Walked ${(await t.db.count(Product)) + 1}`;
  const products = [
    await createProduct(t.db, { name: `${name} a`, stock: 8 }),
    await createProduct(t.db, { name: `${name} b`, ...bySize(5, 5) }),
  ];
  const orders: number[] = [];
  for (const next of steps) {
    await take(next, products, orders);
    await expectExplained(products);
  }
}

async function take({ kind, at, n, m }: Step, products: Product[], orders: number[]): Promise<void> {
  const product = products[at % products.length]!;
  const path = `/api/admin/products/${product.id}`;
  const order = `/api/admin/orders/${orders[at % orders.length]}`;
  switch (kind) {
    case 'order':
      for (const size of [null, 'S']) {
        const placed = await place(product, n + 1, size);
        if (placed.status === 201) orders.push(placed.id);
      }
      return undefined;
    case 'delete':
      return accept(await call('DELETE', order));
    case 'count':
      return accept(await call('PUT', path, { stock: n }));
    case 'count sizes':
      return accept(await call('PUT', path, { ...bySize(n, m), stock: undefined }));
    case 'share sizes':
      return accept(await call('PUT', path, { sizes: [], stock: n }));
    case 'delete product':
      accept(await call('DELETE', path));
      return accept(await call('POST', `${path}/restore`));
    case 'import':
    case 'import and undo':
      return importFile(`name,stock\n${product.name},${n + m}`, kind === 'import and undo');
    default:
      return accept(await call('PUT', order, { status: kind }));
  }
}

function accept({ statusCode }: { statusCode: number }): void {
  expect(statusCode).toBeLessThan(500);
}

async function expectExplained(products: Product[]): Promise<void> {
  const found = await t.db.query<object[]>(
    `SELECT stock = told.all AS "isWhole", told."isRunning", NOT EXISTS (
       SELECT FROM pieces_of(stock, sizes) AS kept WHERE kept.count <> coalesce((
         SELECT sum(change) FROM stock_movements
         WHERE product_id = product.id AND size IS NOT DISTINCT FROM kept.size), 0)) AS "isEachSize"
     FROM products product, LATERAL (
       SELECT coalesce(sum(change), 0) AS all, bool_and(stock_after = running) AS "isRunning"
       FROM (SELECT change, stock_after, sum(change) OVER (PARTITION BY size ORDER BY id) AS running
         FROM stock_movements WHERE product_id = product.id) movements) told
     WHERE product.id = ANY($1)`,
    [products.map(({ id }) => id)],
  );
  const explained = { isWhole: true, isRunning: true, isEachSize: true };
  expect(found).toEqual(products.map(() => explained));
}
