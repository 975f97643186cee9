// How fast the product is beside servers that do the same with less: on one PostgreSQL, one set of rows and one
// machine, in turns, so that all meet the same minutes. Writes docs/performance.md when it was not shortened.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addRows, comparedRequests } from './support/compared-requests.mjs';
import { DrillShop } from './support/drill-shop.mjs';
import { median, short, table } from './support/figures.mjs';
import { fire } from './support/fire.mjs';
import { performancePage } from './support/performance-page.mjs';
import { Verdict } from './support/verdict.mjs';
import { Yardstick } from './support/yardstick.mjs';

const USUAL = { rounds: '5', seconds: '5' };
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: USUAL.rounds },
    seconds: { type: 'string', default: USUAL.seconds },
    /** Only rows whose name has this in it. */
    only: { type: 'string', default: '' },
  },
});
const [ROUNDS, SECONDS] = [Number(values.rounds), Number(values.seconds)];
const MAILS_LIMIT_MS = 300_000;
/** What is queued counts as taken, so that no mail is written and sent beside the orders. */
const HOLD_JOBS = `
  CREATE FUNCTION hold_job() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN NEW.locked_by := ''bench''; NEW.locked_at := now(); RETURN NEW; END';
  CREATE TRIGGER hold_job BEFORE INSERT ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION hold_job()`;
const DROP_HELD_JOBS = `
  DROP FUNCTION hold_job CASCADE;
  DELETE FROM graphile_worker._private_jobs WHERE locked_by = 'bench'`;

/** Every visitor comes from somewhere else, so that no limit by address is met. */
const shop = await DrillShop.open(1);
const verdict = new Verdict();
/** @type {Record<string, Yardstick>} */
const yardsticks = {};
try {
  const [product] = shop.apps;
  await addRows(shop);
  const databaseUrl = await product.databaseUrl();
  for (const name of ['node-pg.mjs', 'nest-app.ts', 'memory.mjs', 'password-hash.mjs'])
    yardsticks[name.split('.')[0]] = await Yardstick.open(name, {
      DATABASE_URL: databaseUrl,
      PRODUCT_URL: product.url,
    });
  const database = await product.postmasterPid();
  const rows = (await comparedRequests(shop, yardsticks)).filter(({ name }) => name.includes(values.only));
  const measured = [];
  for (const row of rows) measured.push(await measure(row, database));
  await report(measured);
} finally {
  for (const yardstick of Object.values(yardsticks)) await yardstick.close();
  await shop.close();
}
verdict.tell();

async function measure(row, database) {
  const contenders = [row.product, ...row.bases].map((contender) => ({ ...contender, rounds: [] }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { server, rounds, holdsJobs, ...target } of contenders) {
      if (holdsJobs) await shop.query(HOLD_JOBS);
      const found = await fire({ url: server.url, pids: [server.pid, database], ...target }, SECONDS);
      if (round > 0) rounds.push(found); // the first warms up
      if (holdsJobs) await shop.query(DROP_HELD_JOBS);
      await mailsAreOut();
    }
  }
  const [product, ...bases] = contenders.map(({ rounds, ...contender }) => ({
    ...contender,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    cpuMsEach: median(rounds.map(({ cpuMsEach }) => cpuMsEach)),
  }));
  for (const { name, perSecond } of bases)
    console.log(`${row.name}: ${short(product.perSecond)} a second, ${name} ${short(perSecond)}`);
  return { name: row.name, product, bases };
}

/** The mails of one round are not written during the next. */
async function mailsAreOut() {
  for (const limitMs = performance.now() + MAILS_LIMIT_MS; ; await pause(50)) {
    const [{ waiting }] = await shop.query(
      'SELECT EXISTS (SELECT FROM graphile_worker._private_jobs WHERE run_at <= now()) AS waiting',
    );
    if (!waiting) return;
    if (performance.now() > limitMs) throw new Error('The mails of the orders do not get out');
  }
}

async function report(measured) {
  const heads = [
    'request',
    'product, req/s',
    'beside it',
    'req/s',
    'ratio',
    'required',
    'CPU ms each',
    'beside it, CPU ms',
  ];
  const lines = measured.flatMap(({ name, product, bases }) =>
    bases.map((base) => [
      name,
      short(product.perSecond),
      base.name,
      short(base.perSecond),
      (product.perSecond / base.perSecond).toFixed(2),
      base.least === undefined ? '' : `≥ ${base.least}`,
      product.cpuMsEach.toFixed(3),
      base.cpuMsEach.toFixed(3),
    ]),
  );
  const printed = table([heads, ...lines]);
  console.log(`\n${printed}\n`);
  for (const { name, product, bases } of measured) {
    for (const base of bases.filter(({ least }) => least !== undefined))
      verdict.atLeast(`${name} beside ${base.name}`, product.perSecond / base.perSecond, base.least, '×');
  }
  if (values.only !== '' || ROUNDS < Number(USUAL.rounds)) return;
  const page = path.resolve(import.meta.dirname, '../docs/performance.md');
  const [{ server_version: postgres }] = await shop.query('SHOW server_version');
  await writeFile(page, performancePage(printed, { rounds: ROUNDS, seconds: SECONDS, postgres }));
}
