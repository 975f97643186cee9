// A school of many years is backed up while people order, and put back elsewhere: how long each takes, how much more
// memory than for a school of one day, and that nothing that had been acknowledged is missing or different.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillMessages, fillOrders } from '../e2e/support/many-records.mjs';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { newDataDir } from '../scripts/test/new-data-dir.mjs';
import { DrillShop } from './support/drill-shop.mjs';
import { megabytes, short } from './support/figures.mjs';
import { Load } from './support/load.mjs';
import { peakKib } from './support/process-tree.mjs';
import { Verdict } from './support/verdict.mjs';

const MESSAGES = Number(process.argv[2] ?? 1_000_000);
const ORDERS = Number(process.argv[3] ?? 100_000);
const MOST_SECONDS = 120;
const MOST_MEGABYTES = 100;
const LOOKED_AT_EVERY_MS = 50;
/** What was there before the load, which changes none of it: each row in all its columns. */
const OF_BEFORE = {
  messages: "FROM contact_messages r WHERE full_name <> 'Drill buyer'",
  orders: "FROM orders r WHERE customer_name LIKE 'Customer %'",
  'lines of orders':
    "FROM order_items r WHERE order_id IN (SELECT id FROM orders WHERE customer_name LIKE 'Customer %')",
};
/** What staff of the load and the mails go on changing in an order while the copy is made. */
const CHANGING = '{status,paid_cents,refunded_cents,network,confirmation,reminded_at,updated_at}';
/** What was answered before the copy was begun: how many rows each key has, and all that nobody changes in them. */
const ACKNOWLEDGED = {
  orders: {
    by: 'orders',
    each: 1,
    sql: `SELECT id, to_jsonb(r) - '${CHANGING}'::text[] AS row
    FROM orders r WHERE order_number = ANY($1)`,
  },
  'lines of orders': {
    by: 'orders',
    each: 2,
    sql: `SELECT id, to_jsonb(r) AS row FROM order_items r
    WHERE order_id IN (SELECT id FROM orders WHERE order_number = ANY($1))`,
  },
  'payments and refunds': {
    by: 'payments',
    each: 1,
    sql: `SELECT id, to_jsonb(r) AS row
    FROM order_payments r WHERE idempotency_key = ANY($1)`,
  },
  messages: {
    by: 'messages',
    each: 1,
    sql: 'SELECT id, to_jsonb(r) AS row FROM contact_messages r WHERE subject = ANY($1)',
  },
  invoices: { by: 'invoices', each: 1, sql: 'SELECT id, to_jsonb(r) AS row FROM invoices r WHERE id = ANY($1)' },
  'lines of invoices': {
    by: 'invoices',
    each: 1,
    sql: `SELECT id, to_jsonb(r) AS row
    FROM invoice_items r WHERE invoice_id = ANY($1)`,
  },
};

const shop = await DrillShop.open(1);
const [school] = shop.apps;
const newPlace = () => new DrillShop([new SchoolServer(newDataDir('storm-copy-'), school.port, 'dist/server/main.js')]);
const [smallCopy, copy] = [newPlace(), newPlace()];
const verdict = new Verdict();
try {
  const small = await thereAndBack('small', smallCopy, async () => undefined);
  await fillMessages(await school.databaseUrl(), MESSAGES);
  await fillOrders(await school.databaseUrl(), ORDERS);
  const load = new Load(shop, await shop.addProducts(4, 1_000_000));
  await load.start();
  const keys = await acknowledgedKeys(load);
  let before;
  let acknowledged;
  const large = await thereAndBack('large', copy, async () => {
    await load.stop();
    before = await sums(shop);
    acknowledged = await acknowledgedRows(shop, keys);
    await school.stop();
  });
  for (const [what, { seconds, mb }] of Object.entries(large)) judgeFigures(what, seconds, mb, small[what].mb);
  await copy.apps[0].start();
  const after = await sums(copy);
  for (const [what, sum] of Object.entries(before))
    verdict.expect(`all ${what} of before are the same`, after[what] === sum, true);
  judgeAcknowledged(keys, acknowledged, await acknowledgedRows(copy, keys));
  verdict.tell();
} finally {
  await copy.close();
  await smallCopy.close();
  await shop.close();
}

/** @param {() => Promise<void>} between what is done once the backup is made */
async function thereAndBack(name, place, between) {
  const file = path.join(path.dirname(school.dataDir), `${name}.backup`);
  const backup = await run('backup.js', school.dataDir, file);
  await between();
  return { backup, restore: await run('restore.js', place.apps[0].dataDir, file) };
}

/** One of the commands, as an operator would run it. @returns {Promise<{ seconds: number, mb: number }>} */
async function run(script, dataDir, file) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [`dist/server/${script}`, file], {
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, BACKUP_KEY: 'a key of the drill' },
    stdio: 'inherit',
  });
  const startedMs = performance.now();
  const ended = once(child, 'exit');
  let peak = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, await peakKib(child.pid));
    await Promise.race([ended, pause(LOOKED_AT_EVERY_MS)]);
  }
  if (child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode}`);
  return { seconds: (performance.now() - startedMs) / 1000, mb: megabytes(peak) };
}

/** A test on a busy machine says so, and nothing is judged by the clock. */
function judgeFigures(what, seconds, mb, smallMb) {
  const isBusy = Boolean(process.env.MACHINE_IS_BUSY);
  if (isBusy) console.log(`     time of the ${what}: ${short(seconds)} s`);
  else verdict.below(`time of the ${what}`, seconds, MOST_SECONDS, ' s');
  console.log(`     memory of the ${what} at its peak: ${short(mb)} MB, ${short(smallMb)} MB of a small school`);
  if (!isBusy) verdict.below('     more than that of a small school', mb - smallMb, MOST_MEGABYTES, ' MB');
}

/** @param {DrillShop} from */
async function sums(from) {
  const found = {};
  for (const [what, rows] of Object.entries(OF_BEFORE))
    found[what] = JSON.stringify(
      await from.query(`SELECT count(*), md5(string_agg(md5(r::text), NULL ORDER BY id)) ${rows}`),
    );
  return found;
}

/** Of what was acknowledged by now, once there is some of each. @param {Load} load */
async function acknowledgedKeys({ acknowledged: orders, recorded: payments, written: messages, invoiced: invoices }) {
  const lists = { orders, payments, messages, invoices };
  while (Object.values(lists).some(({ length }) => length === 0)) await pause(LOOKED_AT_EVERY_MS);
  return structuredClone(lists);
}

/** By their ids. @param {DrillShop} from @returns {Promise<Record<string, Map<number, string>>>} */
async function acknowledgedRows(from, keys) {
  const found = {};
  for (const [what, { by, sql }] of Object.entries(ACKNOWLEDGED)) {
    const rows = await from.query(sql, [keys[by]]);
    found[what] = new Map(rows.map(({ id, row }) => [id, JSON.stringify(row)]));
  }
  return found;
}

function judgeAcknowledged(keys, inSchool, inCopy) {
  for (const [what, { by, each }] of Object.entries(ACKNOWLEDGED)) {
    const count = keys[by].length * each;
    const copied = [...inCopy[what]];
    verdict.expect(`of ${count} acknowledged ${what}, missing`, count - copied.length, 0);
    verdict.expect('     different', copied.filter(([id, row]) => inSchool[what].get(id) !== row).length, 0);
  }
}
