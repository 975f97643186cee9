import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { createInvoice, createOrder, createUser } from '../../../test/factories.js';
import { createEmptyDatabase } from '../../../test/template-database.js';
import { startTestApp, tablesOf, type TestApp } from '../../../test/test-app.js';
import { createLogger } from '../../common/logging/logger.js';
import { dataSourceOptions } from '../data-source.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';

const KEY = 'a key of sixteen';
const log = createLogger('silent');

let t: TestApp;
let directory: string;
const undo: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'storm-backups-'));
  t = await startTestApp({ rateLimitScale: 1_000 });
});
afterAll(async () => {
  for (const step of undo.toReversed()) await step();
  await t.close();
  await rm(directory, { recursive: true, force: true });
});

const backUp = (key?: string) => makeBackup({ databaseUrl: t.env.databaseUrl, directory, key, kind: 'by-hand' }, log);

async function emptyPlace(): Promise<{ url: string; open(): Promise<DataSource> }> {
  const { url, drop } = await createEmptyDatabase();
  undo.push(drop);
  return {
    url,
    async open() {
      const place = await new DataSource(dataSourceOptions(url)).initialize();
      undo.push(() => place.destroy());
      return place;
    },
  };
}

/** Writes what a school's day writes until it is told to stop, and says what was acknowledged so far. */
function writeUnderLoad() {
  const orders: number[] = [];
  const messages: string[] = [];
  const over = new AbortController();
  const write = async (work: () => Promise<void>) => {
    while (!over.signal.aborted) await work();
  };
  const placeOrder = async () => {
    const order = await t.db.transaction((manager) => createOrder(manager, { items: [{}, { quantity: 2 }] }));
    orders.push(order.id);
  };
  const sendMessage = async () => {
    const subject = `Trial ${randomUUID()}`;
    const message = 'Tab\t, lines\n\\.\nand \\N: when is the first class?';
    await request(t.server)
      .post('/api/contact')
      .send({ fullName: 'Thandi Mokoena', email: 'thandi@example.com', phone: '0821234567', subject, message })
      .expect(201);
    messages.push(subject);
  };
  const done = Promise.all([placeOrder, placeOrder, placeOrder, sendMessage, sendMessage].map(write));
  return {
    acknowledged: () => ({ orders: [...orders], messages: [...messages] }),
    async stop() {
      over.abort();
      await done;
    },
  };
}

const rowsOf = async (db: { query(sql: string, values?: unknown[]): Promise<unknown> }, sql: string, ids: unknown[]) =>
  (await db.query(sql, [ids])) as object[];

it('made under load holds every row that was acknowledged before, and no half of any', async () => {
  const load = writeUnderLoad();
  while (load.acknowledged().messages.length < 20) await new Promise((resolve) => setImmediate(resolve));
  const before = load.acknowledged();
  const made = await backUp(KEY);
  const after = load.acknowledged();
  await load.stop();
  expect(after.orders.length).toBeGreaterThan(before.orders.length);

  const place = await emptyPlace();
  await restoreBackup({ databaseUrl: place.url, file: made.file, key: KEY, replaces: false }, log);
  const there = await place.open();
  for (const [sql, ids] of [
    ['SELECT * FROM orders WHERE id = ANY($1) ORDER BY id', before.orders],
    ['SELECT * FROM order_items WHERE order_id = ANY($1) ORDER BY id', before.orders],
    ['SELECT * FROM order_status_changes WHERE order_id = ANY($1) ORDER BY id', before.orders],
    ['SELECT * FROM contact_messages WHERE subject = ANY($1) ORDER BY id', before.messages],
  ] as const) {
    const rows = await rowsOf(there, sql, [...ids]);
    expect(rows.length).toBeGreaterThanOrEqual(ids.length);
    expect(rows).toEqual(await rowsOf(t.db, sql, [...ids]));
  }
  // Whatever came in meanwhile is there whole or not at all: an order with its lines, a message with its mail.
  expect(
    await there.query(`SELECT id FROM orders WHERE 2 <> (SELECT count(*) FROM order_items WHERE order_id = orders.id)
      OR NOT EXISTS (SELECT FROM order_status_changes WHERE order_id = orders.id)`),
  ).toEqual([]);
  const [{ messages, jobs }] = (await there.query(`SELECT (SELECT count(*)::int FROM contact_messages) AS messages,
    (SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'send-mail') AS jobs`)) as [
    { messages: number; jobs: number },
  ];
  expect(jobs).toBe(messages);
});

