// What bench/side-by-side.mjs asks of the product and of the yardsticks, and the ratios that are to be reached.
import { isDeepStrictEqual } from 'node:util';
import { CONNECTIONS, posted } from './fire.mjs';

const SHOWN_PRODUCT = 'is_active AND category_id IN (SELECT id FROM product_categories WHERE is_active)';
/** How many rows each read gives. */
const READS = {
  '/api/class-schedules': { what: 'class schedules', table: 'class_schedules', shown: 'is_active', count: 40 },
  '/api/faqs/active': { what: 'active FAQs', table: 'faqs', shown: 'is_active', count: 18 },
  '/api/products': { what: 'products', table: 'products', shown: SHOWN_PRODUCT, count: 30 },
};
const PAST_ORDERS = 5_000;
const STOCK = 100_000_000;
const NODE_PG = 'node:http and pg';

/**
 * As many rows as the reads are to give. Behind the product's back, so it starts anew: it may remember what it served.
 * @param {import('./drill-shop.mjs').DrillShop} shop
 */
export async function addRows(shop) {
  for (const { table, shown, count } of Object.values(READS)) {
    const columns = await shop.query(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND column_name <> 'id'",
      [table],
    );
    const names = columns.map(({ name }) => name).join(', ');
    await shop.query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM ${table} CROSS JOIN generate_series(1, 10) WHERE ${shown}
       LIMIT $1 - (SELECT count(*) FROM ${table} WHERE ${shown})`,
      [count],
    );
  }
  await shop.query('UPDATE products SET stock = $1', [STOCK]);
  await addPastOrders(shop);
  const [product] = shop.apps;
  await product.stop();
  await product.start();
}

/** A shop that has sold for a while, and whose database knows what its tables hold. */
async function addPastOrders(shop) {
  await shop.query(
    `WITH past AS (
       INSERT INTO orders (order_number, customer_name, customer_email, shipping_address, total_cents, status, network)
       SELECT 'SC-' || regexp_replace(upper(left(md5(i::text), 16)), '(....)(....)(....)(....)', '\\1-\\2-\\3-\\4'),
         'Past buyer ' || i, 'past-' || i || '@example.com', '12 Naivasha Road', 19900, 'delivered',
         '172.16.' || i / 250 || '.' || i % 250
       FROM generate_series(1, $1::int) i RETURNING id)
     INSERT INTO order_items (order_id, product_id, product_name, quantity, price_cents)
     SELECT past.id, product.id, product.name, 1, 19900
       FROM past, (SELECT id, name FROM products ORDER BY id LIMIT 1) product`,
    [PAST_ORDERS],
  );
  await shop.query('ANALYZE orders, order_items');
}

/**
 * Each row: what is asked of the product, and of which others.
 * @param {import('./drill-shop.mjs').DrillShop} shop
 * @param {Record<string, import('./yardstick.mjs').Yardstick>} yardsticks
 */
export async function comparedRequests(shop, yardsticks) {
  const [product] = shop.apps;
  const reads = Object.entries(READS).map(async ([address, read]) => readOf(address, read, product, yardsticks));
  const page = { connections: CONNECTIONS.read, request: { path: '/', headers: { 'Accept-Encoding': 'br' } } };
  const homePage = {
    name: 'GET the home page',
    product: { server: product, ...page },
    bases: [{ name: 'bytes from memory', least: 0.5, server: yardsticks.memory, ...page }],
  };
  return [
    ...(await Promise.all(reads)),
    await notModified(product),
    calendar(product),
    homePage,
    ...(await writes(shop, yardsticks['node-pg'])),
    await login(product, yardsticks['password-hash']),
  ];
}

async function readOf(address, { what, count }, product, { 'nest-app': nestApp, 'node-pg': nodePg }) {
  await sameRows(address, count, [product, nestApp, nodePg]);
  const ask = (server) => ({ server, connections: CONNECTIONS.read, request: { path: address } });
  return {
    name: `GET ${what} (${count} rows)`,
    product: ask(product),
    bases: [
      { name: NODE_PG, least: 2.5, ...ask(nodePg) },
      { name: 'Nest, Express, TypeORM', ...ask(nestApp) },
    ],
  };
}

/** That all answer with the same rows. */
async function sameRows(address, count, servers) {
  const answers = await Promise.all(servers.map(async ({ url }) => (await fetch(url + address)).json()));
  if (answers[0].length !== count || !answers.every((rows) => isDeepStrictEqual(rows, answers[0])))
    throw new Error(`${address}: not all servers answer with the same ${count} rows`);
}

async function notModified(product) {
  const path = '/api/class-schedules';
  const answer = await fetch(product.url + path);
  await answer.arrayBuffer();
  const ask = { server: product, connections: CONNECTIONS.read };
  const headers = { 'If-None-Match': answer.headers.get('ETag') };
  return {
    name: 'GET class schedules, 304',
    product: { ...ask, expected: 304, request: { path, headers } },
    bases: [{ name: 'its own 200', least: 1.2, ...ask, request: { path } }],
  };
}

/** Eight weeks of dates: sent from memory to whoever asks for the same, beside those that nobody asked for before. */
function calendar(product) {
  const path = '/api/class-calendar?from=2030-07-01&to=2030-08-25';
  let asked = 0;
  const newPath = () => `${path}&number=${(asked += 1)}`;
  const ask = (request) => ({ server: product, connections: CONNECTIONS.read, request });
  return {
    name: 'GET calendar of 8 weeks',
    product: ask({ path }),
    bases: [{ name: 'computed anew', ...ask({ path, next: () => ({ path: newPath() }) }) }],
  };
}

async function writes(shop, nodePg) {
  const [product] = shop.apps;
  const sold = await shop.query(
    `SELECT id, name, price_cents AS "priceCents" FROM products WHERE ${SHOWN_PRODUCT} AND NOT has_variable_sizes`,
  );
  let turn = 0;
  const nextProduct = () => sold[(turn += 1) % sold.length];
  const nextLine = () => ({ sessionId: crypto.randomUUID(), productId: nextProduct().id, quantity: 1 });
  const nextOrder = () => shop.orderOf([nextProduct(), nextProduct()].toSorted((a, b) => a.id - b.id));
  const post = (server, path, nextBody) => ({
    server,
    connections: CONNECTIONS.write,
    expected: 201,
    request: { method: 'POST', path, next: () => posted(nextBody()) },
  });
  const cart = (server) => post(server, '/api/cart', nextLine);
  const order = (server) => post(server, '/api/orders', nextOrder);
  const orders = { name: NODE_PG, ...order(nodePg) };
  return [
    { name: 'POST cart', product: cart(product), bases: [{ name: NODE_PG, least: 0.6, ...cart(nodePg) }] },
    {
      name: 'POST order, its mails queued',
      product: { ...order(product), holdsJobs: true },
      bases: [{ ...orders, least: 0.6 }],
    },
    { name: 'POST order, its mails sent meanwhile', product: order(product), bases: [orders] },
  ];
}

async function login(product, passwordHash) {
  const account = await product.superUser();
  const post = (server) => ({
    server,
    connections: CONNECTIONS.write,
    request: { method: 'POST', path: '/api/login', next: () => posted(account) },
  });
  return {
    name: 'POST login',
    product: post(product),
    bases: [{ name: 'the password hash alone', ...post(passwordHash) }],
  };
}
