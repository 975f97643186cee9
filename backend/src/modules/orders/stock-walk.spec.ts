/**
 * Whatever is ordered, paid, refunded, corrected, cancelled, revived, sent and deleted, in whatever order: stock, money
 * and mails agree with a model in memory after every step (CONTRACT "Shop" and section 7). `WALKS=10000` takes as many,
 * `WALKS_SEED` other ones.
 */
import fc from 'fast-check';
import { deliveryPrice } from '#libs/domain/delivery';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { facts } from '#libs/school/facts';
import { shopLimits } from '#libs/school/shop-limits';
import { createProduct, type SignedIn, signInAdmin } from '../../../test/factories.js';
import {
  type ModelLine,
  type ModelOrder,
  owed,
  paymentOf,
  shelfOf,
  ShopModel,
  WALKS,
  WALKS_SEED,
} from '../../../test/shop-model.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { Product } from '../products/product.entity.js';

const SIZES = ['S', 'M'];
/** Of two products, then of the sizes of two others. */
const STOCKS = [0, 6, [3, 4], [2, 6]];
const LIMIT_MS = Math.max(60_000, WALKS * 4_000);
const STEPS = { minLength: 20, maxLength: 40 };

type Step =
  | { kind: 'add'; line: Line }
  | { kind: 'order'; lines: Line[]; delivery: number }
  | { kind: 'status'; order: number; status: OrderStatus; paid: boolean }
  | { kind: 'pay' | 'refund'; order: number; part: number; returnStock: boolean }
  | { kind: 'rename'; order: number; name: string }
  | { kind: 'resize'; order: number; line: number; size: string }
  | { kind: 'delete'; order: number };
interface Line {
  product: number;
  size: number;
  quantity: number;
}

const line: fc.Arbitrary<Line> = fc.record({
  product: fc.nat(STOCKS.length - 1),
  size: fc.nat(SIZES.length - 1),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const order = fc.nat(3);
const one = <Kind extends string>(kind: Kind) => fc.constant(kind);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: one('add'), line }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: one('order'),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      delivery: fc.nat(facts.shop.deliveryOptions.length),
    }),
  },
  // Many cancel, so that there is something to revive.
  {
    weight: 6,
    arbitrary: fc.record({
      kind: one('status'),
      order,
      status: fc.constantFrom('cancelled' as const, ...ORDER_STATUSES),
      paid: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('pay' as const, 'refund' as const),
      order,
      part: fc.nat(4),
      returnStock: fc.boolean(),
    }),
  },
  fc.record({ kind: one('rename'), order, name: fc.constantFrom('Thandi Mokoena', 'Sipho Ndlovu') }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: one('resize'), order, line: fc.nat(2), size: fc.constantFrom(...SIZES) }),
  },
  fc.record({ kind: one('delete'), order }),
);

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 100_000 });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  t.app.inject({ method, url: `/api/${path}`, headers: admin.headers, ...(payload && { payload }) });

/** How often each step was taken with each answer. A walk past the rules would prove nothing. */
const taken = new Map<string, number>();
const WORTH_TAKING = [
  'order 201',
  'order 409',
  'status cancelled 200',
  'status revived 200',
  'status revived 409',
  'status moved 200',
  'status of deleted 404',
  'pay 201',
  'pay 409',
  'pay of deleted 404',
  'refund 201',
  'refund 409',
  'refund with stock 201',
  'resize 200',
  'resize 409',
  'rename 200',
  'delete held 200',
  'delete sent 200',
  'delete cancelled 200',
];

it(
  `${WALKS} walks of seed ${WALKS_SEED}: stock, money and mails are what the model says`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, STEPS), walk), { numRuns: WALKS, seed: WALKS_SEED });
    expect(WORTH_TAKING.filter((what) => !taken.has(what))).toEqual([]);
  },
  LIMIT_MS,
);

interface Shop {
  model: ShopModel;
  products: Product[];
}

