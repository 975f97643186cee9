// Many buyers for the last few of a product, and then of one size of another, at the same moment, before two processes
// on one database: whoever is told that they have one has one, and everybody else is refused with a reason.
import { DrillShop, tally } from './support/drill-shop.mjs';
import { Verdict } from './support/verdict.mjs';

const BUYERS = Number(process.argv[2] ?? 500);
const UNITS = Number(process.argv[3] ?? 10);
const ROUNDS = Number(process.argv[4] ?? 20);

const shop = await DrillShop.open(2);
const verdict = new Verdict();
try {
  console.log(`${BUYERS} buyers at once for ${UNITS}, two processes, ${ROUNDS} rounds.\n`);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await sellOut(`round ${round}`, (await shop.addProducts(1, UNITS))[0], false);
    await sellOut(`round ${round}, by size`, await shop.addSizedProduct(UNITS), true);
  }
  verdict.expect('orders that are not whole', (await shop.halfWritten()).length, 0);
  verdict.expect('deadlocks', await shop.deadlocks(), 0);
  shop.judgeRetries(verdict);
  verdict.tell();
} finally {
  await shop.close();
}

async function sellOut(round, product, isBySize) {
  const startedMs = performance.now();
  const answers = await Promise.all(Array.from({ length: BUYERS }, (_, i) => shop.buy(i, shop.orderOf([product]))));
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(2);
  verdict.expect(`${round}, ${seconds} s, answers`, tally(answers), `201: ${UNITS}, 409: ${BUYERS - UNITS}`);
  verdict.expect(
    '  refusals that name the product',
    answers.filter(({ status, body }) => status === 409 && body.message.includes(product.name)).length,
    BUYERS - UNITS,
  );
  const [{ stock, total }] = await shop.stockAndHeld([product]);
  const [left, all] = isBySize ? [UNITS, UNITS * 2] : [0, UNITS];
  verdict.expect('  stock left, stock and sold together', `${stock}, ${total}`, `${left}, ${all}`);
  if (isBySize) verdict.expect('  by size', await shop.sizesOf(product), `S ${UNITS}, M 0`);
}
