import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** No browser or proxy pipelines this many requests. */
const MOST_WAITING = 100;

/**
 * Handles pipelined requests of one connection one after the other. Node handles all of a packet at once and buffers
 * the answers: 59 kB of requests from a client that read nothing became two gigabytes.
 */
export function limitPipelining(answer: RequestListener): RequestListener {
  /** The waiting requests of each connection that has one in progress. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  const pass = (socket: Socket): void => {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    if (next) next();
    else waiting.delete(socket);
  };
  return (request, response) => {
    const { socket } = request;
    const begin = (): void => {
      response.once('close', () => pass(socket));
      answer(request, response);
    };
    const line = waiting.get(socket);
    if (!line) {
      waiting.set(socket, []);
      begin();
    } else if (line.length < MOST_WAITING) line.push(begin);
    else socket.destroy();
  };
}
