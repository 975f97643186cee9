import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { BODY_LIMIT_BYTES } from './bodies/body-limit.js';
import { apiErrorBody } from './errors/api-error.filter.js';
import { describeError } from './errors/describe-error.js';
import { requestIdBehind } from './logging/request-id.js';
import type { CacheServer } from './serving/cache-server.js';
import { refuseBrokenRequest } from './serving/refuse-broken-request.js';

/** A client gets this long for its headers, and for the whole request: 15 MB of photo on a slow line. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** How often Node looks for clients that are over their time. */
const TIMEOUT_CHECK_MS = 2_000;
const KEEP_ALIVE_TIMEOUT_MS = 30_000;
/** Nothing came or went: its answer is not taken, or nobody is there any more. No answer takes so long to begin. */
const SILENCE_TIMEOUT_MS = 120_000;

type FastifyOptions = NonNullable<Exclude<ConstructorParameters<typeof FastifyAdapter>[0], { server: unknown }>>;

/** @param proxies how many proxies stand before the app; with none, X-Forwarded-For and X-Request-Id are ignored */
export function fastifyOptions(proxies: number, memoryFirst?: CacheServer): FastifyOptions {
  return {
    ...(memoryFirst && { serverFactory: memoryFirst.serverFactory }),
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: requestIdBehind(proxies),
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    clientErrorHandler: refuseBrokenRequest,
    // The router refuses a malformed address before any filter could.
    frameworkErrors: (error, _request, reply) => refuse(error, reply as FastifyReply),
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
  };
}

function refuse(error: Error, reply: FastifyReply): void {
  const described = describeError(error);
  void reply.status(described.statusCode).send(apiErrorBody(described));
}
