import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { matchedRoute } from '../matched-route.js';
import { loggedPath } from './request-logging.js';

const REQUEST_ID = 'x-request-id';
/** What a proxy may give us as an id: nothing that could forge or swell a log line. */
const SANE_ID = /^[\w-]{8,64}$/;

declare module 'node:http' {
  interface IncomingMessage {
    /** The pattern of its route, for who sees only Node's own request. */
    matchedRoute?: string;
    /** What the log calls its address. */
    loggedPath?: string;
  }
}

/**
 * The id of a request: the proxy's when there is a proxy and the id a sane one, else a new one. @param proxies how many
 * stand before the app
 */
export function requestIdBehind(proxies: number): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers: { [REQUEST_ID]: given } }) =>
    proxies > 0 && typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/**
 * Every answer carries the id, so that a person can quote it; the log knows the route. To be called before whatever
 * refuses requests.
 */
export function identifyRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    request.raw.matchedRoute = matchedRoute(request);
    request.raw.loggedPath = loggedPath(request.routeOptions.url, request.params);
    reply.header(REQUEST_ID, request.id);
  });
}
