// The same order sent many times at the same moment, as impatient fingers and lost answers do: each key is one order.
import { DrillShop, tally } from './support/drill-shop.mjs';
import { Verdict } from './support/verdict.mjs';

const KEYS = Number(process.argv[2] ?? 200);
const RETRIES = Number(process.argv[3] ?? 20);

const shop = await DrillShop.open(2);
const verdict = new Verdict();
try {
  console.log(`${KEYS} keys, ${RETRIES} retries of each at once, two processes.\n`);
  const [product] = await shop.addProducts(1, KEYS * RETRIES);
  const keys = Array.from({ length: KEYS }, (_, i) => ({ key: `drill-${i}`, order: shop.orderOf([product]) }));
  const answers = await Promise.all(
    keys.flatMap(({ key, order }) => Array.from({ length: RETRIES }, (_, i) => shop.buy(i, order, key))),
  );
  verdict.expect('answers', tally(answers), `200: ${KEYS * (RETRIES - 1)}, 201: ${KEYS}`);
  verdict.expect('order numbers', new Set(answers.map(({ body }) => body.orderNumber)).size, KEYS);
  const [{ count }] = await shop.query(
    "SELECT count(*)::int AS count FROM orders WHERE idempotency_key LIKE 'drill-%'",
  );
  verdict.expect('orders', count, KEYS);
  const [{ stock }] = await shop.stockAndHeld([product]);
  verdict.expect('units sold', KEYS * RETRIES - stock, KEYS);
  verdict.expect('orders that are not whole', (await shop.halfWritten()).length, 0);
  verdict.expect('deadlocks', await shop.deadlocks(), 0);
  shop.judgeRetries(verdict);
  verdict.tell();
} finally {
  await shop.close();
}
