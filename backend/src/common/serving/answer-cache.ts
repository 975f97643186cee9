import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeFeed } from '../../database/change-feed.js';
import { isAdminWrite, matchedRoute } from '../matched-route.js';
import { acceptedEncoding, type Encoding } from './accepted-encoding.js';
import { SITE_ROUTE } from './serve-site.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See CachedUntilChangeOf. */
    cachedUntilChangeOf?: readonly string[];
    /** See CachedByQueryUntilChangeOf. */
    isCachedByQuery?: boolean;
  }
  interface FastifyRequest {
    /** The version of the route's tables before its handler read them. */
    tablesVersion: number | undefined;
  }
}

/**
 * Caches the answer of a public route, as sent bytes, until one of these tables changes; each needs the trigger
 * `announce_change`. The answer must depend on nothing else. Requests with a query string are not cached.
 */
export const CachedUntilChangeOf = (...tables: string[]): MethodDecorator =>
  RouteConfig({ cachedUntilChangeOf: tables });

/** The same with the query string as part of the cache key. */
export const CachedByQueryUntilChangeOf = (...tables: string[]): MethodDecorator =>
  RouteConfig({ cachedUntilChangeOf: tables, isCachedByQuery: true });

/** A cached response, without its per-request headers. */
export interface CachedAnswer {
  /** The route's pattern, for metrics and the log. */
  route: string;
  etag: string;
  body: Buffer;
  /** As Node's writeHead takes them, names and values in turns. */
  headers: string[];
  /** Headers of a 304 (RFC 9110, 15.4.5). */
  bodilessHeaders: string[];
  tables: readonly string[];
  version: number;
}

/** The site has a few dozen pages; the addresses of back-office records are unlimited. */
const MAX_ANSWERS = 300;
/** A calendar of 62 days is 50 kB uncompressed, and possible queries are unlimited. */
const MAX_QUERIED_ANSWERS = 60;
const PER_REQUEST_HEADERS = new Set(['x-request-id', 'connection', 'content-length']);
const NOT_MODIFIED_HEADERS = new Set(['cache-control', 'content-location', 'etag', 'expires', 'vary']);
/** Pages depend on no table: SiteRenderer has a version of the school's facts. */
const THE_SITE: readonly string[] = [];

/** A cache of public responses by address and encoding: compressed bytes with their headers. */
export class AnswerCache {
  private readonly answers = new Map<string, CachedAnswer>();
  /** Separate, so that queries cannot evict pages. */
  private readonly queriedAnswers = new Map<string, CachedAnswer>();

  /** @param siteVersion changes whenever the site's pages are rendered anew */
  constructor(
    private readonly feed: Pick<ChangeFeed, 'isCurrent' | 'versionOf'>,
    private readonly siteVersion: () => number,
  ) {}

  /** Undefined on a miss, or when the entry may be stale. */
  find(url: string, encoding: Encoding): CachedAnswer | undefined {
    const answer = this.answersLike(url).get(keyOf(url, encoding));
    if (!answer || this.versionOf(answer.tables) !== answer.version) return undefined;
    // Reading isCurrent keeps the feed's heartbeat going. Pages are served even while the database is away.
    const { isCurrent } = this.feed;
    return isCurrent || answer.tables === THE_SITE ? answer : undefined;
  }

  private answersLike(url: string): Map<string, CachedAnswer> {
    return hasQuery(url) ? this.queriedAnswers : this.answers;
  }

  private versionOf(tables: readonly string[]): number {
    // Both only grow, so their sum changes with either.
    return this.siteVersion() + (tables === THE_SITE ? 0 : this.feed.versionOf(tables));
  }

  /**
   * Stores what site routes and @CachedUntilChangeOf routes send. Register it after the hooks that set ETags and
   * compress.
   */
  fillFrom(fastify: FastifyInstance): void {
    fastify.decorateRequest('tablesVersion', undefined);
    fastify.addHook('onRequest', async (request) => {
      const tables = tablesOf(request);
      if (tables) request.tablesVersion = this.versionOf(tables);
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      const tables = tablesOf(request);
      // Not stored when a table changed meanwhile: the answer may or may not include the change.
      if (tables && isCacheable(request, reply, payload) && this.versionOf(tables) === request.tablesVersion)
        this.keep(request, reply, Buffer.from(payload), tables);
      return payload;
    });
  }

  private keep(request: FastifyRequest, reply: FastifyReply, body: Buffer, tables: readonly string[]): void {
    const url = request.raw.url ?? '';
    const key = keyOf(url, acceptedEncoding(request.headers));
    const answers = this.answersLike(url);
    if (!answers.has(key)) evictOldest(answers, hasQuery(url) ? MAX_QUERIED_ANSWERS : MAX_ANSWERS);
    const headers = { ...reply.getHeaders(), 'content-length': String(body.length) };
    answers.set(key, {
      route: matchedRoute(request),
      etag: String(reply.getHeader('ETag')),
      body,
      headers: flat(headers, (name) => name === 'content-length' || !PER_REQUEST_HEADERS.has(name)),
      bodilessHeaders: flat(headers, (name) => NOT_MODIFIED_HEADERS.has(name)),
      tables,
      version: request.tablesVersion ?? 0,
    });
  }
}

function tablesOf(request: FastifyRequest): readonly string[] | undefined {
  const { config, url } = request.routeOptions;
  return url === SITE_ROUTE ? THE_SITE : config.cachedUntilChangeOf;
}

function isCacheable(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string | Buffer {
  return (
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    reply.hasHeader('ETag') &&
    !reply.hasHeader('Set-Cookie') &&
    (request.routeOptions.config.isCachedByQuery || !hasQuery(request.raw.url ?? '')) &&
    (typeof payload === 'string' || Buffer.isBuffer(payload))
  );
}

/** Evicts the oldest entry: made-up addresses must not fill the cache for good. */
function evictOldest(answers: Map<string, CachedAnswer>, max: number): void {
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size >= max) answers.delete(oldest);
}

function hasQuery(url: string): boolean {
  return url.includes('?');
}

function keyOf(url: string, encoding: Encoding): string {
  return `${encoding} ${url}`;
}

function flat(headers: object, isTaken: (name: string) => boolean): string[] {
  return Object.entries(headers).flatMap(([name, value]) => (isTaken(name) ? [name, String(value)] : []));
}

/**
 * Invalidates this process's cache after every admin write: PostgreSQL's notification may arrive after the answer, and
 * staff read at once what they wrote.
 */
export function ensureReadYourWrites(fastify: FastifyInstance, feed: Pick<ChangeFeed, 'invalidateAll'>): void {
  fastify.addHook('onSend', async (request, _reply, payload) => {
    if (isAdminWrite(request)) feed.invalidateAll();
    return payload;
  });
}
