import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { FinishedRequest } from '../logging/request-logging.js';
import { acceptedEncoding } from './accepted-encoding.js';
import type { AnswerCache, CachedAnswer } from './answer-cache.js';
import { isKnownTo } from './entity-tag.js';
import { inTurn } from './in-turn.js';

interface Surroundings {
  cache: AnswerCache;
  /** While the process stops, each answer has to end its connection. */
  isStopping: () => boolean;
  nextRequestId: (request: IncomingMessage) => string;
  addressOf: (request: IncomingMessage) => string | undefined;
  log: (request: FinishedRequest) => void;
  measure: (answered: { method: string; route: string; status: number }, seconds: number) => void;
}

/**
 * What can be answered from memory is answered before the framework sees it: no router, guards, hooks or serialising
 * for bytes that change a few times a week. Everything else goes its usual way.
 */
export class MemoryFirst {
  private surroundings: Surroundings | undefined;

  /** Fastify's own server otherwise (getServerInstance of fastify/lib/server.js). */
  readonly serverFactory: FastifyServerFactory = (handler, options) => {
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = options as unknown as FastifyServerOptions;
    const server = createServer(
      http,
      inTurn((request, response) => {
        if (!this.answer(request, response)) handler(request, response);
      }),
    );
    return Object.assign(server, { keepAliveTimeout, requestTimeout, timeout: connectionTimeout });
  };

  /** Before, everything goes to the framework. */
  begin(surroundings: Surroundings): void {
    this.surroundings = surroundings;
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { surroundings } = this;
    if (!surroundings || request.method !== 'GET' || surroundings.isStopping()) return false;
    const answer = surroundings.cache.find(request.url ?? '', acceptedEncoding(request.headers));
    if (!answer) return false;
    const startMs = performance.now();
    const id = surroundings.nextRequestId(request);
    const status = send(request, response, answer, id);
    response.once('finish', () => {
      const elapsedMs = performance.now() - startMs;
      tell(surroundings, { request, id, status, route: answer.route, elapsedMs });
    });
    return true;
  }
}

interface FastifyServerOptions extends Pick<Server, 'keepAliveTimeout' | 'requestTimeout'> {
  connectionTimeout: number;
  http: Parameters<typeof createServer>[0];
}

function send(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer, id: string): 200 | 304 {
  if (isKnownTo(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, [...answer.bodilessHeaders, 'x-request-id', id]).end();
    return 304;
  }
  response.writeHead(200, [...answer.headers, 'x-request-id', id]).end(answer.body);
  return 200;
}

/** One line of the log and one figure, as of any other request; pages are not logged (logRequests). */
function tell(
  { addressOf, log, measure }: Surroundings,
  told: { request: IncomingMessage; id: string; status: number; route: string; elapsedMs: number },
): void {
  const { request, id, status, route, elapsedMs } = told;
  measure({ method: 'GET', route, status }, elapsedMs / 1000);
  if (!route.startsWith('/api/')) return;
  log({ id, method: 'GET', path: route, from: addressOf(request), status, elapsedMs });
}
