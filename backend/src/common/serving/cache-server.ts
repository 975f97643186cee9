import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { FinishedRequest } from '../logging/request-logging.js';
import { acceptedEncoding } from './accepted-encoding.js';
import type { AnswerCache, CachedAnswer } from './answer-cache.js';
import { matchesIfNoneMatch } from './entity-tag.js';
import { limitPipelining } from './limit-pipelining.js';

interface Dependencies {
  cache: AnswerCache;
  /** Checked per request: during shutdown answers must close their connection, which the framework does. */
  isStopping: () => boolean;
  nextRequestId: (request: IncomingMessage) => string;
  addressOf: (request: IncomingMessage) => string | undefined;
  log: (request: FinishedRequest) => void;
  measure: (answered: { method: string; route: string; status: number }, seconds: number) => void;
}

/**
 * Answers from AnswerCache before the framework runs: no router, guards, hooks or serialization on a hit. A miss goes
 * to Fastify.
 */
export class CacheServer {
  private dependencies: Dependencies | undefined;

  /** Creates the HTTP server as Fastify would (getServerInstance of fastify/lib/server.js), with the cache in front. */
  readonly serverFactory: FastifyServerFactory = (handler, options) => {
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = options as unknown as FastifyServerOptions;
    const server = createServer(
      http,
      limitPipelining((request, response) => {
        if (!this.answer(request, response)) handler(request, response);
      }),
    );
    return Object.assign(server, { keepAliveTimeout, requestTimeout, timeout: connectionTimeout });
  };

  /** Until it is called every request goes to the framework. */
  begin(dependencies: Dependencies): void {
    this.dependencies = dependencies;
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { dependencies } = this;
    if (!dependencies || request.method !== 'GET' || dependencies.isStopping()) return false;
    const answer = dependencies.cache.find(request.url ?? '', acceptedEncoding(request.headers));
    if (!answer) return false;
    const startMs = performance.now();
    const id = dependencies.nextRequestId(request);
    const status = send(request, response, answer, id);
    response.once('finish', () => {
      const elapsedMs = performance.now() - startMs;
      tell(dependencies, { request, id, status, route: answer.route, elapsedMs });
    });
    return true;
  }
}

interface FastifyServerOptions extends Pick<Server, 'keepAliveTimeout' | 'requestTimeout'> {
  connectionTimeout: number;
  http: Parameters<typeof createServer>[0];
}

function send(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer, id: string): 200 | 304 {
  if (matchesIfNoneMatch(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, [...answer.bodilessHeaders, 'x-request-id', id]).end();
    return 304;
  }
  response.writeHead(200, [...answer.headers, 'x-request-id', id]).end(answer.body);
  return 200;
}

/** Logs and measures a hit like any other request; pages are not logged (logRequests). */
function tell(
  { addressOf, log, measure }: Dependencies,
  told: { request: IncomingMessage; id: string; status: number; route: string; elapsedMs: number },
): void {
  const { request, id, status, route, elapsedMs } = told;
  measure({ method: 'GET', route, status }, elapsedMs / 1000);
  if (!route.startsWith('/api/')) return;
  log({ id, method: 'GET', path: route, from: addressOf(request), status, elapsedMs });
}
