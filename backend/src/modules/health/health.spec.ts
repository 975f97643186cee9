import request from 'supertest';
import { Client } from 'pg';
import { Shutdown } from '../../common/serving/shutdown.js';
import { waitFor } from '../../../test/start/app-process.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const TOKEN = 'scrape-with-this';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ metricsToken: TOKEN });
});
afterAll(() => t.close());

describe('health', () => {
  it('is alive and well', async () => {
    const live = await request(t.server).get('/api/health/live').expect(200, { status: 'ok' });
    expect(live.headers['cache-control']).toBe('no-store');
    const { body } = await request(t.server).get('/api/health').expect(200);
    expect(body).toMatchObject({ status: 'ok', details: { database: { status: 'up' } } });
    expect(body.details.backup.ageSeconds).toBeGreaterThanOrEqual(0);
  });

  it('says 503 and when to ask again while the database refuses, stays alive, and recovers', async () => {
    const url = new URL(t.env.databaseUrl);
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    const admin = new Client({ connectionString: url.href });
    await admin.connect();
    try {
      await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      // With a limit it waits until each is gone; without, one that is still there would answer, or break later.
      await admin.query('SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = $1', [name]);
      const answer = await request(t.server).get('/api/health').expect(503);
      expect(answer.body).toMatchObject({ status: 'error', details: { database: { status: 'down' } } });
      expect(answer.headers['retry-after']).toBe('5');
      await request(t.server).get('/api/health/live').expect(200);
    } finally {
      await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
      await admin.end();
    }
    await waitFor(async () => (await request(t.server).get('/api/health')).status === 200);
  });
});

it('says before it stops to ask elsewhere, serves on, and ends each connection with its answer', async () => {
  const shutdown = t.app.get(Shutdown, { strict: false });
  expect(
    (await request(t.server).get('/api/faqs/active').set('Connection', 'keep-alive')).headers['connection'],
  ).not.toBe('close');
  shutdown.isComing = true;
  try {
    const health = await request(t.server).get('/api/health').set('Connection', 'keep-alive').expect(503);
    expect(health.body).toMatchObject({ status: 'stopping', details: { database: { status: 'up' } } });
    expect(health.headers).toMatchObject({ 'retry-after': '5', connection: 'close' });
    for (const path of ['/api/health/live', '/api/faqs/active']) {
      expect(
        (await request(t.server).get(path).set('Connection', 'keep-alive').expect(200)).headers['connection'],
      ).toBe('close');
    }
  } finally {
    shutdown.isComing = false;
  }
});

describe('metrics', () => {
  it('tells this machine how long each route takes, by pattern and not by address', async () => {
    await request(t.server).get('/api/admin/faqs/4711');
    await request(t.server).get('/made-up/by-somebody');
    const { text } = await request(t.server)
      .get('/metrics')
      .expect(200)
      .expect('Content-Type', /text\/plain/);
    expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/api\/admin\/faqs\/:id"/);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toMatch(/faqs\/4711|made-up/);
  });

  it.each([
    ['without a token', {}],
    ['with a wrong token', { authorization: 'Bearer scrape-with-that' }],
    ['with an empty token', { authorization: 'Bearer ' }],
  ])('are not there for who comes through a proxy %s', async (_case, headers) => {
    await request(t.server)
      .get('/metrics')
      .set({ 'x-forwarded-for': '127.0.0.1', ...headers })
      .expect(404);
  });

  it('are there with the token', async () => {
    await request(t.server)
      .get('/metrics')
      .set({ 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${TOKEN}` })
      .expect(200);
  });
});

describe('the id of a request', () => {
  it.each(['/api/health/live', '/api/admin/users', '/api/nothing', '/nothing'])(
    'is a new one on every answer of %s, whatever a client without a proxy says',
    async (path) => {
      const answer = await request(t.server).post(path).set('x-request-id', 'client-0123456789');
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
