// PostgreSQL is killed under load, again and again, while the app runs on: no order that was acknowledged is lost, and the
// app takes orders again by itself.
import { setTimeout as pause } from 'node:timers/promises';
import { DrillShop, tally } from './support/drill-shop.mjs';
import { Load } from './support/load.mjs';
import { Verdict } from './support/verdict.mjs';

const KILLS = Number(process.argv[2] ?? 20);
const STOCK = 1_000_000;
const RECOVERY_LIMIT_MS = 10_000;
const POLL_MS = 10;
const lifeMs = (kill) => 700 + 61 * (kill % 11);

const shop = await DrillShop.open(1);
const [app] = shop.apps;
const verdict = new Verdict();
try {
  const pid = app.pid;
  const products = await shop.addProducts(4, STOCK);
  const load = new Load(shop, products);
  await load.start();
  let slowestMs = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await pause(lifeMs(kill));
    const postmaster = await app.postmasterPid();
    process.kill(postmaster, 'SIGKILL');
    slowestMs = Math.max(slowestMs, await untilOrdersAgain(load, kill, postmaster));
  }
  await load.stop();
  const kept = await shop.query('SELECT order_number FROM orders WHERE order_number = ANY($1)', [load.acknowledged]);
  console.log(`\n${load.acknowledged.length} orders acknowledged; other answers ${tally(load.others)}.`);
  verdict.expect('orders acknowledged and kept', kept.length, new Set(load.acknowledged).size);
  verdict.expect('orders that are not whole', (await shop.halfWritten()).length, 0);
  const stocks = await shop.stockAndHeld(products);
  verdict.expect('products whose stock and held units differ from what there was', stocks.filter(({ total }) => total !== STOCK).length, 0);
  verdict.expect('answers that are neither an order nor a 503 with Retry-After', load.others.filter(({ status, retryAfter }) => status !== 503 || !retryAfter).length, 0);
  verdict.expect(`orders again within ${RECOVERY_LIMIT_MS / 1000} s each time`, slowestMs <= RECOVERY_LIMIT_MS, true);
  verdict.expect('the app was not started again', app.pid, pid);
  verdict.tell();
} finally {
  await shop.close();
}

/** How long from the kill until orders are acknowledged by the database that was started in its place, in ms. */
async function untilOrdersAgain(load, kill, killedPid) {
  const startedMs = performance.now();
  const isLate = () => performance.now() - startedMs > 2 * RECOVERY_LIMIT_MS;
  while ((await app.postmasterPid().catch(() => killedPid)) === killedPid && !isLate()) await pause(POLL_MS);
  const before = load.acknowledged.length;
  while (load.acknowledged.length === before && !isLate()) await pause(POLL_MS);
  const neededMs = performance.now() - startedMs;
  console.log(`kill ${kill}: ${before} orders acknowledged so far, orders again after ${(neededMs / 1000).toFixed(1)} s`);
  return neededMs;
}
