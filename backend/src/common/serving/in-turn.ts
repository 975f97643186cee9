import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request when they have the answer; no program sends so many ahead. */
const MOST_WAITING = 100;

/**
 * The requests of one connection are answered one after the other. Node hands out all that one packet holds, a thousand
 * and more, and keeps each answer until those before it are taken: of a client that takes none, 59 kB of requests
 * became two gigabytes of answers.
 */
export function inTurn(answer: RequestListener): RequestListener {
  /** Of each connection with a request under way those that wait for its end. */
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
