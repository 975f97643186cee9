/** Whatever breaks, nothing that is printed says anything of anybody (docs/operations.md, "Watch"). */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../../scripts/test/free-port.mjs';
import { ensureBuilt } from '../ensure-built.js';
import { inDatabase, makeDataDir, AppProcess, query, waitFor } from './app-process.js';

const PERSON = {
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '821234567',
  message: 'My knee hurts',
  password: 'very-private-9',
};
const SESSION = 'cart-session-8f3a';
const TOKEN = 'reset-token-of-thandi';
const ORDER = {
  customerName: PERSON.name,
  customerEmail: PERSON.email,
  customerPhone: PERSON.phone,
  shippingAddress: '12 Naivasha Road',
  totalAmount: 100,
  items: [{ productId: 1, quantity: 1, price: 100 }],
};
const CONTACT = {
  fullName: PERSON.name,
  email: PERSON.email,
  phone: PERSON.phone,
  countryCode: '27',
  subject: 'Training',
  message: PERSON.message,
};
const USER = { username: 'thandi-m', email: PERSON.email, password: PERSON.password };
/** Breaks the table as rules and functions of a database do: by words that hold the row. */
const BREAK = (table: string) => `
  CREATE OR REPLACE FUNCTION break_row() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'no room for %', NEW; END $$;
  CREATE TRIGGER break_row BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION break_row()`;

const data = makeDataDir();
let product: AppProcess;
let mailServer: SMTPServer;
beforeAll(() => ensureBuilt('server'));
beforeAll(async () => {
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`5.1.1 <${address}> ${PERSON.name} is unknown here`)),
  });
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
  const { port } = mailServer.server.address() as { port: number };
  product = await new AppProcess(data.dataDir, await freePort(), {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    STAFF_EMAIL: PERSON.email,
  }).ready();
  await query(
    data.dataDir,
    `
    INSERT INTO product_categories (name) VALUES ('Gear');
    INSERT INTO products (name, price_cents, category_id, stock)
      VALUES ('Gloves', 100, (SELECT min(id) FROM product_categories), 1000)`,
  );
});
afterAll(async () => {
  await product.clear();
  await new Promise<void>((resolve) => mailServer.close(resolve));
  data.remove();
});

async function send(
  method: string,
  address: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, string> }> {
  const answer = await fetch(`http://127.0.0.1:${product.port}${address}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Record<string, string> };
}

/** All that the process and its PostgreSQL wrote. */
function printed(): string {
  const logs = readdirSync(path.join(data.dataDir, 'postgres')).filter((name) => name.startsWith('server.log'));
  return [product.output, ...logs.map((name) => readFileSync(path.join(data.dataDir, 'postgres', name), 'utf8'))].join(
    '\n',
  );
}

it('neither the lines of requests nor any fault names a person, a secret or an order', async () => {
  const placed = await send('POST', '/api/orders', ORDER);
  expect(placed.status).toBe(201);
  const orderNumber = placed.body['orderNumber'] as string;
  for (const address of [
    `/api/orders/${orderNumber}`,
    `/api/orders/${orderNumber}/x`,
    `/api/cart/${SESSION}`,
    `/api/chatbot/conversations/${SESSION}`,
    `/reset-password?token=${TOKEN}`,
  ]) {
    await send('GET', address);
  }
  await waitFor(() => product.output.includes('send-mail, attempt 1 of'));

  await inDatabase(data.dataDir, async (client) => {
    await client.query('BEGIN; LOCK TABLE orders, contact_messages');
    expect((await send('POST', '/api/contact', CONTACT)).status).toBe(503);
    await client.query('ROLLBACK');
  });
  await query(data.dataDir, `ALTER TABLE orders ADD CONSTRAINT nobody_new CHECK (customer_name = '') NOT VALID`);
  expect((await send('POST', '/api/orders', ORDER)).status).toBe(400);
  for (const table of ['orders', 'contact_messages', 'users']) await query(data.dataDir, BREAK(table));
  expect((await send('POST', '/api/orders', ORDER)).status).toBe(500);
  expect((await send('POST', '/api/contact', CONTACT)).status).toBe(500);
  const password = readFileSync(path.join(data.dataDir, 'admin-password'), 'utf8').trim();
  const {
    body: { token },
  } = await send('POST', '/api/login', { username: 'admin', password });
  expect((await send('POST', '/api/admin/users', USER, { authorization: `Bearer ${token}` })).status).toBe(500);

  const pid = product.postgres();
  const underWay = Promise.all(Array.from({ length: 20 }, () => send('POST', '/api/contact', CONTACT)));
  process.kill(pid, 'SIGKILL');
  await underWay;
  await waitFor(() => product.output.includes('PostgreSQL is back'));

  const text = printed();
  // What an operator needs is there all the same.
  for (const useful of [
    'POST /api/orders 201',
    'GET /api/orders/:orderNumber 200',
    'The mail server answered 550 5.1.1 to RCPT TO',
    '"code":"P0001"',
    'Request failed',
  ]) {
    expect(text).toContain(useful);
  }
  const secrets = [
    ...Object.values(PERSON),
    PERSON.name.split(' ')[0]!,
    orderNumber,
    SESSION,
    TOKEN,
    token!,
    '$argon2',
    ORDER.shippingAddress,
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});
