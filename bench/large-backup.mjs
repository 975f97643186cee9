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
/** What people of the load change while the copy is made is not compared row by row. */
const SAME_IN_BOTH = {
  messages: 'SELECT count(*), md5(string_agg(md5(m::text), NULL ORDER BY id)) FROM contact_messages m',
  'orders of before': `SELECT count(*), md5(string_agg(md5(o::text), NULL ORDER BY id))
    FROM orders o WHERE customer_name LIKE 'Customer %'`,
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
  while (load.recorded.length === 0) await pause(LOOKED_AT_EVERY_MS);
  const acknowledged = [...load.acknowledged];
  const recorded = [...load.recorded];
  let before;
  const large = await thereAndBack('large', copy, async () => {
    await load.stop();
    before = await sums(shop);
    await school.stop();
  });
  for (const [what, { seconds, mb }] of Object.entries(large)) {
    verdict.below(`time of the ${what}`, seconds, MOST_SECONDS, ' s');
    console.log(`     memory of the ${what} at its peak: ${short(mb)} MB`);
    verdict.below('     more than that of a small school', mb - small[what].mb, MOST_MEGABYTES, ' MB');
  }
  await copy.apps[0].start();
  const after = await sums(copy);
  for (const [what, sum] of Object.entries(before)) verdict.expect(`${what} are the same`, after[what] === sum, true);
  await judgeAcknowledged(acknowledged, recorded);
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

/** @param {DrillShop} from */
async function sums(from) {
  const found = {};
  for (const [what, sql] of Object.entries(SAME_IN_BOTH)) found[what] = JSON.stringify(await from.query(sql));
  return found;
}

async function judgeAcknowledged(orders, payments) {
  const kept = async (sql, keys) => (await copy.query(sql, [keys])).length;
  verdict.expect(
    `of ${orders.length} orders acknowledged before it, missing`,
    orders.length - (await kept('SELECT FROM orders WHERE order_number = ANY($1)', orders)),
    0,
  );
  verdict.expect(
    `of ${payments.length} payments and refunds, missing`,
    payments.length - (await kept('SELECT FROM order_payments WHERE idempotency_key = ANY($1)', payments)),
    0,
  );
}
