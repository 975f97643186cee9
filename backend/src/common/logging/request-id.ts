import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const REQUEST_ID = 'x-request-id';
/** What a proxy may give us as an id: nothing that could forge or swell a log line. */
const SANE_ID = /^[\w-]{8,64}$/;

/**
 * The id of a request: the proxy's when there is a proxy and the id a sane one, else a new one. @param proxies how many
 * stand before the app
 */
export function requestIdBehind(proxies: number): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers: { [REQUEST_ID]: given } }) =>
    proxies > 0 && typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/** Every answer carries the id, so that a person can quote it. To be called before whatever refuses requests. */
export function identifyRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
