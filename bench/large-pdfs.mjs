// How long the largest PDFs take: a client's statement with thousands of unpaid invoices, and each report of a school
// with thousands of papers and clients. Why they are answered at once: docs/decisions/0112.
import pg from 'pg';
import { fillInvoices } from '../e2e/support/many-records.mjs';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { send } from './support/drill-shop.mjs';
import { short, table } from './support/figures.mjs';
import { Verdict } from './support/verdict.mjs';

const UNPAID = Number(process.argv[2] ?? 5_000);
/** Of three years: two thirds of them within the longest period of a report. */
const PAPERS = Number(process.argv[3] ?? 30_000);
const MOST_SECONDS = 10;
const day = (daysAgo) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const PERIOD = `from=${day(728)}&to=${day(0)}`;

/** In place of what one of the clients had. */
const UNPAID_INVOICES = `
  INSERT INTO invoices (invoice_number, corporate_client_id, client_name, client_email, issue_date, due_date, status,
    subtotal_cents, total_cents)
  SELECT 'INV-2002-' || (100000 + i), $1, 'Client', 'accounts@client.example', now() - interval '90 days',
    now() - interval '60 days', 'overdue', 10000 + i, 10000 + i FROM generate_series(1, $2::int) i`;

const school = await SchoolServer.open();
const verdict = new Verdict();
try {
  await fillInvoices(await school.databaseUrl(), PAPERS);
  const client = await oweMuch();
  const { body } = await send(school, 'POST', '/api/login', await school.superUser());
  const addresses = {
    [`statement of ${UNPAID} unpaid invoices`]: `corporate-clients/${client}/statement/pdf`,
    debtors: `reports/debtors/pdf?asOf=${day(0)}`,
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
  console.log(`\n${table([['PDF', 'seconds', 'pages', 'kB'], ...rows])}`);
} finally {
  await school.close();
}
verdict.tell();

async function oweMuch() {
  const db = new pg.Client(await school.databaseUrl());
  await db.connect();
  try {
    const { rows } = await db.query('SELECT max(id) AS id FROM corporate_clients');
    await db.query(UNPAID_INVOICES, [rows[0].id, UNPAID]);
    return rows[0].id;
  } finally {
    await db.end();
  }
}

async function fetched(address, token) {
  const startedMs = performance.now();
  const answer = await fetch(`${school.url}/api/admin/${address}`, { headers: { Authorization: `Bearer ${token}` } });
  const pdf = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}`);
  const seconds = (performance.now() - startedMs) / 1000;
  return { seconds, bytes: pdf.length, pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0 };
}