it('of a quiet school is the same in every table, and goes on counting where it was', async () => {
  await createUser(t.db, { role: 'admin' });
  await createInvoice(t.db, { items: [{}, {}] });
  const made = await backUp();
  const place = await emptyPlace();
  await restoreBackup({ databaseUrl: place.url, file: made.file, key: undefined, replaces: false }, log);
  const there = await place.open();
  const contentOf = async (db: { query(sql: string): Promise<unknown> }) => {
    const content: Record<string, unknown> = {};
    for (const table of await tablesOf(t)) {
      if (table.startsWith('graphile_worker.')) continue;
      content[table] = await db.query(`SELECT to_jsonb(each) AS row FROM ${table} each ORDER BY to_jsonb(each)::text`);
    }
    content['jobs'] = await db.query(
      `SELECT task_identifier, run_at, attempts, key FROM graphile_worker.jobs ORDER BY id`,
    );
    content['schema'] = await db.query(SCHEMA);
    return content;
  };
  expect(await contentOf(there)).toEqual(await contentOf(t.db));
  const order = await createOrder(there.manager);
  expect(order.id).toBe((await createOrder(t.db)).id);
});

/** Indexes, constraints and triggers, and whether these are on. */
const SCHEMA = `
  SELECT pg_get_indexdef(indexrelid) AS part FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT conrelid::regclass::text || conname || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL SELECT tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`;

it('a place that is no empty one is left as it is, unless it is to be replaced', async () => {
  const made = await backUp();
  const place = await emptyPlace();
  const order = { databaseUrl: place.url, file: made.file, key: undefined };
  await restoreBackup({ ...order, replaces: false }, log);
  const there = await place.open();
  await createOrder(there.manager, { customerName: 'Written since' });
  const since = "SELECT count(*)::int AS count FROM orders WHERE customer_name = 'Written since'";
  await expect(restoreBackup({ ...order, replaces: false }, log)).rejects.toThrow(/holds a school already/);
  expect(await there.query(since)).toEqual([{ count: 1 }]);
  await expect(restoreBackup({ ...order, replaces: true }, log)).rejects.toThrow(/runs on this database: stop it/);
  await there.destroy();
  await restoreBackup({ ...order, replaces: true }, log);
  await there.initialize();
  expect(await there.query(since)).toEqual([{ count: 0 }]);
});

it.each([
  ["somebody else's tables", 'CREATE TABLE pupils (id int)', false, /tables of something else \(pupils\)/],
  ["somebody else's tables, to be replaced", 'CREATE TABLE pupils (id int)', true, /something else \(pupils\)/],
  ["somebody else's view", 'CREATE VIEW pupils AS SELECT 1 AS id', false, /something else \(pupils\)/],
  ['migrations of something else', 'CREATE TABLE migrations (version int)', false, /something else \(migrations\)/],
])('into %s it is refused, and leaves them as they were', async (_place, sql, replaces, sentence) => {
  const { file } = await backUp();
  const place = await emptyPlace();
  const there = await place.open();
  await there.query(sql);
  if (sql.includes('migrations')) await there.query('INSERT INTO migrations VALUES (1)');
  const objects = `SELECT nspname, relname, relkind FROM pg_class JOIN pg_namespace ON relnamespace = pg_namespace.oid
    WHERE nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
    UNION ALL SELECT nspname, NULL, NULL FROM pg_namespace ORDER BY 1, 2`;
  const before: unknown = await there.query(objects);
  const order = { databaseUrl: place.url, file, key: undefined, replaces };
  await expect(restoreBackup(order, log)).rejects.toThrow(sentence);
  expect(await there.query(objects)).toEqual(before);
});

it('leaves nothing behind but the file, one at a time', async () => {
  const results = await Promise.allSettled([backUp(), backUp(), backUp()]);
  const refused = results.filter((each) => each.status === 'rejected').map(({ reason }) => String(reason));
  expect(results.filter((each) => each.status === 'fulfilled').length).toBeGreaterThan(0);
  for (const sentence of refused) expect(sentence).toMatch(/Another backup is in progress/);
  expect((await readdir(directory)).filter((name) => !/^storm-.*-by-hand\.backup$/.test(name))).toEqual([]);
});
