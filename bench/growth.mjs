// Whether the lists stay quick while they grow: the same requests to schools of each size, in turns, so that all meet
// the same machine. Then, once in each, what reads or writes every record, with the memory that the app took for it.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { fillChats, fillInvoices, fillMessages, fillOrders } from '../e2e/support/many-records.mjs';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { median, megabytes, short, table } from './support/figures.mjs';
import { ONCE, REQUESTS } from './support/growth-requests.mjs';
import { forgetPeak, peakKib, residentKib } from './support/process-tree.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { turns: { type: 'string', default: '9' }, only: { type: 'string' } },
});
const SIZES = positionals.length > 0 ? positionals.map(Number) : [1_000, 100_000, 1_000_000];
const TURNS = Number(values.turns);
const LOOKED_AT_EVERY_MS = 200;
const FILLS = { messages: fillMessages, orders: fillOrders, chats: fillChats, invoices: fillInvoices };
const KINDS = values.only?.split(',') ?? Object.keys(FILLS);

const schools = [];
try {
  for (const size of SIZES) schools.push(await filled(size));
  console.log(`\nMedians of ${TURNS} requests over HTTP, in ms, and how many times the smallest.\n`);
  const times = [];
  for (const kind of KINDS)
    for (const what of Object.keys(REQUESTS[kind](SIZES[0])))
      times.push([`${kind}: ${what}`, ...(await compare(kind, what))]);
  console.log(
    table([['', ...SIZES.flatMap((size, at) => [size.toLocaleString('en'), ...(at > 0 ? ['times'] : [])])], ...times]),
  );
  console.log('\nOnce, over all records.\n');
  const whole = [];
  for (const kind of KINDS)
    for (const [what, method, address] of ONCE[kind])
      for (const school of schools)
        whole.push([`${kind}: ${what}`, school.size.toLocaleString('en'), ...(await once(school, method, address))]);
  console.log(table([['', 'records', 'seconds', 'MB answered', 'MB before', 'MB at the peak', 'MB more'], ...whole]));
} finally {
  for (const { server } of schools) await server.close();
}

async function filled(size) {
  const server = await SchoolServer.open();
  try {
    const startedMs = performance.now();
    for (const kind of KINDS) await FILLS[kind](await server.databaseUrl(), size);
    console.log(`${size} of each made in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
    return { server, size, headers: await signIn(server), client: await someClient(server) };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function signIn(server) {
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(await server.superUser()),
  });
  const { token } = await answer.json();
  return { Authorization: `Bearer ${token}` };
}

/** One in the middle, who has as many invoices in each school. */
async function someClient(server) {
  const db = new pg.Client(await server.databaseUrl());
  await db.connect();
  const { rows } = await db.query(
    'SELECT id FROM corporate_clients ORDER BY id OFFSET (SELECT count(*) / 2 FROM corporate_clients) LIMIT 1',
  );
  await db.end();
  return rows[0].id;
}

/** Medians of each size, the further ones with their ratio to the first. */
async function compare(kind, what) {
  const times = schools.map(() => []);
  // The first of each is not counted: it makes plans and fills caches.
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const [at, { server, size, headers, client }] of schools.entries()) {
      const address = REQUESTS[kind](size)[what].replace('$client', client);
      const startedMs = performance.now();
      const answer = await fetch(server.url + address, { headers });
      const text = await answer.text();
      if (turn > 0) times[at].push(performance.now() - startedMs);
      if (answer.status !== 200) throw new Error(`${kind}, ${what}: ${answer.status} ${text}`);
    }
  const [smallest, ...larger] = times.map(median);
  return [short(smallest), ...larger.flatMap((time) => [short(time), short(time / smallest)])];
}

/** Seconds, and megabytes: of the answer, and resident of the app's process before and at its peak. */
async function once({ server, headers }, method, address) {
  const before = await residentKib(server.pid);
  await forgetPeak(server.pid);
  const startedMs = performance.now();
  const answer = await fetch(server.url + address, { method, headers });
  const bytes =
    answer.status === 202
      ? await bytesOfTask({ server, headers }, address, await answer.json())
      : await bytesOf(answer, address);
  const seconds = (performance.now() - startedMs) / 1000;
  const peak = await peakKib(server.pid);
  return [seconds, bytes / 1e6, megabytes(before), megabytes(peak), megabytes(Math.max(peak - before, 0))].map(short);
}

async function bytesOf(answer, address) {
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  let bytes = 0;
  for await (const part of answer.body) bytes += part.length;
  return bytes;
}

/** Waits for a file that is written in the background, and fetches it; few records make none. */
async function bytesOfTask({ server, headers }, address, { task }) {
  if (task === null) return 0;
  const at = `${server.url}${address}/${task.id}`;
  let state = task.state;
  while (state === 'waiting' || state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, LOOKED_AT_EVERY_MS));
    ({ state } = await (await fetch(at, { headers })).json());
  }
  if (state !== 'done') throw new Error(`${address}: ${state}`);
  return bytesOf(await fetch(`${at}/file`, { headers }), address);
}
