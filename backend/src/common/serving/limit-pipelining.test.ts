import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { fastifyOptions } from '../fastify-options.js';
import { CacheServer } from './cache-server.js';

const fastify = new FastifyAdapter(fastifyOptions(0, new CacheServer())).getInstance();
const begun: { url: string; answer: ServerResponse }[] = [];
fastify.get('/*', (request, reply) => {
  begun.push({ url: request.url, answer: reply.raw as ServerResponse });
  reply.hijack();
});
let port: number;
beforeAll(async () => {
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  port = (fastify.server.address() as AddressInfo).port;
});
afterEach(() => void begun.splice(0));
afterAll(() => fastify.close());

const requests = (...paths: string[]) => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: school\r\n\r\n`).join('');

async function send(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** A request of its own connection is begun after all that came before it. */
async function settle(): Promise<void> {
  const socket = await send(requests('/settled'));
  while (begun.at(-1)?.url !== '/settled') await new Promise(setImmediate);
  begun.pop();
  socket.destroy();
}

const urls = () => begun.map(({ url }) => url);

it('the requests of one connection are answered one after the other, however many came at once', async () => {
  const socket = await send(requests('/1', '/2', '/3'));
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  await settle();
  expect(urls()).toEqual(['/1']);
  begun[0]!.answer.end('first');
  await settle();
  expect(urls()).toEqual(['/1', '/2']);
  begun[1]!.answer.end('second');
  await settle();
  begun[2]!.answer.end('third');
  while (!received.includes('third')) await once(socket, 'data');
  expect(received.match(/first|second|third/g)).toEqual(['first', 'second', 'third']);
  // The connection is as before: what comes later has nothing to wait for.
  socket.write(requests('/4'));
  await settle();
  expect(urls()).toEqual(['/1', '/2', '/3', '/4']);
  socket.destroy();
});

it('what a client sent that is gone is not begun', async () => {
  const socket = await send(requests('/1', '/2'));
  await settle();
  socket.destroy();
  await once(begun[0]!.answer, 'close');
  await settle();
  expect(urls()).toEqual(['/1']);
});

it('who sends hundreds ahead is cut off', async () => {
  const socket = await send(requests(...Array.from({ length: 300 }, (_, i) => `/${i}`)));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  await settle();
  expect(urls()).toEqual(['/0']);
});
