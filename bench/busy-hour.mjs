// What visitors notice of a busy hour: the same public reads while nothing else happens, while 20 members of staff
// list, search and export, and while 8 people sign in, in turns, so that all meet the same machine.
import { fillMessages, fillOrders } from '../e2e/support/many-records.mjs';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { median, percentile, short, table } from './support/figures.mjs';

const RECORDS = Number(process.argv[2] ?? 20_000);
const SAMPLES = Number(process.argv[3] ?? 1_000);
const TURNS = 4;
const READS = ['/api/products', '/api/class-schedules', '/api/instructors'];
const STAFF = 20;
const SIGNING_IN = 8;
const STAFF_READS = [
  '/api/admin/contact-messages?range=[0,24]',
  `/api/admin/contact-messages?range=[0,24]&filter=${encodeURIComponent('{"q":"boxing"}')}`,
  '/api/admin/orders?range=[0,24]',
  `/api/admin/orders?range=[0,24]&filter=${encodeURIComponent('{"q":"customer500@"}')}`,
  '/api/admin/contact-messages/unread/count',
];
const EXPORT = '/api/admin/contact-messages/export';
/** Of their requests one in so many is an export. */
const EXPORT_EVERY = 25;

const school = await SchoolServer.prepare();
school.variables = { RATE_LIMIT_SCALE: '100000' };
try {
  await school.start();
  for (const fill of [fillMessages, fillOrders]) await fill(await school.databaseUrl(), RECORDS);
  const superUser = await school.superUser();
  const { token } = await (await signIn(superUser)).json();
  const others = {
    quiet: [],
    [`${STAFF} of staff`]: Array.from({ length: STAFF }, (_, who) => (turn) => staffReads(token, who + turn)),
    [`${SIGNING_IN} sign in`]: Array.from({ length: SIGNING_IN }, () => async () => (await signIn(superUser)).text()),
  };
  const times = Object.fromEntries(Object.keys(others).map((name) => [name, []]));
  await sample(100);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [name, workers] of Object.entries(others)) times[name].push(...(await beside(workers)));
  const quiet = times.quiet;
  console.log(`${SAMPLES} public reads each, ms, and how many times the quiet ones.\n`);
  const rows = Object.entries(times).map(([name, taken]) => [
    name,
    ...[0.5, 0.99].flatMap((share) => {
      const found = percentile(taken, share);
      return [short(found), short(found / percentile(quiet, share))];
    }),
  ]);
  console.log(table([['beside', 'median', 'times', 'p99', 'times'], ...rows]));
  console.log(`\nOne read took ${short(median(quiet))} ms when nothing else happened.`);
} finally {
  await school.close();
}

/** Reads while others keep working; they stop with it. */
async function beside(workers) {
  const over = new AbortController();
  const working = workers.map(async (work) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) await work(turn);
  });
  const taken = await sample(SAMPLES / TURNS);
  over.abort();
  await Promise.all(working);
  return taken;
}

async function sample(count) {
  const taken = [];
  for (let i = 0; i < count; i += 1) {
    const startedMs = performance.now();
    const answer = await fetch(school.url + READS[i % READS.length]);
    await answer.arrayBuffer();
    taken.push(performance.now() - startedMs);
    if (answer.status !== 200) throw new Error(`${READS[i % READS.length]}: ${answer.status}`);
  }
  return taken;
}

async function staffReads(token, turn) {
  const address = turn % EXPORT_EVERY === 0 ? EXPORT : STAFF_READS[turn % STAFF_READS.length];
  const answer = await fetch(school.url + address, { headers: { Authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  // A 503 asks to come again in a moment.
  if (answer.status !== 200 && answer.status !== 503) throw new Error(`${address}: ${answer.status}`);
}

function signIn(who) {
  return fetch(`${school.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(who),
  });
}
