// PostgreSQL is killed under load, again and again, in turns its first process and one that serves a connection (after
// which PostgreSQL ends all others and recovers), while the app runs on: no order that was acknowledged is lost, nor
// its mails, nor a payment, and the app takes orders again by itself.
import { setTimeout as pause } from 'node:timers/promises';
import { DrillShop, tally } from './support/drill-shop.mjs';
import { Load } from './support/load.mjs';
import { ordersUntoldOf } from './support/order-mails.mjs';
import { Verdict } from './support/verdict.mjs';

/** Twenty of each kind. */
const KILLS = Number(process.argv[2] ?? 40);
const STOCK = 1_000_000;
const RECOVERY_LIMIT_MS = 10_000;
/** Nothing is judged by the clock of a busy machine (a test says so): it only ends what hangs. */
const PATIENCE_MS = process.env.MACHINE_IS_BUSY ? 30 * RECOVERY_LIMIT_MS : 2 * RECOVERY_LIMIT_MS;
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
    const isWhole = kill % 2 === 1;
    const victim = isWhole ? await app.postmasterPid() : await servingProcess();
    const refusedBefore = load.others.length;
    process.kill(victim, 'SIGKILL');
    const isDown = isWhole
      ? async () => (await app.postmasterPid().catch(() => victim)) !== victim
      : async () => load.others.length > refusedBefore;
    const neededMs = await untilOrdersAgain(load, isDown);
    console.log(
      `kill ${kill}, ${isWhole ? 'all of PostgreSQL' : 'one connection  '}: orders again after ` +
        `${(neededMs / 1000).toFixed(1)} s, ${load.acknowledged.length} so far`,
    );
    slowestMs = Math.max(slowestMs, neededMs);
  }
  await load.stop();
  const kept = await shop.query('SELECT order_number FROM orders WHERE order_number = ANY($1)', [load.acknowledged]);
  console.log(`\n${load.acknowledged.length} orders acknowledged; other answers ${tally(load.others)}.`);
  verdict.expect('orders acknowledged and kept', kept.length, new Set(load.acknowledged).size);
  verdict.expect('orders that are not whole', (await shop.halfWritten()).length, 0);
  await load.judgeMoney(verdict);
  await load.judgePapers(verdict);
  verdict.expect(
    'orders of which the customer or the staff are not told',
    (await ordersUntoldOf(shop, load.acknowledged)).length,
    0,
  );
  const stocks = await shop.stockAndHeld(products);
  verdict.expect(
    'products whose stock and held units differ from what there was',
    stocks.filter(({ total }) => total !== STOCK).length,
    0,
  );
  verdict.expect(
    'answers that are neither an order nor a 503 with Retry-After',
    load.others.filter(({ status, retryAfter }) => status !== 503 || !retryAfter).length,
    0,
  );
  if (!process.env.MACHINE_IS_BUSY)
    verdict.expect(`orders again within ${RECOVERY_LIMIT_MS / 1000} s each time`, slowestMs <= RECOVERY_LIMIT_MS, true);
  verdict.expect('the app was not started again', app.pid, pid);
  verdict.tell();
} finally {
  await shop.close();
}

/** The process of a connection that is writing, or was a moment ago. */
async function servingProcess() {
  const [{ pid }] = await shop.query(`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
      AND pid <> pg_backend_pid()
    ORDER BY xact_start IS NULL, state_change DESC LIMIT 1`);
  return pid;
}

/** How long from the kill until orders are acknowledged after it was felt, in ms. */
async function untilOrdersAgain(load, isDown) {
  const startedMs = performance.now();
  const isLate = () => performance.now() - startedMs > PATIENCE_MS;
  while (!(await isDown()) && !isLate()) await pause(POLL_MS);
  const before = load.acknowledged.length;
  while (load.acknowledged.length === before && !isLate()) {
    if (app.hasEnded) throw new Error(`The app ended.\n${app.printed.split('\n').slice(-200).join('\n')}`);
    await pause(POLL_MS);
  }
  return performance.now() - startedMs;
}
