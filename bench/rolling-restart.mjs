// A new release, replica after replica, behind a proxy that keeps connections: nobody is turned away, and what is
// scheduled is done once. Half of the visitors click without a pause, the others leave their connections idle in
// between; every third request is a write.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DrillShop } from './support/drill-shop.mjs';
import { KeepAliveProxy } from './support/keep-alive-proxy.mjs';
import { ScheduledJobs } from './support/scheduled-jobs.mjs';
import { Verdict } from './support/verdict.mjs';

const REQUESTS = Number(process.argv[2] ?? 10_000);
const RESTARTS = Number(process.argv[3] ?? 5);
/** Only this way of the proxy's, by its number; all without it. */
const WAY = process.argv[4];
/** Over which the restarts are spread; as fast as they come without it. */
const MINUTES = Number(process.argv[5] ?? 0);
const LEAST_TICKS = 30;
const REPLICAS = 3;
const VISITORS = 16;
const LONGEST_PAUSE_MS = 1_500;
/** Between two restarts, so that the one that is back takes its part again. */
const SETTLE_MS = 500;

/**
 * How proxies find out: by asking, or by keeping no idle connection for as long as the school takes its leave
 * (deploy/Caddyfile).
 */
const WAYS = {
  'asks /api/health': { asksHealth: true, idleMs: 60_000 },
  'keeps idle connections for 2 s': { asksHealth: false, idleMs: 2_000 },
};

// The first only has the database.
const shop = await DrillShop.open(1 + REPLICAS);
const verdict = new Verdict();
try {
  const [product] = await shop.addProducts(1, 1_000_000);
  const replicas = shop.apps.slice(1);
  const jobs = await ScheduledJobs.watch(shop);
  for (const [name, way] of Object.entries(WAYS).filter((_way, index) => WAY === undefined || index === Number(WAY))) {
    const { sent, failed } = await roll(replicas, product, way);
    verdict.expect(
      `a proxy that ${name}: ${sent} requests over ${RESTARTS} restarts, failed`,
      failed.join(', ') || 'none',
      'none',
    );
    verdict.expect('  at least as many as asked for', sent >= REQUESTS, true);
  }
  const { ticks, notOnce } = await jobs.told();
  verdict.expect(
    `${ticks} scheduled jobs on ${REPLICAS} replicas, not done exactly once`,
    notOnce.join(', ') || 'none',
    'none',
  );
  if (MINUTES >= LEAST_TICKS) verdict.atLeast('  scheduled jobs', ticks, LEAST_TICKS);
  verdict.tell();
} finally {
  await shop.close();
}

/** @param {import('../e2e/support/school-server.mjs').SchoolServer[]} replicas */
async function roll(replicas, product, way) {
  const proxy = new KeepAliveProxy(
    replicas.map(({ url }) => url),
    way,
  );
  const failed = [];
  let sent = 0;
  const restarts = { left: RESTARTS };
  const visit = async (isFast) => {
    const sessionId = randomUUID();
    const calls = [
      ['POST', '/api/cart', { sessionId, productId: product.id, quantity: 1 }],
      ['GET', `/api/cart/${sessionId}`],
      ['GET', '/api/class-schedules'],
    ];
    for (let turn = 0; sent < REQUESTS || restarts.left > 0; turn += 1) {
      const [method, path, body] = calls[turn % calls.length];
      sent += 1;
      const { status, text } = await proxy.send(method, path, body);
      if (status !== 200 && status !== 201) failed.push(`${method} ${path} ${status} ${text.slice(0, 80)}`);
      if (!isFast || sent >= REQUESTS) await pause(Math.random() * LONGEST_PAUSE_MS);
    }
  };
  const visits = Array.from({ length: VISITORS }, (_, i) => visit(i % 2 === 0));
  for (; restarts.left > 0; restarts.left -= 1) {
    const replica = replicas[restarts.left % replicas.length];
    await replica.stop();
    await replica.start();
    await pause(Math.max(SETTLE_MS, (MINUTES * 60_000) / RESTARTS));
  }
  await Promise.all(visits);
  proxy.close();
  return { sent, failed };
}