/** Looks after every step, whatever it was answered with. */
async function walk(steps: Step[]): Promise<void> {
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
  const products = await Promise.all(STOCKS.map((stock) => createProduct(t.db, stocked(stock))));
  const stock = STOCKS.flatMap((pieces, product) =>
    Array.isArray(pieces)
      ? pieces.map((each, at): [string, number] => [shelfOf({ product, size: SIZES[at]! }), each])
      : [[shelfOf({ product, size: null }), pieces] as [string, number]],
  );
  const shop = { model: new ShopModel(new Map(stock), shopLimits.maxPerProduct), products };
  for (const next of steps) {
    await take(next, shop);
    await expectAgreement(shop);
  }
}

function stocked(stock: number | number[]): Partial<Product> {
  if (!Array.isArray(stock)) return { stock };
  const sizes = SIZES.map((size, at) => ({ size, stock: stock[at]! }));
  return { stock: stock.reduce((sum, each) => sum + each, 0), hasVariableSizes: true, availableSizes: SIZES, sizes };
}

async function take(next: Step, shop: Shop): Promise<void> {
  if (next.kind === 'add') return add(next.line, shop);
  if (next.kind === 'order') return placeOrder(next.lines.map(toModel), next.delivery, shop);
  const { orders } = shop.model;
  const known = orders[next.order % orders.length];
  if (known) await change(next, known, shop.model);
}

/** A cart holds nothing. */
async function add({ product, size, quantity }: Line, { products }: Shop): Promise<void> {
  const selectedSize = Array.isArray(STOCKS[product]) ? SIZES[size] : undefined;
  const body = { sessionId: 'stock-walk', productId: products[product]!.id, quantity, selectedSize };
  expect((await call('POST', 'cart', body)).statusCode).toBeLessThan(500);
}

const toModel = ({ product, size, quantity }: Line): ModelLine => ({
  product,
  quantity,
  size: Array.isArray(STOCKS[product]) ? SIZES[size]! : null,
});

/** @param delivery which of the shop's ways; past the last: none is chosen */
async function placeOrder(lines: ModelLine[], delivery: number, { model, products }: Shop): Promise<void> {
  const items = lines.map(({ product, size, quantity }) => {
    const { id, priceCents } = products[product]!;
    return { productId: id, quantity, price: priceCents, ...(size !== null && { selectedSize: size }) };
  });
  const itemsTotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const option = facts.shop.deliveryOptions[delivery];
  const total = itemsTotal + (option ? deliveryPrice(option, itemsTotal) : 0);
  // An address of its own: of one customer's orders only so many are confirmed in an hour.
  const [name, email] = ['Thandi Mokoena', `walk-${products[0]!.id}-${model.orders.length}@example.com`];
  const answer = await call('POST', 'orders', {
    customerName: name,
    customerEmail: email,
    shippingAddress: '12 Naivasha Road',
    items,
    totalAmount: total,
    ...(option && { deliveryOptionId: option.id }),
  });
  note('order', answer.statusCode, model.canPlace(lines) ? 201 : 409);
  if (answer.statusCode !== 201) return;
  const { orderNumber } = answer.json<{ orderNumber: string }>();
  const [{ id }] = await t.db.query<[{ id: number }]>('SELECT id FROM orders WHERE order_number = $1', [orderNumber]);
  model.placed({ id, name, email, lines, total });
}

type Change = Exclude<Step, { kind: 'add' | 'order' }>;

