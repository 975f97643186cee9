// The app is killed in the middle of orders, again and again, with its embedded database left an orphan: whoever was
// told that the order is placed has it, whole, and was written to; nobody has half of one; no unit and no payment is
// lost or made.
import { setTimeout as pause } from 'node:timers/promises';
import { DrillShop } from './support/drill-shop.mjs';
import { Load } from './support/load.mjs';
import { ordersUntoldOf } from './support/order-mails.mjs';
import { Verdict } from './support/verdict.mjs';

const KILLS = Number(process.argv[2] ?? 20);
const STOCK = 1_000_000;
const READY_LIMIT_S = 10;
/** Different each time, so that it falls on different moments of an order. */
const lifeMs = (kill) => 700 + 61 * (kill % 11);

const shop = await DrillShop.open(1);
const verdict = new Verdict();
try {
  const [app] = shop.apps;
  const products = await shop.addProducts(4, STOCK);
  const load = new Load(shop, products);
  await load.start();
  let slowestMs = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await pause(lifeMs(kill));
    const before = load.acknowledged.length;
    await app.killHard();
    const startedMs = performance.now();
    await app.start();
    const neededMs = performance.now() - startedMs;
    slowestMs = Math.max(slowestMs, neededMs);
    console.log(
      `kill ${kill}: ${before} orders acknowledged so far, serving again after ${(neededMs / 1000).toFixed(1)} s`,
    );
  }
  await pause(lifeMs(0));
  await load.stop();
  // Nothing is judged by the clock of a busy machine: a test says so.
  if (!process.env.MACHINE_IS_BUSY) verdict.below('longest time to serve again', slowestMs / 1000, READY_LIMIT_S, ' s');
  await judge(load, products);
} finally {
  await shop.close();
}

async function judge(load, products) {
  const kept = await shop.query('SELECT order_number AS number FROM orders WHERE order_number = ANY($1)', [
    load.acknowledged,
  ]);
  console.log(`\n${load.acknowledged.length} orders acknowledged.`);
  verdict.expect('orders acknowledged and kept', kept.length, new Set(load.acknowledged).size);
  verdict.expect('orders that are not whole', (await shop.halfWritten()).length, 0);
  const twice = await shop.query(
    "SELECT FROM orders WHERE idempotency_key LIKE 'load-%' GROUP BY idempotency_key HAVING count(*) > 1",
  );
  verdict.expect('keys with two orders', twice.length, 0);
  await load.judgeMoney(verdict);
  await load.judgePapers(verdict);
  const written = await shop.query("SELECT order_number AS number FROM orders WHERE idempotency_key LIKE 'load-%'");
  verdict.expect(
    'orders of which the customer or the staff are not told',
    (
      await ordersUntoldOf(
        shop,
        written.map(({ number }) => number),
      )
    ).length,
    0,
  );
  const stocks = await shop.stockAndHeld(products);
  verdict.expect(
    'products whose stock and held units differ from what there was',
    stocks.filter(({ total }) => total !== STOCK).length,
    0,
  );
  verdict.expect(
    'answers besides orders that are 5xx',
    load.others.filter(({ status }) => status >= 500 && status !== 503).length,
    0,
  );
  verdict.tell();
}
