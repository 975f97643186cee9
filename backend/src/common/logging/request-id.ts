import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const REQUEST_ID = 'x-request-id';
/** What is accepted from a proxy: nothing that could forge or bloat a log line. */
const SANE_ID = /^[\w-]{8,64}$/;

/**
 * The proxy's request id when there is a proxy and the id is well-formed, else a new one.
 * @param proxies how many are in front of the app
 */
export function requestIdBehind(proxies: number): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers: { [REQUEST_ID]: given } }) =>
    proxies > 0 && typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/** Sends the id with every answer, so that a person can quote it. Register it before any hook that refuses requests. */
export function identifyRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
