// Whether the list of invoices stays quick when there are many: what its screen, the dashboard and quick-add ask for.
import { fillInvoices } from '../e2e/support/many-records.mjs';
import { SchoolServer } from '../e2e/support/school-server.mjs';

const COUNT = Number(process.argv[2] ?? 100_000);
const TURNS = Number(process.argv[3] ?? 31);
const PAGE_ROWS = 25;

const page = (number, query = {}) => ({ ...query, range: [(number - 1) * PAGE_ROWS, number * PAGE_ROWS - 1] });
const REQUESTS = {
  'first page': page(1),
  'page 3,000': page(3_000),
  'first page, overdue': page(1, { filter: { status: 'overdue' } }),
  'how many are open': { filter: { status: ['pending', 'overdue'] }, range: [0, 0] },
  'by client': page(1, { sort: ['clientName', 'ASC'] }),
  'by due date': page(1, { sort: ['dueDate', 'DESC'] }),
  'by amount': page(1, { sort: ['totalAmount', 'DESC'] }),
  'by number': page(1, { sort: ['invoiceNumber', 'DESC'] }),
  'by status': page(1, { sort: ['status', 'ASC'] }),
  'q, one invoice': page(1, { filter: { q: 'INV-2001-54321' } }),
  'q, a client': page(1, { filter: { q: 'Client 777' } }),
  'q, all': page(1, { filter: { q: 'client.example' } }),
  'q, nothing': page(1, { filter: { q: 'zzzqqqxxx' } }),
};

const school = await SchoolServer.open();
try {
  const { token } = await (
    await fetch(`${school.url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(await school.superUser()),
    })
  ).json();
  await fillInvoices(await school.databaseUrl(), COUNT);
  console.log(`Medians and slowest of ${TURNS} requests over HTTP, in ms, of ${COUNT} invoices.\n`);
  for (const [what, query] of Object.entries(REQUESTS)) {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
    await measure(what, `/api/admin/invoices?${search.toString()}`, token, TURNS);
  }
  await measure('quick-add', '/api/admin/invoice-items/recent', token, TURNS);
  await measure('the whole list, once', '/api/admin/invoices', token, 1);
} finally {
  await school.close();
}

async function measure(what, address, token, turns) {
  const times = [];
  let range = '';
  for (let turn = 0; turn < turns; turn += 1) {
    const startedMs = performance.now();
    const answer = await fetch(school.url + address, { headers: { Authorization: `Bearer ${token}` } });
    const text = await answer.text();
    times.push(performance.now() - startedMs);
    if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${text}`);
    range = answer.headers.get('Content-Range') ?? '';
  }
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `${what.padEnd(22)} ${sorted[Math.floor(turns / 2)].toFixed(1).padStart(8)} ${sorted.at(-1).toFixed(1).padStart(8)}   ${range}`,
  );
}
