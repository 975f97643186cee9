import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { createApp } from '../src/configure-app.js';
import { DatabaseProxy } from './database-proxy.js';
import { createProduct, type SignedIn, signInAdmin } from './factories.js';
import { untilSomeoneWaitsForALock } from './lock-wait.js';
import { startTestApp, type TestApp } from './test-app.js';
import { yardstick } from './yardstick.js';

const LIMIT_MS = 2_500;
/** Each request into the silence takes two seconds. */
const SILENT_TEST_MS = 30_000;

let t: TestApp;
let admin: SignedIn;
let proxy: DatabaseProxy;
let app: NestFastifyApplication;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  proxy = new DatabaseProxy(new URL(t.env.databaseUrl));
  await proxy.open();
  app = await createApp({ ...t.env, databaseUrl: proxy.url, databaseTimeoutMs: 2_000 });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(async () => {
  await app.close();
  await proxy.refuse();
  await t.close();
});

const read = () => request(app.getHttpServer()).get('/api/faqs/active');
const write = () =>
  request(app.getHttpServer())
    .post('/api/admin/faqs')
    .set(admin.headers)
    .send({ question: 'Is there parking?', answer: 'Yes, in front of the club.' });
const orderOf = (productId: number) =>
  request(app.getHttpServer())
    .post('/api/orders')
    .send({
      customerName: 'Thandi Mokoena',
      customerEmail: 'thandi@example.com',
      shippingAddress: '12 Naivasha Road',
      totalAmount: 100,
      items: [{ productId, quantity: 1, price: 100 }],
    });
const order = () => orderOf(1);

const health = () => request(app.getHttpServer()).get('/api/health');
const AWAY = {
  statusCode: 503,
  error: 'Service Unavailable',
  message: 'The service is not available at the moment. Please try again in a few seconds',
};

async function expectAway(ask: () => request.Test | Promise<request.Response>): Promise<void> {
  const answer = await Promise.race([Promise.resolve(ask()), yardstick(LIMIT_MS)]);
  if (answer === 'too late') throw new Error('The answer came too late');
  expect(answer.body).toEqual(AWAY);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

/** On a busy machine a new connection may take longer than a request waits for one. */
async function untilItAnswers(): Promise<void> {
  while ((await read()).status !== 200);
}

describe('while the database refuses connections', () => {
  it('every request is a 503 within 2.5 s, and all is well when it is back', async () => {
    await read().expect(200);
    await proxy.refuse();
    await expectAway(read);
    await expectAway(write);
    await expectAway(order);
    await proxy.open();
    await read().expect(200);
    await write().expect(201);
  });
});

describe('while the database is silent', () => {
  it(
    'every request is a 503 within 2.5 s, many at once too, and all is well when it is back',
    async () => {
      await Promise.all(Array.from({ length: 8 }, () => read().expect(200)));
      proxy.swallow();
      await expectAway(read);
      await expectAway(write);
      await Promise.all(Array.from({ length: 30 }, () => expectAway(read)));
      // These wait for each other before they wait for the database.
      await Promise.all(Array.from({ length: 30 }, () => expectAway(order)));
      // The connections that fell silent never speak again: the pool must have let go of them.
      proxy.passNewConnections();
      await untilItAnswers();
      await Promise.all(Array.from({ length: 12 }, () => read().expect(200)));
      await write().expect(201);
    },
    SILENT_TEST_MS,
  );
});

describe('while the database falls silent', () => {
  it(
    'what is under way in a transaction is a 503 within 2.5 s as well: nothing waits for its ROLLBACK',
    async () => {
      const product = await createProduct(t.db, { priceCents: 100 });
      const holder = t.db.connection.createQueryRunner();
      await holder.startTransaction();
      try {
        await holder.query(`SELECT FROM products WHERE id = ${product.id} FOR UPDATE`);
        const underWay = orderOf(product.id).then((answer) => answer);
        await untilSomeoneWaitsForALock(t.db);
        proxy.swallow();
        await expectAway(() => underWay);
      } finally {
        proxy.passNewConnections();
        await holder.rollbackTransaction();
        await holder.release();
      }
      await untilItAnswers();
      await orderOf(product.id).expect(201);
    },
    SILENT_TEST_MS,
  );
});

describe('while the disk of the database is full', () => {
  const fill = async (sqlState: string): Promise<void> => {
    await t.db.query(
      "CREATE OR REPLACE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could " +
        `not extend file' USING ERRCODE = '${sqlState}'; END $$`,
    );
    await t.db.query(
      'CREATE OR REPLACE TRIGGER disk_full BEFORE INSERT ON faqs FOR EACH ROW EXECUTE FUNCTION disk_full()',
    );
  };
  const free = () => t.db.query('DROP TRIGGER IF EXISTS disk_full ON faqs');
  afterEach(free);

  it.each(['53100', '53200', '53000', '58030'])(
    'writes (SQLSTATE %s) are a 503, health says so, reads work on, and so does all when there is room',
    async (sqlState) => {
      await untilItAnswers();
      await fill(sqlState);
      await expectAway(write);
      await read().expect(200);
      const { body } = await health().expect(503).expect('Retry-After', '5');
      expect(body).toMatchObject({ status: 'error', details: { database: { status: 'degraded' } } });
      await free();
      await write().expect(201);
    },
  );
});
