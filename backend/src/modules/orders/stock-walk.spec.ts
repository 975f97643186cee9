/**
 * Whatever is ordered, cancelled, revived, sent and deleted, in whatever order: no unit is lost, made or sold twice
 * (CONTRACT "Shop").
 */
import fc from 'fast-check';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { createProduct, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Product } from '../products/product.entity.js';
import { Order } from './order.entity.js';

const STOCKS = [0, 3, 8, 15];
const WALKS = 15;
const STEPS = { minLength: 20, maxLength: 40 };
const SEED = 20_261_121;

type Step =
  | { kind: 'add'; line: Line }
  | { kind: 'order'; lines: Line[] }
  | { kind: 'status'; order: number; status: OrderStatus }
  | { kind: 'delete'; order: number };
interface Line {
  product: number;
  quantity: number;
}

const line: fc.Arbitrary<Line> = fc.record({
  product: fc.nat(STOCKS.length - 1),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const order = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), line }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    }),
  },
  // Every other one cancels, so that there is something to revive.
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      order,
      status: fc.oneof(fc.constant('cancelled' as const), fc.constantFrom(...ORDER_STATUSES)),
    }),
  },
  fc.record({ kind: fc.constant('delete' as const), order }),
);

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 100_000 });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  t.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });

/** How often each step was taken with each answer: "revived 409". A walk past the rules would prove nothing. */
const taken = new Map<string, number>();
const WORTH_TAKING = [
  'ordered 201',
  'ordered 409',
  'cancelled 200',
  'revived 200',
  'revived 409',
  'held, deleted 200',
  'cancelled, deleted 200',
  'shipped, deleted 200',
  'deleted, changed 404',
];

it('stock and what orders hold stay the same together, and neither is ever below zero', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, STEPS), walk), { numRuns: WALKS, seed: SEED });
  expect(WORTH_TAKING.filter((what) => !taken.has(what))).toEqual([]);
});

/** Looks after every step, whatever it was answered with. */
async function walk(steps: Step[]): Promise<void> {
  const products = await Promise.all(STOCKS.map((stock) => createProduct(t.db, { stock })));
  const orders: number[] = [];
  for (const next of steps) {
    await take(next, products, orders);
    await expectNothingLost(products);
  }
}

async function take(next: Step, products: Product[], orders: number[]): Promise<void> {
  switch (next.kind) {
    case 'add':
      return note(
        'added',
        await call('POST', '/api/cart', {
          sessionId: 'stock-walk',
          productId: products[next.line.product]!.id,
          quantity: next.line.quantity,
        }),
      );
    case 'order':
      return note('ordered', await place(next.lines, products, orders));
    case 'status':
    case 'delete': {
      const id = orders[next.order % orders.length];
      if (id === undefined) return undefined;
      const before = await t.db.findOneByOrFail(Order, { id });
      const change =
        next.kind === 'delete'
          ? call('DELETE', `/api/admin/orders/${id}`)
          : call('PUT', `/api/admin/orders/${id}`, { status: next.status });
      return note(nameOf(next, before), await change);
    }
  }
}

function note(what: string, { statusCode }: { statusCode: number }): void {
  expect(statusCode).toBeLessThan(500);
  taken.set(`${what} ${statusCode}`, (taken.get(`${what} ${statusCode}`) ?? 0) + 1);
}

function nameOf(next: Step & { kind: 'status' | 'delete' }, { status, deletedAt }: Order): string {
  if (deletedAt) return 'deleted, changed';
  if (next.kind === 'delete')
    return (
      `${status === 'cancelled' ? 'cancelled' : ['shipped', 'delivered'].includes(status) ? 'shipped' : 'held'}, ` +
      'deleted'
    );
  if ((status === 'cancelled') === (next.status === 'cancelled')) return 'moved';
  return next.status === 'cancelled' ? 'cancelled' : 'revived';
}

async function place(lines: Line[], products: Product[], orders: number[]) {
  const items = lines.map(({ product, quantity }) => ({
    productId: products[product]!.id,
    quantity,
    price: products[product]!.priceCents,
  }));
  const answer = await call('POST', '/api/orders', {
    customerName: 'Thandi Mokoena',
    customerEmail: 'thandi@example.com',
    shippingAddress: '12 Naivasha Road',
    items,
    totalAmount: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  });
  if (answer.statusCode === 201) {
    const [{ id }] = await t.db.query<[{ id: number }]>('SELECT id FROM orders WHERE order_number = $1', [
      answer.json<{ orderNumber: string }>().orderNumber,
    ]);
    orders.push(id);
  }
  return answer;
}

/** Held: pending, processing, shipped and delivered; of the deleted only what was with the customer already. */
async function expectNothingLost(products: Product[]): Promise<void> {
  const found = await t.db.query<{ stock: number; held: number }[]>(
    `SELECT stock, coalesce((
       SELECT sum(quantity)::int FROM order_items JOIN orders ON orders.id = order_id
       WHERE product_id = product.id
         AND (status IN ('shipped', 'delivered')
           OR (status IN ('pending', 'processing') AND deleted_at IS NULL))), 0) AS held
     FROM products product WHERE product.id = ANY($1) ORDER BY product.id`,
    [products.map(({ id }) => id).sort((a, b) => a - b)],
  );
  expect(found.map(({ stock, held }) => stock + held)).toEqual(
    products.toSorted((a, b) => a.id - b.id).map(({ stock }) => stock),
  );
  expect(found.every(({ stock }) => stock >= 0)).toBe(true);
}
