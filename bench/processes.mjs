// What further processes on one port bring (PROCESSES): reads from memory and orders of one, two and four of them in
// turns, on one database. The load and PostgreSQL share the same processors, so no machine shows the whole of it.
import { cpus } from 'node:os';
import { DrillShop } from './support/drill-shop.mjs';
import { median, short, table } from './support/figures.mjs';
import { CONNECTIONS, fire, posted } from './support/fire.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = Number(process.argv[3] ?? 5);
const COUNTS = [1, 2, 4];

const shop = await DrillShop.open(1);
try {
  const [product] = shop.apps;
  const sold = await shop.addProducts(8, 100_000_000);
  let turn = 0;
  const nextProduct = () => sold[(turn += 1) % sold.length];
  const nextOrder = () => shop.orderOf([nextProduct(), nextProduct()].toSorted((a, b) => a.id - b.id));
  const targets = {
    'GET class schedules': { connections: CONNECTIONS.read, request: { path: '/api/class-schedules' } },
    'POST order': {
      connections: CONNECTIONS.write,
      expected: 201,
      request: { method: 'POST', path: '/api/orders', next: () => posted(nextOrder()) },
    },
  };
  const found = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const count of COUNTS) {
      await product.stop();
      product.variables = { ...product.variables, PROCESSES: String(count) };
      await product.start();
      for (const [name, target] of Object.entries(targets)) {
        await fire({ url: product.url, pids: [], ...target }, 1); // warms up
        const { perSecond } = await fire({ url: product.url, pids: [], ...target }, SECONDS);
        found.set(`${name}, ${count}`, [...(found.get(`${name}, ${count}`) ?? []), perSecond]);
      }
    }
  }
  const of = (name, count) => median(found.get(`${name}, ${count}`));
  const rows = Object.keys(targets).map((name) => [
    name,
    ...COUNTS.map((count) => `${short(of(name, count))} (${(of(name, count) / of(name, 1)).toFixed(2)}×)`),
  ]);
  console.log(`${cpus().length} cores, medians of ${ROUNDS} rounds of ${SECONDS} s, a second:\n`);
  console.log(table([['request', ...COUNTS.map((count) => `PROCESSES=${count}`)], ...rows]));
} finally {
  await shop.close();
}
