import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { createApp } from '../src/configure-app.js';
import { DatabaseProxy } from './database-proxy.js';
import { type SignedIn, signInAdmin } from './factories.js';
import { startTestApp, type TestApp } from './test-app.js';

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
  app = await createApp({ ...t.env, databaseUrl: proxy.url });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(async () => {
  await app.close();
  await proxy.refuse();
  await t.close();
});

const read = () => request(app.getHttpServer()).get('/api/faqs/active');
const write = () => request(app.getHttpServer()).post('/api/admin/faqs').set(admin.headers).send({ question: 'Is there parking?', answer: 'Yes, in front of the club.' });
const order = () => request(app.getHttpServer()).post('/api/orders').send({
  customerName: 'Thandi Mokoena', customerEmail: 'thandi@example.com', shippingAddress: '12 Naivasha Road', totalAmount: 100, items: [{ productId: 1, quantity: 1, price: 100 }],
});

async function expectAway(ask: () => request.Test): Promise<void> {
  const startedMs = performance.now();
  const answer = await ask();
  expect(performance.now() - startedMs).toBeLessThan(LIMIT_MS);
  expect(answer.body).toEqual({ statusCode: 503, error: 'Service Unavailable', message: 'The service is not available at the moment. Please try again in a few seconds' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
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
  it('every request is a 503 within 2.5 s, many at once too, and all is well when it is back', async () => {
    await Promise.all(Array.from({ length: 8 }, () => read().expect(200)));
    proxy.swallow();
    await expectAway(read);
    await expectAway(write);
    await Promise.all(Array.from({ length: 30 }, () => expectAway(read)));
    // These wait for each other before they wait for the database.
    await Promise.all(Array.from({ length: 30 }, () => expectAway(order)));
    // The connections that fell silent never speak again: the pool must have let go of them.
    proxy.passNewConnections();
    await Promise.all(Array.from({ length: 12 }, () => read().expect(200)));
    await write().expect(201);
  }, SILENT_TEST_MS);
});
