// What visitors notice of a busy hour: the same public reads while nothing else happens, while 20 members of staff
// list, search and export, and while 8 people sign in, in turns, so that all meet the same machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fillMessages, fillOrders } from '../e2e/support/many-records.mjs';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { median, percentile, short, table } from './support/figures.mjs';

const RECORDS = Number(process.argv[2] ?? 20_000);
const SAMPLES = Number(process.argv[3] ?? 1_000);
const TURNS = 4;
const READS = ['/api/products', '/api/class-schedules', '/api/instructors'];
const STAFF = 20;
const SIGNING_IN = 8;

const school = await SchoolServer.prepare();
school.variables = { RATE_LIMIT_SCALE: '100000' };
try {
  await school.start();
  for (const fill of [fillMessages, fillOrders]) await fill(await school.databaseUrl(), RECORDS);
  const common = { url: school.url, superUser: await school.superUser() };
  const others = {
    quiet: undefined,
    [`${STAFF} of staff`]: { ...common, staff: STAFF },
    [`${SIGNING_IN} sign in`]: { ...common, signingIn: SIGNING_IN },
  };
  const times = Object.fromEntries(Object.keys(others).map((name) => [name, []]));
  await sample(100);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [name, whom] of Object.entries(others)) times[name].push(...(await beside(whom)));
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

/** Reads while others keep working, in a process of their own: what they wait for is not what a visitor waits for. */
async function beside(whom) {
  if (!whom) return sample(SAMPLES / TURNS);
  const people = fork(new URL('support/busy-people.mjs', import.meta.url), [JSON.stringify(whom)]);
  const ended = once(people, 'exit');
  const failed = ended.then(([code]) => Promise.reject(new Error(`The others ended early, with ${code}`)));
  failed.catch(() => undefined);
  await Promise.race([once(people, 'message'), failed]);
  const taken = await Promise.race([sample(SAMPLES / TURNS), failed]);
  people.send('enough');
  await ended;
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
