// The morning on which many recurring invoices are due: two replicas make them at once, and are killed in turns, again
// and again. Each has its invoice once, with its mail, and no number is missing.
import { setTimeout as pause } from 'node:timers/promises';
import { DrillShop } from './support/drill-shop.mjs';
import { Verdict } from './support/verdict.mjs';

const DUE = Number(process.argv[2] ?? 1_000);
const KILLS = Number(process.argv[3] ?? 8);
const LOOK_AGAIN_MS = 10;
/** Nothing is judged by the clock: it only ends what hangs. */
const PATIENCE_MS = 900_000;
const OF_DRILL = "WHERE recurring_invoice_id IN (SELECT id FROM recurring_invoices WHERE name LIKE 'Drill %')";

const shop = await DrillShop.open(3);
const verdict = new Verdict();
try {
  // The first has the database, and makes some, too.
  const replicas = shop.apps.slice(1);
  await addDue();
  console.log(`${DUE} recurring invoices due at once, two replicas, ${KILLS} kills.\n`);
  let cutShort = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await startRuns();
    await untilMade(Math.floor((DUE * (kill + 1)) / (KILLS + 1)));
    const replica = replicas[kill % replicas.length];
    await replica.killHard();
    if ((await made()) < DUE) cutShort += 1;
    await replica.start();
  }
  await startRuns();
  await untilMade(DUE);
  await judge(cutShort);
} finally {
  await shop.close();
}

/** Every third is sent by itself. */
async function addDue() {
  await shop.query(
    `INSERT INTO recurring_invoices
       (name, corporate_client_id, items, tax_rate_bp, day_of_month, start_date, next_date, delivery)
     SELECT 'Drill ' || i, (SELECT min(id) FROM corporate_clients WHERE email IS NOT NULL),
       '[{"description":"Training","quantity":1,"unitPrice":100000}]', 1500, extract(day FROM today)::int,
       today - 1000, today, CASE WHEN i % 3 = 0 THEN 'send' ELSE 'draft' END
     FROM generate_series(1, $1::int) i, (SELECT (now() AT TIME ZONE 'Africa/Johannesburg')::date) AS clock (today)`,
    [DUE],
  );
}

/** One for each process: the clock would add one a day. */
async function startRuns() {
  await shop.query(
    `SELECT graphile_worker.add_job('make-recurring-invoices', json_build_object('tick', now()))
     FROM generate_series(1, $1::int)`,
    [shop.apps.length],
  );
}

async function made() {
  const [{ count }] = await shop.query(`SELECT count(*)::int AS count FROM recurring_invoice_runs ${OF_DRILL}`);
  return count;
}

async function untilMade(count) {
  const limitMs = performance.now() + PATIENCE_MS;
  while ((await made()) < count) {
    if (performance.now() > limitMs) throw new Error(`${await made()} of ${count} were made`);
    await pause(LOOK_AGAIN_MS);
  }
}

async function judge(cutShort) {
  const [runs] = await shop.query(`
    SELECT count(*)::int AS runs, count(DISTINCT recurring_invoice_id)::int AS recurring,
      count(DISTINCT invoice_id)::int AS invoices FROM recurring_invoice_runs ${OF_DRILL}`);
  verdict.expect('runs, of as many, with as many invoices', Object.values(runs).join(', '), `${DUE}, ${DUE}, ${DUE}`);
  const [numbers] = await shop.query(`
    SELECT count(*)::int AS invoices, max(last)::int AS last
    FROM invoices, document_counters
    WHERE kind = 'invoice' AND year = split_part(invoice_number, '-', 2)::int
      AND year = (SELECT max(year) FROM document_counters WHERE kind = 'invoice')`);
  verdict.expect("this year's invoices, and the last number", numbers.invoices, numbers.last);
  const [{ sent }] = await shop.query(`
    SELECT count(*)::int AS sent FROM invoice_sendings
    WHERE invoice_id IN (SELECT invoice_id FROM recurring_invoice_runs ${OF_DRILL})`);
  verdict.expect('of them sent by themselves', sent, Math.floor(DUE / 3));
  // Few are soon made, whatever the kills are at: a test of them judges the invoices alone.
  if (process.env.MACHINE_IS_BUSY) console.log(`     kills before all were made: ${cutShort} of ${KILLS}`);
  else verdict.expect('kills before all were made', cutShort, KILLS);
  verdict.expect('deadlocks', await shop.deadlocks(), 0);
  verdict.tell();
}
