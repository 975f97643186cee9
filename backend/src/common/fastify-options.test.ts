import { FastifyAdapter } from '@nestjs/platform-fastify';
import { fastifyOptions } from './fastify-options.js';
import { CacheServer } from './serving/cache-server.js';

async function addressSeen(proxies: number, forwardedFor: string): Promise<string> {
  const fastify = new FastifyAdapter(fastifyOptions(proxies)).getInstance();
  fastify.get('/', async (request) => request.ip);
  const answer = await fastify.inject({
    url: '/',
    remoteAddress: '10.0.0.9',
    headers: { 'x-forwarded-for': forwardedFor },
  });
  await fastify.close();
  return answer.body;
}

describe('the address of a caller', () => {
  it.each([
    ['no proxy: the header is ignored', 0, '1.1.1.1', '10.0.0.9'],
    ['one proxy: what it saw', 1, '1.1.1.1', '1.1.1.1'],
    ['one proxy: what the caller claims before it is ignored', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['two proxies: what the outer one saw', 2, '6.6.6.6, 1.1.1.1, 10.0.0.8', '1.1.1.1'],
  ])('%s', async (_what, proxies, forwardedFor, expected) => {
    expect(await addressSeen(proxies, forwardedFor)).toBe(expected);
  });
});

describe('the id of a request', () => {
  const idOf = (proxies: number, given: string) =>
    fastifyOptions(proxies).genReqId?.({ headers: { 'x-request-id': given } } as never);

  it("is the proxy's when it gives a sane one", () => {
    expect(idOf(1, 'edge-0123456789')).toBe('edge-0123456789');
  });

  it.each([
    [0, 'edge-0123456789'],
    [1, 'short'],
    [1, 'x'.repeat(65)],
    [1, 'with blanks in it'],
    [1, '{"forged":"line"}'],
  ])('behind %i proxies is a new one instead of %s', (proxies, given) => {
    expect(idOf(proxies, given)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it.each([
  ['by itself', undefined],
  ['with answers from memory', new CacheServer()],
])('a server %s cuts clients that are slow with headers, body, next request or taking an answer', (_how, memory) => {
  const { server } = new FastifyAdapter(fastifyOptions(0, memory)).getInstance();
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 30_000,
    timeout: 120_000,
  });
});
