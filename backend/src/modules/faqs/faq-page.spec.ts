/** The FAQ page as the server sends it: with the questions of now (issue "an assistant that never misleads", 2). */
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { DatabaseProxy } from '../../../test/database-proxy.js';
import { ensureBuilt } from '../../../test/ensure-built.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { createApp } from '../../configure-app.js';
import { Faq } from './faq.entity.js';

const BUILDS = path.resolve('dist');
const BUILD_LIMIT_MS = 180_000;
const HOSTILE = 'Do you teach </script><script>alert(1)</script> & "blades"?';

let t: TestApp;
let proxy: DatabaseProxy;
let app: NestFastifyApplication;
beforeAll(async () => {
  ensureBuilt('public');
  t = await startTestApp();
  proxy = new DatabaseProxy(new URL(t.env.databaseUrl));
  await proxy.open();
  app = await createApp({ ...t.env, databaseUrl: proxy.url, databaseTimeoutMs: 2_000 }, undefined, BUILDS);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
}, BUILD_LIMIT_MS);
afterAll(async () => {
  await app.close();
  await proxy.refuse();
  await t.close();
});

const page = () => request(app.getHttpServer()).get('/faq');
const add = (question: string, isActive = true) =>
  t.db.insert(Faq, { question, answer: 'Ask at the desk.', category: 'classes', isActive });

/** What the page tells search engines. */
function questionsIn(html: string): string[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json ?? '{}') as {
    '@graph': { '@type': string; mainEntity: { name: string }[] }[];
  };
  return (graph.find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? []).map(({ name }) => name);
}

it('has the active questions in its text, in its structured data and for its scripts', async () => {
  expect(questionsIn((await page().expect(200)).text)).toEqual([]);
  await add(HOSTILE);
  await add('Is this one hidden?', false);
  const { text, headers } = await page().expect(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(questionsIn(text)).toEqual([HOSTILE]);
  expect(text).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;blades&quot;?</summary>');
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('Is this one hidden?');
  const [, sent] = /<script type="application\/json" id="page-faqs">(.*?)<\/script>/s.exec(text) ?? [];
  expect(JSON.parse(sent ?? '')).toMatchObject([{ question: HOSTILE, category: 'classes' }]);
});

it('while the database is away is a 503 without them that nobody keeps, and has them when it is back', async () => {
  await add('Is there a sauna?');
  await proxy.refuse();
  const away = await page().expect(503);
  expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
  expect(away.text).toContain('Frequently Asked Questions</h1>');
  expect(questionsIn(away.text)).toEqual([]);
  await proxy.open();
  let back = await page();
  while (back.status !== 200) back = await page();
  expect(questionsIn(back.text)).toContain('Is there a sauna?');
});