async function change(next: Change, known: ModelOrder, model: ShopModel): Promise<void> {
  const path = `admin/orders/${known.id}`;
  const what = nameOf(next, known);
  switch (next.kind) {
    case 'status': {
      const { status, paid } = next;
      const { statusCode } = await call('PUT', path, { status, paid });
      return note(what, statusCode, model.setStatus(known, status, paid));
    }
    case 'pay': {
      const amount = amountOf(owed(known), next.part);
      const { statusCode } = await call('POST', `${path}/payments`, { ...PAYMENT, amount });
      return note(what, statusCode, model.pay(known, amount));
    }
    case 'refund': {
      const amount = amountOf(known.paid - known.refunded, next.part);
      const { returnStock } = next;
      const { statusCode } = await call('POST', `${path}/refunds`, { ...PAYMENT, amount, returnStock });
      return note(what, statusCode, model.refund(known, amount, returnStock));
    }
    case 'rename': {
      const { statusCode } = await call('PUT', path, { customerName: next.name });
      return note(what, statusCode, model.rename(known, next.name));
    }
    case 'resize': {
      const at = next.line % known.lines.length;
      const ordered = known.lines[at]!;
      if (ordered.size === null) return undefined;
      const ids = await t.db.query<{ id: number }[]>('SELECT id FROM order_items WHERE order_id = $1 ORDER BY id', [
        known.id,
      ]);
      const { statusCode } = await call('PUT', path, { items: [{ id: ids[at]!.id, selectedSize: next.size }] });
      return note(what, statusCode, model.resize(known, ordered, next.size));
    }
    case 'delete':
      return note(what, (await call('DELETE', path)).statusCode, model.remove(known));
  }
}

const PAYMENT = { method: 'eft', date: '2026-04-16' };

/** A cent, a part, mostly all of it, or a cent more. */
function amountOf(all: number, part: number): number {
  return [1, Math.ceil(all / 2), all, all, all + 1][part] || 1;
}

function note(what: string, answered: number, expected: number): void {
  expect({ what, answered }).toEqual({ what, answered: expected });
  const name = `${what} ${answered}`;
  taken.set(name, (taken.get(name) ?? 0) + 1);
}

function nameOf(next: Change, { status, isDeleted }: ModelOrder): string {
  if (isDeleted) return `${next.kind} of deleted`;
  const isSent = status === 'shipped' || status === 'delivered';
  if (next.kind === 'delete') return `delete ${status === 'cancelled' ? 'cancelled' : isSent ? 'sent' : 'held'}`;
  if (next.kind === 'refund') return next.returnStock && status !== 'cancelled' ? 'refund with stock' : 'refund';
  if (next.kind !== 'status') return next.kind;
  if ((status === 'cancelled') === (next.status === 'cancelled')) return 'status moved';
  return `status ${next.status === 'cancelled' ? 'cancelled' : 'revived'}`;
}

async function expectAgreement({ model, products }: Shop): Promise<void> {
  const ids = products.map(({ id }) => id);
  const rows = await t.db.query<Pick<Product, 'id' | 'stock' | 'sizes'>[]>(
    'SELECT id, stock, sizes FROM products WHERE id = ANY($1)',
    [ids],
  );
  const found = rows.flatMap(({ id, stock, sizes }) => {
    const product = ids.indexOf(id);
    expect(stock).toBe(sizes.length === 0 ? stock : sizes.reduce((sum, size) => sum + size.stock, 0));
    return sizes.length === 0
      ? [[shelfOf({ product, size: null }), stock] as const]
      : sizes.map((size) => [shelfOf({ product, size: size.size }), size.stock] as const);
  });
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(model.stock));
  expect(
    await t.db.query(
      `SELECT id, status, deleted_at IS NOT NULL AS "isDeleted", paid_cents AS paid, refunded_cents AS refunded,
         ${sumOf('payment')} AS "paidRows", ${sumOf('refund')} AS "refundedRows",
         (SELECT payment_status FROM order_records WHERE id = orders.id) AS "paymentStatus",
         (SELECT count(*)::int FROM graphile_worker._private_jobs
          WHERE payload::jsonb -> 'mail' ->> 'to' = customer_email) AS mails
       FROM orders WHERE id = ANY($1) ORDER BY id`,
      [model.orders.map(({ id }) => id)],
    ),
  ).toEqual(
    model.orders.map((order) => ({
      id: order.id,
      status: order.status,
      isDeleted: order.isDeleted,
      paid: order.paid,
      refunded: order.refunded,
      paidRows: order.paid,
      refundedRows: order.refunded,
      paymentStatus: order.isDeleted ? null : paymentOf(order),
      mails: order.mails,
    })),
  );
}

function sumOf(kind: 'payment' | 'refund'): string {
  return `(SELECT coalesce(sum(amount_cents), 0)::int FROM order_payments
    WHERE order_id = orders.id AND kind = '${kind}')`;
}
