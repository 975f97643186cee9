// The bad requests of backend/test/fuzz (encoded paths, wide bodies, wrong types) sent to the built product many at
// once: no 5xx, no answer that takes long, and when they end the app's memory goes back.
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { callerAddress, DrillShop, send } from './support/drill-shop.mjs';
import { megabytes, percentile, short } from './support/figures.mjs';
import { peakKib, residentKib } from './support/process-tree.mjs';
import { Verdict } from './support/verdict.mjs';

const REQUESTS = Number(process.argv[2] ?? 100_000);
const SEED = Number(process.argv[3] ?? 20_261_127);
const AT_ONCE = Number(process.argv[4] ?? 4);
/** With other bad requests, for a process that has answered nothing yet has read little of its own code. */
const WARM_REQUESTS = Math.min(10_000, REQUESTS / 4);
const REST_SECONDS = 60;
/** Node gives memory back in steps, while nothing is asked of it. */
const MOST_MINUTES_TO_REST = 5;
const MOST_MS = 2_000;
const MOST_GROWTH = 20;
/** The account that signs in is the first: what is sent to one account goes to another. */
const ACCOUNT = '/api/admin/users/{id}';
/**
 * Who guesses at one account waits on purpose from the 50th failure on (libs/domain/guessing-limits): by then they are
 * forgotten, so that no answer is slow but by the product's own work.
 */
const FORGOTTEN_EVERY = 25;
const FORGET_GUESSES = 'DELETE FROM attempts WHERE id IN (SELECT id FROM attempts FOR UPDATE SKIP LOCKED)';
/** Where passwords are hashed, two at a time: told apart from the others, and judged like them. */
const HASHES = /^\S+ \/api\/(?:login|account|admin\/users|password)/;
/** Which no request guesses at: the documented ones are of the super-user's usual name. */
const USERNAME = 'drilled';

const ROOT = path.resolve(import.meta.dirname, '..');
const fuzz = async (file) =>
  (await runnerImport(path.join(ROOT, 'backend/test/fuzz', file), { root: ROOT, configFile: false })).module;
const { readOpenApi } = await fuzz('document.ts');
const { hostileRequests, pathSample, percentEncoded } = await fuzz('hostile-requests.ts');
const document = readOpenApi();

const shop = await DrillShop.open(1);
const [app] = shop.apps;
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
const verdict = new Verdict();
try {
  const { password } = await app.superUser();
  const [{ hash }] = await shop.query('SELECT password_hash AS hash FROM users WHERE id = 1');
  let signedIn;
  let addresses = 0;
  let lastQuery = Promise.resolve();
  let signingIn = signIn();
  await flood(WARM_REQUESTS, SEED + 1);
  const before = await atRest();
  const { times, statuses, faults, slowest } = await flood(REQUESTS, SEED);
  const peak = megabytes(await peakKib(app.pid));
  let minutes = 1;
  let after = await atRest();
  for (; after > before * (1 + MOST_GROWTH / 100) && minutes < MOST_MINUTES_TO_REST; minutes += 1)
    after = await atRest();
  console.log(
    [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count.toLocaleString('en')} × ${status}`)
      .join(', '),
  );
  for (const fault of faults.slice(0, 20)) console.log(fault);
  verdict.expect('answers with 5xx, or none', faults.length, 0);
  console.log(`     median ${short(percentile(times, 0.5))} ms, p99 ${short(percentile(times, 0.99))} ms`);
  for (const [where, { ms, what }] of Object.entries(slowest))
    verdict.below(`longest answer ${where} (${what})`, ms, MOST_MS, ' ms');
  console.log(
    `     ${short(before)} MB before, ${short(peak)} MB at its peak, ${short(after)} MB ${minutes} min after`,
  );
  verdict.below('memory more than before', (after / before - 1) * 100, MOST_GROWTH, ' %');
  verdict.tell();

  async function flood(count, seed) {
    const requests = hostileRequests({ document, known: {}, seed });
    const [times, statuses, faults] = [[], new Map(), []];
    const slowest = { 'without a password': { ms: 0 }, 'where passwords are checked': { ms: 0 } };
    let sent = 0;
    await signingIn;
    const sendOn = async () => {
      while (sent < count) {
        sent += 1;
        const request = requests.next().value;
        const started = performance.now();
        const status = await answerTo(request);
        const ms = performance.now() - started;
        const where = HASHES.test(request.operation.name) ? 'where passwords are checked' : 'without a password';
        if (ms > slowest[where].ms) slowest[where] = { ms, what: `${request.operation.name}, ${request.what}` };
        times.push(ms);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 || status === 0) faults.push(`${status} ${request.operation.name}, ${request.what}`);
        if (status === 401) await (signingIn ??= signIn());
        if (sent % FORGOTTEN_EVERY === 0) await query(FORGET_GUESSES);
        if (sent % 10_000 === 0) console.log(`${sent.toLocaleString('en')}: ${short(await memory())} MB`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
    return { times, statuses, faults, slowest };
  }

  /** One after the other, on one connection. */
  function query(sql, values) {
    return (lastQuery = lastQuery.then(() => shop.query(sql, values)));
  }

  /** One of them may have ended the session, or changed the account. */
  async function signIn() {
    await query('UPDATE users SET username = $1, password_hash = $2, is_active = true WHERE id = 1', [USERNAME, hash]);
    const { body } = await send(
      app,
      'POST',
      '/api/login',
      { username: USERNAME, password },
      {
        'X-Forwarded-For': nextAddress(),
      },
    );
    signedIn = { Authorization: `Bearer ${body.token}` };
    signingIn = undefined;
  }

  /** 0 when there is no answer. */
  function answerTo({ operation, method, pathTexts, query, headers, body, isPathEncoded }) {
    const known = operation.path.startsWith(ACCOUNT) ? '2' : '1';
    const plain = operation.path.replaceAll(
      /\{(\w+)\}/g,
      (_braces, name) => pathTexts[name] ?? (name === 'id' ? known : pathSample(operation, name, document)),
    );
    const written = isPathEncoded ? percentEncoded(plain) : plain;
    return new Promise((resolve) => {
      const request = http.request(app.url, {
        agent,
        method,
        path: encodeURI(`${written}${query && '?'}${query}`).replaceAll(/%25(?=[0-9a-f]{2})/gi, '%'),
        headers: {
          ...headers,
          ...signedIn,
          'X-Forwarded-For': nextAddress(),
          'Content-Length': body === undefined ? 0 : Buffer.byteLength(body),
        },
      });
      request.on('response', (answer) => answer.resume().on('close', () => resolve(answer.statusCode)));
      request.on('error', () => resolve(0));
      request.end(body);
    });
  }

  /** Limits by address are not what is drilled. */
  function nextAddress() {
    addresses += 1;
    return callerAddress(addresses);
  }

  function memory() {
    return residentKib(app.pid).then(megabytes);
  }

  async function atRest() {
    await pause(REST_SECONDS * 1_000);
    return memory();
  }
} finally {
  agent.destroy();
  await shop.close();
}
