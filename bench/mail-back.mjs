// A mail server falls silent (or is gone) while many mails wait, and comes back: how soon another job starts meanwhile,
// and how soon all mails are delivered after its return, each once.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { DrillShop } from './support/drill-shop.mjs';
import { Verdict } from './support/verdict.mjs';

const MAILS = Number(process.argv[2] ?? 500);
const AWAY_S = Number(process.argv[3] ?? 180);
/** It refuses connections instead of taking them and saying nothing. */
const IS_GONE = process.argv[4] === 'gone';
const BACK_LIMIT_S = 120;
const JOB_LIMIT_S = 2;
const POLL_MS = 50;

/** How often each of the drill's mails was taken: the school may have some of its own to send. */
const received = new Map();
const sockets = new Set();
/** Takes connections and never says a word. */
const silent = createServer((socket) => sockets.add(socket.on('error', () => {}))).listen(0, '127.0.0.1');
await once(silent, 'listening');
const { port } = silent.address();
if (IS_GONE) silent.close();

const shop = await DrillShop.open(1, { SMTP_URL: `smtp://127.0.0.1:${port}` });
const verdict = new Verdict();
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    if (/^mail-\d+@/.test(address)) received.set(address, (received.get(address) ?? 0) + 1);
    done();
  },
});
try {
  await shop.query(
    `SELECT graphile_worker.add_job('send-mail', json_build_object(
       'mail', json_build_object('to', 'mail-' || i || '@example.com', 'subject', 'Drill',
         'template', 'password-changed', 'context', json_build_object(
           'name', 'Drill', 'username', 'drill', 'changedAt', 'now', 'forgotLink', 'http://localhost')),
       'identity', json_build_object('id', gen_random_uuid(), 'queuedAt', now())), max_attempts => 40)
         FROM generate_series(1, $1::int) i`,
    [MAILS],
  );
  await untilCount("task_identifier = 'send-mail' AND (locked_at IS NOT NULL OR attempts > 0)", (count) => count > 0);
  let slowestMs = 0;
  const awayUntilMs = performance.now() + AWAY_S * 1000;
  while (performance.now() < awayUntilMs) {
    const queuedMs = performance.now();
    await shop.query(`SELECT graphile_worker.add_job('remove-old-job-records', json_build_object('tick', now()))`);
    await untilCount("task_identifier = 'remove-old-job-records'", (count) => count === 0);
    slowestMs = Math.max(slowestMs, performance.now() - queuedMs);
    await pause(1_000);
  }
  if (!IS_GONE) silent.close();
  for (const socket of sockets) socket.destroy();
  mailServer.listen(port, '127.0.0.1');
  const backMs = performance.now();
  while (received.size < MAILS && performance.now() - backMs < 4 * BACK_LIMIT_S * 1000) await pause(POLL_MS);
  const neededS = (performance.now() - backMs) / 1000;
  console.log(
    `${MAILS} mails, ${IS_GONE ? 'gone' : 'silent'} for ${AWAY_S} s: another job was done after ` +
      `${(slowestMs / 1000).toFixed(2)} s at most; all mails ${neededS.toFixed(1)} s after the return.\n`,
  );
  await untilCount("task_identifier = 'send-mail'", (count) => count === 0);
  verdict.expect('mails delivered', received.size, MAILS);
  verdict.expect('mails delivered twice', [...received.values()].filter((times) => times > 1).length, 0);
  verdict.expect(`all within ${BACK_LIMIT_S} s`, neededS <= BACK_LIMIT_S, true);
  verdict.expect(`another job meanwhile within ${JOB_LIMIT_S} s`, slowestMs <= JOB_LIMIT_S * 1000, true);
  verdict.tell();
} finally {
  await shop.close();
  silent.close();
  mailServer.close();
}

/** @param {string} condition @param {(count: number) => boolean} isReached */
async function untilCount(condition, isReached) {
  for (;;) {
    const [{ count }] = await shop.query(`SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE ${condition}`);
    if (isReached(count)) return;
    await pause(POLL_MS);
  }
}
