// Half an hour at half of what the school can take: visitors who read, fill carts and order. Nothing fails, and once
// it is warm the app needs no more memory than it did.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { DrillShop } from './support/drill-shop.mjs';
import { median, megabytes, short } from './support/figures.mjs';
import { CONNECTIONS, posted } from './support/fire.mjs';
import { residentKib } from './support/process-tree.mjs';
import { Verdict } from './support/verdict.mjs';

const MINUTES = Number(process.argv[2] ?? 30);
const WARM_MINUTES = Number(process.argv[3] ?? 5);
const CAPACITY_SECONDS = 30;
const STOCK = 10_000_000;
const LOOKED_AT_EVERY_MS = 1_000;
/** Memory goes up and down with each collection of garbage: what is compared are medians of two minutes. */
const SPAN = 120;
const MOST_GROWTH = 5;
const READS = ['/', '/class-schedule', '/shop', '/api/class-schedules', '/api/products', '/api/faqs/active'];

const shop = await DrillShop.open(1);
const verdict = new Verdict();
try {
  const [app] = shop.apps;
  const products = await shop.addProducts(4, STOCK);
  const full = await visit(products, CAPACITY_SECONDS);
  const capacity = full.requests.average;
  console.log(`At most ${short(capacity)} requests a second, ${outcome(full)}.`);
  const watching = new AbortController();
  const memory = watch(app.pid, watching.signal);
  const steady = await visit(products, MINUTES * 60, capacity / 2);
  watching.abort();
  judge(steady, await memory);
} finally {
  await shop.close();
}

/** Of 20 requests 15 are reads, 4 fill a cart, and one is an order. */
function visit(products, seconds, overallRate) {
  const post = (path, body) => ({
    method: 'POST',
    path,
    setupRequest: (request) => ({ ...request, ...posted(body()) }),
  });
  const read = (turn) => ({ method: 'GET', path: READS[turn % READS.length], headers: { 'Accept-Encoding': 'br' } });
  const cart = post('/api/cart', () => ({ sessionId: randomUUID(), productId: products[0].id, quantity: 1 }));
  const order = post('/api/orders', () => shop.orderOf(products.slice(0, 2)));
  const requests = Array.from({ length: 20 }, (_, turn) => {
    if (turn === 19) return order;
    return turn % 5 === 4 ? cart : read(turn);
  });
  return autocannon({
    url: shop.apps[0].url,
    connections: CONNECTIONS.read,
    duration: seconds,
    timeout: 60,
    requests,
    ...(overallRate && { overallRate: Math.round(overallRate) }),
  });
}

async function watch(pid, signal) {
  const found = [];
  while (!signal.aborted) {
    found.push(megabytes(await residentKib(pid)));
    if (found.length % 60 === 0) console.log(`${found.length / 60} min: ${short(median(found.slice(-60)))} MB`);
    await pause(LOOKED_AT_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  return found;
}

function judge(steady, memory) {
  console.log(`\n${short(steady.requests.average)} requests a second for ${MINUTES} minutes, ${outcome(steady)}.`);
  verdict.expect('requests without an answer', steady.errors, 0);
  const others = Object.keys(steady.statusCodeStats).filter((status) => !['200', '201'].includes(status));
  verdict.expect('answers besides 200 and 201', others.join(', ') || 'none', 'none');
  const warm = median(memory.slice(WARM_MINUTES * 60, WARM_MINUTES * 60 + SPAN));
  const last = median(memory.slice(-SPAN));
  console.log(`${short(warm)} MB after ${WARM_MINUTES} minutes, ${short(last)} MB at the end.`);
  verdict.below(`growth after ${WARM_MINUTES} minutes`, (last / warm - 1) * 100, MOST_GROWTH, ' %');
  verdict.tell();
}

function outcome({ statusCodeStats, latency }) {
  const counts = Object.entries(statusCodeStats).map(
    ([status, { count }]) => `${count.toLocaleString('en')} × ${status}`,
  );
  return `${counts.join(', ')}; median ${latency.p50} ms, p99 ${latency.p99} ms`;
}
