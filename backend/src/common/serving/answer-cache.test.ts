import fastify from 'fastify';
import { AnswerCache } from './answer-cache.js';

it('made-up addresses take no place for good: what is asked for now is kept, and the oldest goes', async () => {
  const server = fastify();
  const cache = new AnswerCache({ isCurrent: true, versionOf: () => 1 }, () => 1);
  cache.fillFrom(server);
  server.get('/shop/:product', { config: { cachedUntilChangeOf: ['products'] } }, async (_request, reply) =>
    reply.header('ETag', '"1"').send('A page'),
  );
  for (let product = 0; product <= 300; product += 1) await server.inject(`/shop/${product}`);
  const isKept = (product: number) => cache.find(`/shop/${product}`, 'identity') !== undefined;
  expect([0, 1, 300].map(isKept)).toEqual([false, true, true]);
  await server.inject('/shop/0');
  expect([0, 1, 2].map(isKept)).toEqual([true, false, true]);
  await server.close();
});
