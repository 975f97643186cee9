import { setImmediate } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { createLogger } from '../src/common/logging/logger.js';
import { CacheServer } from '../src/common/serving/cache-server.js';
import { createApp } from '../src/configure-app.js';
import { startTestApp, type TestApp } from './test-app.js';

const SEEN_BY_PROXY = '203.0.113.7';

let t: TestApp;
let app: NestFastifyApplication;
const lines: { req?: { path: string; from: string } }[] = [];
beforeAll(async () => {
  t = await startTestApp();
  const log = createLogger('json', { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  app = await createApp({ ...t.env, trustProxy: 1, changeProofLifeMs: 60_000 }, log, 'no-builds');
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(async () => {
  await app.close();
  await t.close();
});

it('the log names who asked the proxy, also where the answer came from memory', async () => {
  const fromMemory = jest.spyOn(CacheServer.prototype as unknown as { answer: () => boolean }, 'answer');
  while (fromMemory.mock.results.at(-1)?.value !== true)
    await request(app.getHttpServer()).get('/api/faqs/active').set('X-Forwarded-For', SEEN_BY_PROXY).expect(200);
  const asked = () => lines.flatMap(({ req }) => (req?.path === '/api/faqs/active' ? [req.from] : []));
  // A line is written once its answer has left, which its reader may see first.
  while (asked().length < fromMemory.mock.calls.length) await setImmediate();
  expect(asked()).toEqual(fromMemory.mock.calls.map(() => SEEN_BY_PROXY));
});
