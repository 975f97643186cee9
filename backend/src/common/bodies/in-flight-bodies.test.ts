import { NotFoundException } from '@nestjs/common';
import Fastify from 'fastify';
import { limitInFlightBodies } from './in-flight-bodies.js';
import { BODY_LIMIT_BYTES } from './body-limit.js';
import { readJsonBodies } from './json-body-parser.js';

const ADDRESS = '203.0.113.7';
const LARGEST = { payload: JSON.stringify('x'.repeat(BODY_LIMIT_BYTES - 2)) };
const OF_ANY_LENGTH = { payload: '{"said":"hello"}', headers: { 'transfer-encoding': 'chunked' } };
const SMALL = { payload: '{"said":"hello"}' };

/** Requests to `/api/contact` are under way until `answer` is called. */
function makeServer() {
  const fastify = Fastify();
  limitInFlightBodies(fastify);
  readJsonBodies(fastify);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  fastify.post('/api/contact', async () => {
    await answered;
    return 'kept';
  });
  fastify.post('/api/orders', async () => 'ordered');
  fastify.post('/api/admin/photos', async () => 'kept');
  fastify.post('/api/missing', async () => {
    throw new NotFoundException();
  });
  const send = async (
    body: { payload: string; headers?: Record<string, string> },
    { url = '/api/orders', remoteAddress = ADDRESS } = {},
  ): Promise<number> => {
    const headers = { 'content-type': 'application/json', ...body.headers };
    return (await fastify.inject({ method: 'POST', url, remoteAddress, ...body, headers })).statusCode;
  };
  return { send, answer };
}

it.each([
  ['the largest bodies', LARGEST],
  ['bodies that may be as large', OF_ANY_LENGTH],
])('of one address sixteen of %s are under way at once', async (_what, body) => {
  const { send, answer } = makeServer();
  const underWay = Array.from({ length: 16 }, () => send(body, { url: '/api/contact' }));
  expect(await send(SMALL)).toBe(429);
  answer();
  expect(await Promise.all(underWay)).toEqual(Array(16).fill(200));
  expect(await send(LARGEST)).toBe(200);
});

it('others do not notice, nor do staff, of whom it is known who they are', async () => {
  const { send, answer } = makeServer();
  const underWay = Array.from({ length: 16 }, () => send(LARGEST, { url: '/api/contact' }));
  expect(await send(SMALL, { remoteAddress: '203.0.113.8' })).toBe(200);
  expect(await send(SMALL, { url: '/api/admin/photos' })).toBe(200);
  answer();
  await Promise.all(underWay);
});

it('the networks of one household are one address', async () => {
  const { send, answer } = makeServer();
  const underWay = Array.from({ length: 16 }, (_, i) =>
    send(LARGEST, { url: '/api/contact', remoteAddress: `2001:db8:7:${i}::1` }),
  );
  expect(await send(SMALL, { remoteAddress: '2001:db8:7:ffff::9' })).toBe(429);
  answer();
  await Promise.all(underWay);
});

it('what was refused is under way no longer', async () => {
  const { send } = makeServer();
  for (let i = 0; i < 20; i++) expect(await send(LARGEST, { url: '/api/missing' })).toBe(404);
});
