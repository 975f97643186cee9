// A shop to be treated badly: the built product in one or more processes on one database, products of its own, and what
// must hold whatever happens to it (CONTRACT "Shop").
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SchoolServer } from '../../e2e/support/school-server.mjs';

/**
 * Nobody is to be refused for coming often, nor because many come from one address: that is not what is drilled. Each
 * buyer says an address of his own, as behind a proxy.
 */
const VARIABLES = { RATE_LIMIT_SCALE: '100000', TRUST_PROXY: '1' };
const CONNECT_LIMIT_MS = 120_000;
const AGAIN_MS = 50;
const MOST_RETRIES = 20;

export class DrillShop {
  /** @type {pg.Client | undefined} */
  #db;
  #buyers = 0;
  /** How often a caller was told to come again. */
  #retries = 0;

  /** @param {SchoolServer[]} apps the first has the database */
  constructor(apps) {
    this.apps = apps;
  }

  /**
   * @param {number} processes how many serve @param {Record<string, string>} [variables] further ones of their
   *   environment
   */
  static async open(processes, variables = {}) {
    const [first, ...others] = await Promise.all(Array.from({ length: processes }, () => SchoolServer.prepare()));
    const shop = new DrillShop([first, ...others]);
    try {
      first.variables = { ...VARIABLES, ...variables };
      await first.start();
      const DATABASE_URL = await first.databaseUrl();
      for (const app of others) {
        app.variables = { ...VARIABLES, ...variables, DATABASE_URL };
        await app.start();
      }
      return shop;
    } catch (error) {
      await shop.close();
      throw error;
    }
  }

  async close() {
    await this.#disconnect();
    for (const app of this.apps.toReversed()) await app.close();
  }

  /** @template Row @param {string} sql @param {unknown[]} [values] @returns {Promise<Row[]>} */
  async query(sql, values) {
    this.#db ??= await this.#connect();
    return (await this.#db.query(sql, values)).rows;
  }

  /** The database may just be starting again, at another address. */
  async #connect() {
    for (const limitMs = performance.now() + CONNECT_LIMIT_MS; ; await pause(AGAIN_MS)) {
      try {
        const db = new pg.Client(await this.apps[0].databaseUrl());
        db.on('error', () => {
          this.#db = undefined;
        });
        await db.connect();
        return db;
      } catch (error) {
        if (performance.now() > limitMs) throw error;
      }
    }
  }

