// Orders of three products each, in any order of their lines, at the same moment: nobody waits in a circle.
import { DrillShop, tally } from './support/drill-shop.mjs';
import { Verdict } from './support/verdict.mjs';

const ORDERS = Number(process.argv[2] ?? 400);
const PRODUCTS = 6;
const LINES = 3;
/** Enough for three quarters of them. */
const STOCK = Math.ceil((ORDERS * LINES * 0.75) / PRODUCTS);

const shop = await DrillShop.open(2);
const verdict = new Verdict();
try {
  console.log(`${ORDERS} orders of ${LINES} lines in random order, two processes.\n`);
  const products = await shop.addProducts(PRODUCTS, STOCK);
  const answers = await Promise.all(
    Array.from({ length: ORDERS }, (_, i) => shop.buy(i, shop.orderOf(someOf(products)))),
  );
  console.log(tally(answers));
  verdict.expect(
    'answers that are neither an order nor a refusal for stock',
    answers.filter((answer) => !isOrder(answer) && !isOutOfStock(answer)).length,
    0,
  );
  const sold = answers.filter(isOrder).length * LINES;
  const stocks = await shop.stockAndHeld(products);
  verdict.expect(
    'units sold and units left',
    sold + stocks.reduce((sum, { stock }) => sum + stock, 0),
    PRODUCTS * STOCK,
  );
  verdict.expect(
    'products whose stock and sold units differ from what there was',
    stocks.filter(({ total }) => total !== STOCK).length,
    0,
  );
  verdict.expect('orders that are not whole', (await shop.halfWritten()).length, 0);
  verdict.expect('deadlocks', await shop.deadlocks(), 0);
  shop.judgeRetries(verdict);
  verdict.tell();
} finally {
  await shop.close();
}

function someOf(products) {
  return products
    .map((product) => ({ product, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, LINES)
    .map(({ product }) => product);
}

function isOrder({ status }) {
  return status === 201;
}

function isOutOfStock({ status, body }) {
  return status === 409 && /out of stock|left of/.test(body.message);
}
