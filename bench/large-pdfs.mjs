// How long the largest PDFs take: the statement of a client with as many unpaid invoices as are set at once, and of one
// with ten thousand, which a job makes; and each report of a school with thousands of papers and clients. Which are
// whose: docs/decisions/0112.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { fillInvoices } from '../e2e/support/many-records.mjs';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { UNPAID_INVOICES } from '../e2e/support/unpaid-invoices.mjs';
import { send } from './support/drill-shop.mjs';
import { short, table } from './support/figures.mjs';
import { Verdict } from './support/verdict.mjs';

const UNPAID = Number(process.argv[2] ?? 10_000);
/** The most that is answered at once. */
const AT_ONCE = 1_000;
/** Of three years: two thirds of them within the longest period of a report. */
const PAPERS = Number(process.argv[3] ?? 30_000);
const MOST_SECONDS = 2;
/** From asking to having the file. */
const MOST_SECONDS_AS_TASK = 60;
const LOOK_EVERY_MS = 100;
const day = (daysAgo) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const PERIOD = `from=${day(728)}&to=${day(0)}`;

const school = await SchoolServer.open();
const verdict = new Verdict();
try {
  await fillInvoices(await school.databaseUrl(), PAPERS);
  const [client, debtor] = await oweMuch(AT_ONCE, UNPAID);
  const { body } = await send(school, 'POST', '/api/login', await school.superUser());
  const addresses = {
    [`statement of ${AT_ONCE} unpaid invoices`]: `corporate-clients/${client}/statement/pdf`,
    'debtors, 750 clients': `reports/debtors/pdf?asOf=${day(0)}`,
    'VAT by invoices': `reports/vat/pdf?${PERIOD}&basis=invoices`,
    'VAT by payments': `reports/vat/pdf?${PERIOD}&basis=payments`,
    ...Object.fromEntries(
      ['takings', 'best-sellers', 'trials', 'answers'].map((report) => [report, `reports/${report}/pdf?${PERIOD}`]),
    ),
  };
  const rows = [];
  for (const [what, address] of Object.entries(addresses)) {
    const { seconds, bytes, pages } = await fetched(address, body.token);
    rows.push([what, short(seconds), String(pages), short(bytes / 1e3)]);
    verdict.below(what, seconds, MOST_SECONDS, ' s');
  }
  for (const each of ['', ', again']) {
    const what = `statement of ${UNPAID} unpaid invoices, as a task${each}`;
    const { seconds, bytes, pages } = await asTask(debtor, body.token);
    rows.push([what, short(seconds), String(pages), short(bytes / 1e3)]);
    verdict.below(what, seconds, MOST_SECONDS_AS_TASK, ' s');
  }
  console.log(`\n${table([['PDF', 'seconds', 'pages', 'kB'], ...rows])}`);
} finally {
  await school.close();
}
verdict.tell();

/** @returns {Promise<number[]>} the clients that owe so many invoices each, in place of what they had */
async function oweMuch(...counts) {
  const db = new pg.Client(await school.databaseUrl());
  await db.connect();
  try {
    const { rows } = await db.query('SELECT id FROM corporate_clients ORDER BY id DESC LIMIT $1', [counts.length]);
    const ids = rows.map(({ id }) => id);
    await db.query('UPDATE invoices SET corporate_client_id = NULL WHERE corporate_client_id = ANY ($1)', [ids]);
    for (const [at, id] of ids.entries()) await db.query(UNPAID_INVOICES, [id, counts[at]]);
    return ids;
  } finally {
    await db.end();
  }
}

async function fetched(address, token) {
  const startedMs = performance.now();
  const pdf = await answered(address, token);
  return figures(pdf, startedMs);
}

async function asTask(client, token) {
  const startedMs = performance.now();
  const asked = await send(school, 'POST', `/api/admin/exports/statements?clientId=${client}`, undefined, {
    Authorization: `Bearer ${token}`,
  });
  let { task } = asked.body;
  while (task.finishedAt === null) {
    await wait(LOOK_EVERY_MS);
    task = JSON.parse((await answered(`exports/statements/${task.id}`, token)).toString());
  }
  if (task.state !== 'done') throw new Error(`The task ended ${task.state}: ${task.error}`);
  return figures(await answered(`exports/statements/${task.id}/file`, token), startedMs);
}

async function answered(address, token) {
  const answer = await fetch(`${school.url}/api/admin/${address}`, { headers: { Authorization: `Bearer ${token}` } });
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}`);
  return body;
}

function figures(pdf, startedMs) {
  const seconds = (performance.now() - startedMs) / 1000;
  return { seconds, bytes: pdf.length, pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0 };
}