  async #disconnect() {
    const db = this.#db;
    this.#db = undefined;
    await db?.end().catch(() => {}); // the database may be gone
  }

  /** New products of one price. @returns {Promise<Product[]>} @param {number} count @param {number} stock */
  async addProducts(count, stock) {
    return this.query(
      `INSERT INTO products (name, price_cents, category_id, stock)
       SELECT 'Drill product ' || i || ' ' || gen_random_uuid(), 19900,
         (SELECT min(id) FROM product_categories WHERE is_active), $2::int FROM generate_series(1, $1::int) i
       RETURNING id, name, price_cents AS "priceCents"`,
      [count, stock],
    );
  }

  /**
   * One with so many in M, and as many in S, which nobody is to be sold.
   * @param {number} stock @returns {Promise<Product>}
   */
  async addSizedProduct(stock) {
    const [product] = await this.query(
      `INSERT INTO products (name, price_cents, category_id, stock, has_variable_sizes, available_sizes, sizes)
       SELECT 'Drill shirt ' || gen_random_uuid(), 19900,
         (SELECT min(id) FROM product_categories WHERE is_active), $1::int * 2, true, '{S,M}',
         jsonb_build_array(
           jsonb_build_object('size', 'S', 'stock', $1::int), jsonb_build_object('size', 'M', 'stock', $1::int))
       RETURNING id, name, price_cents AS "priceCents"`,
      [stock],
    );
    return { ...product, selectedSize: 'M' };
  }

  /** @param {Product} product @returns {Promise<string>} "S 10, M 0" */
  async sizesOf({ id }) {
    const [{ sizes }] = await this.query(
      `SELECT string_agg(concat(one ->> 'size', ' ', one ->> 'stock'), ', ') AS sizes
       FROM products, jsonb_array_elements(sizes) one WHERE id = $1`,
      [id],
    );
    return sizes;
  }

  /**
   * What one more buyer sends, under an address of their own. @param {Product[]} products one line each, in this order
   */
  orderOf(products) {
    this.#buyers += 1;
    return {
      customerName: `Drill buyer ${this.#buyers}`,
      customerEmail: `buyer-${this.#buyers}@example.com`,
      shippingAddress: '12 Naivasha Road\nSunninghill\n2157',
      totalAmount: products.reduce((sum, { priceCents }) => sum + priceCents, 0),
      items: products.map(({ id, priceCents, selectedSize }) => ({
        productId: id,
        quantity: 1,
        price: priceCents,
        ...(selectedSize && { selectedSize }),
      })),
    };
  }

  /**
   * Places an order with one of the processes.
   * @param {number} turn whose process it is
   * @param {object} order
   * @param {string} [key]
   * @returns {Promise<Answer>} status 0: nobody answered
   */
  async place(turn, order, key) {
    return send(this.apps[turn % this.apps.length], 'POST', '/api/orders', order, {
      'X-Forwarded-For': callerAddress(Number(/\d+/.exec(order.customerEmail))),
      ...(key && { 'Idempotency-Key': key }),
    });
  }

  /**
   * The same until there is a decision, as the shop's own page does.
   * @param {number} turn @param {object} order @param {string} [key] @returns {Promise<Answer>}
   */
  async buy(turn, order, key = crypto.randomUUID()) {
    return this.untilDecided(() => this.place(turn, order, key));
  }

  /**
   * Who is told to come again in a moment sends the same once more. On a slow machine some are.
   * @param {() => Promise<Answer>} ask
   * @returns {Promise<Answer>}
   */
  async untilDecided(ask) {
    for (let again = 0; ; again += 1) {
      const answer = await ask();
      if (answer.status !== 503 || answer.retryAfter === null || again === MOST_RETRIES) return answer;
      this.#retries += 1;
      await pause(Number(answer.retryAfter) * 1_000);
    }
  }

  /**
   * A shop that is merely busy tells nobody to come again, on a machine that is not: where other work takes the
   * processors, a database that takes two seconds for a query counts as away, so a test says MACHINE_IS_BUSY.
   * @param {import('./verdict.mjs').Verdict} verdict
   */
  judgeRetries(verdict) {
    if (process.env.MACHINE_IS_BUSY) console.log(`     callers told to come again: ${this.#retries}`);
    else verdict.expect('callers told to come again', this.#retries, 0);
  }

  /** All that the processes and their embedded PostgreSQL have logged. @returns {Promise<string>} */
  async logs() {
    const own = this.apps.map(({ dataDir }) => readFile(path.join(dataDir, 'postgres/server.log'), 'utf8'));
    // Who uses another's database has none.
    const servers = await Promise.all(own.map((log) => log.catch(() => '')));
    return [...this.apps.map(({ printed }) => printed), ...servers].join('\n');
  }

  /** A token for the calls of staff. */
  async signIn() {
    const { body } = await send(this.apps[0], 'POST', '/api/login', await this.apps[0].superUser());
    return { Authorization: `Bearer ${body.token}` };
  }

  /** Tells the database's count of deadlocks since it was made. */
  async deadlocks() {
    const [{ count }] = await this.query(
      'SELECT pg_stat_get_db_deadlocks(oid)::int AS count FROM pg_database WHERE datname = current_database()',
    );
    return count;
  }

  /** Orders that are not whole: without lines, with another total than their lines have, or without a beginning. */
  async halfWritten() {
    return this.query(`
      SELECT order_number FROM orders
      WHERE total_cents IS DISTINCT FROM
        (SELECT sum(quantity * price_cents) FROM order_items WHERE order_id = orders.id)
        OR NOT EXISTS (SELECT FROM order_status_changes WHERE order_id = orders.id AND from_status IS NULL)`);
  }

  /** What is in the shop and what orders hold, together, of each product. @param {Product[]} products */
  async stockAndHeld(products) {
    return this.query(
      `SELECT product.id, stock, stock + coalesce((
         SELECT sum(quantity)::int FROM order_items JOIN orders ON orders.id = order_id
         WHERE product_id = product.id AND status <> 'cancelled'
           AND (deleted_at IS NULL OR status IN ('shipped', 'delivered'))), 0) AS total
       FROM products product WHERE product.id = ANY($1) ORDER BY product.id`,
      [products.map(({ id }) => id)],
    );
  }
}

/** One of 16 million callers, as a proxy says it. @param {number} number */
export function callerAddress(number) {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/**
 * @returns {Promise<Answer>} @param {SchoolServer} app @param {string} method @param {string} path @param {object}
 *   [body] @param {Record<string, string>} [headers]
 */
export async function send(app, method, path, body, headers = {}) {
  try {
    const answer = await fetch(app.url + path, {
      method,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), body: await answer.json() };
  } catch (error) {
    return { status: 0, retryAfter: null, body: { message: String(error) } };
  }
}

/** How often each status was answered: "201: 10, 409: 490". @param {Answer[]} answers */
export function tally(answers) {
  const counts = new Map();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

/**
 * @typedef {{ id: number, name: string, priceCents: number, selectedSize?: string }} Product
 * @typedef {{ status: number, retryAfter: string | null, body: any }} Answer
 */
