// The product behind a pooler in transaction mode (docs/operations.md, "More than one processor"): a day of the school
// in small, over two replicas of two processes, none of which keeps a connection to PostgreSQL but for what needs one.
import { setTimeout as pause } from 'node:timers/promises';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { DrillShop, send, tally } from './support/drill-shop.mjs';
import { Pooler } from './support/pooler.mjs';
import { Verdict } from './support/verdict.mjs';

const ORDERS = Number(process.argv[2] ?? 200);
/** Fewer than the four processes would make for themselves: they have to share. */
const CONNECTIONS = 8;
/** Nobody is given data older than this. */
const STALE_LIMIT_MS = 1_000;

const shop = await DrillShop.open(1);
const verdict = new Verdict();
let pooler;
try {
  const DATABASE_DIRECT_URL = await shop.apps[0].databaseUrl();
  pooler = await Pooler.open(DATABASE_DIRECT_URL, CONNECTIONS);
  for (let i = 0; i < 2; i += 1) {
    const replica = await SchoolServer.prepare();
    shop.apps.push(replica);
    replica.variables = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL,
      PROCESSES: '2',
      RATE_LIMIT_SCALE: '100000',
    };
    await replica.start();
  }
  await drill(shop.apps.slice(1));
} finally {
  for (const replica of shop.apps.splice(1)) await replica.close();
  await pooler?.close();
  await shop.close();
}
verdict.tell();

async function drill(replicas) {
  const products = await shop.addProducts(4, ORDERS);
  const answers = await Promise.all(
    Array.from({ length: ORDERS }, (_, i) =>
      shop.buy(1 + (i % 2), shop.orderOf([products[i % 4], products[(i + 1) % 4]])),
    ),
  );
  verdict.expect('orders', tally(answers), `201: ${ORDERS}`);
  const session = crypto.randomUUID();
  const lines = await Promise.all(
    products.map(({ id }, i) =>
      send(replicas[i % 2], 'POST', '/api/cart', { sessionId: session, productId: id, quantity: 1 }),
    ),
  );
  verdict.expect('lines of a cart', tally(lines), `201: ${products.length}`);
  verdict.expect('a change seen at the other replica', await changeIsSeen(replicas), true);
  const waiting = async () =>
    (await shop.query('SELECT count(*)::int AS count FROM graphile_worker._private_jobs'))[0].count;
  for (let i = 0; i < 1_200 && (await waiting()) > 0; i += 1) await pause(100);
  verdict.expect('jobs that are left', await waiting(), 0);
}

/** A FAQ written at one replica, in the public list of the other before it could be too old. */
async function changeIsSeen([writer, reader]) {
  const question = `Is this seen? ${crypto.randomUUID()}`;
  const list = async () => (await send(reader, 'GET', '/api/faqs/active')).body;
  await list(); // from now on it is answered from memory
  const headers = await shop.signIn();
  const { status } = await send(
    writer,
    'POST',
    '/api/admin/faqs',
    { question, answer: 'Yes, everywhere.', category: 'general' },
    headers,
  );
  if (status !== 201) return `the write was answered with ${status}`;
  await pause(STALE_LIMIT_MS);
  return (await list()).some((faq) => faq.question === question);
}
