// Whether PDFs get in the way: what one of an invoice with 60 lines takes, and how public reads fare while 50 at a time
// are asked for without a pause, in turns with the same reads and no PDFs, so that both meet the same machine.
import autocannon from 'autocannon';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { send } from './support/drill-shop.mjs';
import { percentile, short } from './support/figures.mjs';
import { Verdict } from './support/verdict.mjs';

const LINES = 60;
const AT_ONCE = Number(process.argv[2] ?? 50);
const TURNS = Number(process.argv[3] ?? 5);
const SINGLES = 60;
const SECONDS = 6;
const GOAL = { singleMs: 60, readsP99Ms: 200 };
/** What a busy day's visitors ask for, steadily; a server that falls behind does not get fewer. */
const READS = {
  connections: 10,
  overallRate: 200,
  requests: ['/', '/class-schedule', '/api/class-schedules', '/api/products', '/api/faqs/active'].map((path) => ({
    path,
  })),
};

const school = await SchoolServer.open();
const verdict = new Verdict();
try {
  const { body } = await send(school, 'POST', '/api/login', await school.superUser());
  const headers = { Authorization: `Bearer ${body.token}` };
  const address = `${school.url}/api/admin/invoices/${await makeInvoice(headers)}/pdf`;
  const first = await timed(address, headers);
  console.log(`The first, with the start of a thread: ${first.toFixed(0)} ms`);
  /** @type {number[]} */
  const singles = [];
  for (let turn = 0; turn < SINGLES; turn += 1) singles.push(await timed(address, headers));
  console.log(
    `Then ${SINGLES} one after the other, ${LINES} lines, over HTTP: ` +
      `median ${short(percentile(singles, 0.5))} ms, p95 ${short(percentile(singles, 0.95))} ms`,
  );
  await compareReads(address, headers);
  verdict.below('median of one PDF', percentile(singles, 0.5), GOAL.singleMs, ' ms');
} finally {
  await school.close();
}
verdict.tell();

async function makeInvoice(headers) {
  const {
    body: [client],
  } = await send(school, 'GET', '/api/admin/corporate-clients?range=[0,0]', undefined, headers);
  const { body: invoice } = await send(
    school,
    'POST',
    '/api/admin/invoices',
    { corporateClientId: client.id, dueDate: '2030-01-31', taxRate: 1500, stormCombatVatNumber: '4870263158' },
    headers,
  );
  for (let line = 1; line <= LINES; line += 1) {
    const item = {
      description: `Session ${line} of the programme for the whole team`,
      quantity: 1 + (line % 5),
      unitPrice: 100_000 + line,
    };
    await send(school, 'POST', `/api/admin/invoices/${invoice.id}/items`, item, headers);
  }
  return invoice.id;
}

async function timed(address, headers) {
  const startedMs = performance.now();
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The PDF was answered with ${answer.status}.\n${school.printed}`);
  return performance.now() - startedMs;
}

async function compareReads(address, headers) {
  /** @type {Record<'without' | 'with', import('autocannon').Result[]>} */
  const found = { without: [], with: [] };
  /** @type {number[]} */
  const pdfs = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    found.without.push(await reads());
    let isOver = false;
    const asking = keepAsking(() => isOver, address, headers, pdfs);
    found.with.push(await reads());
    isOver = true;
    await asking;
  }
  for (const [name, results] of Object.entries(found)) {
    const line = results.map(({ latency: { p50, p99, max } }) => `${p50}/${p99}/${max}`).join('  ');
    console.log(
      `reads ${name.padEnd(7)} PDFs, ${READS.overallRate} a second, ` +
        `${TURNS} turns of ${SECONDS} s, p50/p99/max ms: ${line}`,
    );
  }
  console.log(
    `${pdfs.length} PDFs meanwhile, ${AT_ONCE} at once: median ${short(percentile(pdfs, 0.5))} ms, p95 ` +
      `${short(percentile(pdfs, 0.95))} ms, ${(pdfs.length / (TURNS * SECONDS)).toFixed(1)} a second`,
  );
  const failed = Object.values(found)
    .flat()
    .reduce((sum, { errors, timeouts, non2xx }) => sum + errors + timeouts + non2xx, 0);
  verdict.expect('reads that failed', failed, 0);
  verdict.expect(
    `p99 of reads under ${GOAL.readsP99Ms} ms in every turn with PDFs`,
    found.with.every(({ latency }) => latency.p99 < GOAL.readsP99Ms),
    true,
  );
}

function reads() {
  return autocannon({ url: school.url, duration: SECONDS, ...READS });
}

/** As many as are wanted at once, again and again. */
async function keepAsking(isOver, address, headers, pdfs) {
  while (!isOver()) pdfs.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => timed(address, headers)))));
}
