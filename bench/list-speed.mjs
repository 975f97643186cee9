// Whether a list stays quick while it grows: the same requests to two schools, one with 1,000 contact messages and one
// with 1,000,000, in turns, so that both meet the same machine.
import { readFile } from 'node:fs/promises';
import { fillMessages } from '../e2e/support/many-records.mjs';
import { SchoolServer } from '../e2e/support/school-server.mjs';

const SIZES = { small: Number(process.argv[2] ?? 1_000), large: Number(process.argv[3] ?? 1_000_000) };
const TURNS = Number(process.argv[4] ?? 31);
const PAGE_ROWS = 25;

const page = (number, query = {}) => ({ ...query, range: [(number - 1) * PAGE_ROWS, number * PAGE_ROWS - 1] });
const active = { archived: false };

/** What is asked; the small school has no page 10,000. */
const REQUESTS = {
  'first page': page(1),
  'first page, active tab': page(1, { filter: active }),
  'first page, archived tab': page(1, { filter: { archived: true } }),
  'first page, unread': page(1, { filter: { ...active, status: 'unread' } }),
  'first page, suspected spam': page(1, { filter: { suspectedSpam: true } }),
  'first page by name': page(1, { sort: ['fullName', 'ASC'] }),
  'first page by status': page(1, { sort: ['status', 'DESC'] }),
  'page 10': page(10),
  'page 10,000': page(10_000),
  'page 10,000, archived tab': page(10_000, { filter: { archived: true } }),
  'page 10,000 by name': page(10_000, { sort: ['fullName', 'ASC'] }),
  'the last page': page(40_000),
  'q, one message': page(1, { filter: { q: 'visitor 4321@' } }),
  'q, a few hundred': page(1, { filter: { q: '7777' } }),
  'q, a tenth of all': page(1, { filter: { q: 'Mokoena' } }),
  'q, all': page(1, { filter: { q: 'call me back' } }),
  'q, a third, archived tab': page(1, { filter: { archived: true, q: 'boxing' } }),
  'q, nothing': page(1, { filter: { q: 'zzzqqqxxx' } }),
  'q, two letters': page(1, { filter: { q: 'zq' } }),
};

const schools = {};
try {
  for (const name of Object.keys(SIZES)) schools[name] = { school: await SchoolServer.open() };
  for (const [name, count] of Object.entries(SIZES)) schools[name].headers = await prepare(schools[name].school, count);
  console.log(
    `\nMedians of ${TURNS} requests over HTTP, in ms: ${SIZES.small} messages, ${SIZES.large} messages, ratio.\n`,
  );
  for (const [what, query] of Object.entries(REQUESTS)) await measure(what, query);
  await compare('unread/count', '/api/admin/contact-messages/unread/count');
  console.log(`\nOnce, over ${SIZES.large} messages:`);
  await once('the whole list', 'GET', '');
  await once('export', 'GET', '/export');
  await once('archive-old', 'POST', '/archive-old');
} finally {
  for (const { school } of Object.values(schools)) await school.close();
}

async function prepare(school, count) {
  const { token } = await (
    await fetch(`${school.url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(await school.superUser()),
    })
  ).json();
  const startedMs = performance.now();
  await fillMessages(await school.databaseUrl(), count);
  console.log(`${count} messages made in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
  return { Authorization: `Bearer ${token}` };
}

async function measure(what, query) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  await compare(what, `/api/admin/contact-messages?${search.toString()}`);
}

/** What touches every row: time, size of the answer, and the most memory the app's process ever held. */
async function once(what, method, address) {
  const { school, headers } = schools.large;
  const startedMs = performance.now();
  const answer = await fetch(`${school.url}/api/admin/contact-messages${address}`, { method, headers });
  let bytes = 0;
  for await (const part of answer.body) bytes += part.length;
  const [, peak] = /^VmHWM:\s+(\d+) kB/m.exec(await readFile(`/proc/${school.pid}/status`, 'utf8'));
  console.log(
    `${what.padEnd(16)} ${answer.status}, ${((performance.now() - startedMs) / 1000).toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB, peak memory of the app ${((Number(peak) * 1024) / 1e6).toFixed(0)} MB`,
  );
}

async function compare(what, address) {
  const times = { small: [], large: [] };
  let answered = '';
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, { school, headers }] of Object.entries(schools)) {
      const startedMs = performance.now();
      const answer = await fetch(school.url + address, { headers });
      const text = await answer.text();
      times[name].push(performance.now() - startedMs);
      if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${text}`);
      answered = answer.headers.get('Content-Range') ?? text;
    }
  }
  const [small, large] = [median(times.small), median(times.large)];
  console.log(
    `${what.padEnd(28)} ${small.toFixed(1).padStart(7)} ${large.toFixed(1).padStart(7)} ${(large / small).toFixed(1).padStart(6)}   ${answered.replace('contact-messages ', '')}`,
  );
}

function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}
