import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { answerNotModified, tagPublicReads } from './api-caching.js';
import { compressAnswers } from './compress-answers.js';

const LIST = Array.from({ length: 200 }, (_, id) => ({ id, name: 'Thandi' }));
const TEXT = JSON.stringify(LIST);

let fastify: FastifyInstance;
beforeAll(() => {
  fastify = new FastifyAdapter().getInstance();
  tagPublicReads(fastify);
  compressAnswers(fastify);
  answerNotModified(fastify);
  fastify.get('/api/list', async () => LIST);
  fastify.get('/api/short', async () => LIST.slice(0, 2));
  fastify.post('/api/login', async (_request, reply) => reply.header('Set-Cookie', 'storm_session=secret').send(LIST));
  fastify.get('/api/admin/list', async (_request, reply) =>
    reply.type('application/json').send(Readable.from(LIST.map((record) => JSON.stringify(record)))),
  );
  fastify.get('/api/admin/one', async (_request, reply) => reply.header('ETag', '"2026"').send(LIST));
  fastify.get('/api/file', async (_request, reply) => reply.type('application/pdf').send(Buffer.alloc(2_000)));
});
afterAll(() => fastify.close());

const ask = (url: string, encoding: string, more: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  fastify.inject({ method, url, headers: { 'accept-encoding': encoding, ...more } });

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a caller that reads %s gets a long answer as %s', async (accepted, encoding, unpack) => {
  const answer = await ask('/api/list', accepted);
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
    'content-type': expect.stringMatching(/^application\/json/),
  });
  expect(answer.rawPayload.length).toBeLessThan(TEXT.length / 4);
  expect(String(unpack(answer.rawPayload))).toBe(TEXT);
});

it('the tag of one form is known in every other, and none is called the same bytes', async () => {
  const [plain, packed] = await Promise.all([ask('/api/list', 'identity'), ask('/api/list', 'br')]);
  expect(packed.headers.etag).toBe(`W/${plain.headers.etag}`);
  for (const encoding of ['identity', 'br', 'gzip']) {
    for (const { headers } of [plain, packed]) {
      const known = await ask('/api/list', encoding, { 'if-none-match': headers.etag! });
      expect([known.statusCode, known.body, known.headers.vary]).toEqual([304, '', 'Accept-Encoding']);
      expect(known.headers).not.toHaveProperty('content-length'); // that of the 200, or none (RFC 9110, 8.6)
    }
  }
});

it.each([
  ['a short answer', '/api/short', 'GET'],
  ['an answer that sets a cookie', '/api/login', 'POST'],
  ['what is no text', '/api/file', 'GET'],
] as const)('%s goes as it is', async (_what, url, method) => {
  expect((await ask(url, 'br', {}, method)).headers).not.toHaveProperty('content-encoding');
});

it('a list that is written piece by piece is compressed so', async () => {
  const answer = await ask('/api/admin/list', 'gzip');
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(answer.rawPayload))).toBe(LIST.map((record) => JSON.stringify(record)).join(''));
});

it('the tag of a record stays one that If-Match takes', async () => {
  expect((await ask('/api/admin/one', 'br')).headers).toMatchObject({ 'content-encoding': 'br', etag: '"2026"' });
});
