import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeFeed } from '../../database/change-feed.js';
import { matchedRoute } from '../matched-route.js';
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
    /** What is known of the route's tables before the answer is read from them. */
    tablesVersion: number | undefined;
  }
}

/**
 * Of a public list whose answer follows from these tables alone, whoever asks: the bytes that were sent are sent again
 * until one of them changes. A migration gives each of them the trigger `announce_change`. What carries a query goes
 * its usual way.
 */
export const CachedUntilChangeOf = (...tables: string[]): MethodDecorator =>
  RouteConfig({ cachedUntilChangeOf: tables });

/** The same where each query has an answer of its own: the last that were asked for are kept. */
export const CachedByQueryUntilChangeOf = (...tables: string[]): MethodDecorator =>
  RouteConfig({ cachedUntilChangeOf: tables, isCachedByQuery: true });

/** An answer as it was sent, but for what belongs to one request. */
export interface CachedAnswer {
  /** The route's pattern, as figures and the log call it. */
  route: string;
  etag: string;
  body: Buffer;
  /** As Node's writeHead takes them, names and values in turns. */
  headers: string[];
  /** Of a 304: what its reader keeps of the answer it has is not told again (RFC 9110, 15.4.5). */
  bodilessHeaders: string[];
  tables: readonly string[];
  version: number;
}

/** The pages of the site are a few dozen; addresses of the back-office's records are without number. */
const MAX_ANSWERS = 300;
/** A calendar of 62 days is 50 kB before it is compressed, and there is no end of queries. */
const MAX_QUERIED_ANSWERS = 60;
/** One request's own. */
const NOT_KEPT = new Set(['x-request-id', 'connection', 'content-length']);
const TOLD_AGAIN = new Set(['cache-control', 'content-location', 'etag', 'expires', 'vary']);
/** A page follows from the build and from the school's facts, which SiteRenderer knows the version of. */
const THE_SITE: readonly string[] = [];

/** Public answers as they were sent: finished bytes, compressed and with their headers, by address and encoding. */
export class AnswerCache {
  private readonly answers = new Map<string, CachedAnswer>();
  /** Apart, so that nobody's queries push out the pages. */
  private readonly queriedAnswers = new Map<string, CachedAnswer>();

  /** @param siteVersion another number whenever the site's pages were written anew */
  constructor(
    private readonly feed: Pick<ChangeFeed, 'isCurrent' | 'versionOf'>,
    private readonly siteVersion: () => number,
  ) {}

  /** Undefined: not kept, or not known to be what the tables hold now. */
  find(url: string, encoding: Encoding): CachedAnswer | undefined {
    const answer = this.answersLike(url).get(keyOf(url, encoding));
    if (!answer || this.versionOf(answer.tables) !== answer.version) return undefined;
    // Asking keeps the feed alive, by which pages are written anew; they are there also while the database is away.
    const { isCurrent } = this.feed;
    return isCurrent || answer.tables === THE_SITE ? answer : undefined;
  }

  private answersLike(url: string): Map<string, CachedAnswer> {
    return hasQuery(url) ? this.queriedAnswers : this.answers;
  }

  private versionOf(tables: readonly string[]): number {
    // Both only grow. What is rendered from rows is rendered from the school's facts as well.
    return this.siteVersion() + (tables === THE_SITE ? 0 : this.feed.versionOf(tables));
  }

  /** Keeps what the routes of the site and those with @CachedUntilChangeOf send. After whatever tags or compresses. */
  fillFrom(fastify: FastifyInstance): void {
    fastify.decorateRequest('tablesVersion', undefined);
    fastify.addHook('onRequest', async (request) => {
      const tables = tablesOf(request);
      if (tables) request.tablesVersion = this.versionOf(tables);
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      const tables = tablesOf(request);
      // A version that changed meanwhile: nobody knows whether the change was read.
      if (tables && isKept(request, reply, payload) && this.versionOf(tables) === request.tablesVersion)
        this.keep(request, reply, Buffer.from(payload), tables);
      return payload;
    });
  }

  private keep(request: FastifyRequest, reply: FastifyReply, body: Buffer, tables: readonly string[]): void {
    const url = request.raw.url ?? '';
    const key = keyOf(url, acceptedEncoding(request.headers));
    const answers = this.answersLike(url);
    if (!answers.has(key)) makeRoom(answers, hasQuery(url) ? MAX_QUERIED_ANSWERS : MAX_ANSWERS);
    const headers = { ...reply.getHeaders(), 'content-length': String(body.length) };
    answers.set(key, {
      route: matchedRoute(request),
      etag: String(reply.getHeader('ETag')),
      body,
      headers: flat(headers, (name) => name === 'content-length' || !NOT_KEPT.has(name)),
      bodilessHeaders: flat(headers, (name) => TOLD_AGAIN.has(name)),
      tables,
      version: request.tablesVersion ?? 0,
    });
  }
}

function tablesOf(request: FastifyRequest): readonly string[] | undefined {
  const { config, url } = request.routeOptions;
  return url === SITE_ROUTE ? THE_SITE : config.cachedUntilChangeOf;
}

function isKept(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string | Buffer {
  return (
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    reply.hasHeader('ETag') &&
    !reply.hasHeader('Set-Cookie') &&
    (request.routeOptions.config.isCachedByQuery || !hasQuery(request.raw.url ?? '')) &&
    (typeof payload === 'string' || Buffer.isBuffer(payload))
  );
}

/**
 * The oldest goes, and is kept again when somebody asks for it: addresses without end can be made up for a page, and
 * were they to keep their place none would be left for those that are asked for.
 */
function makeRoom(answers: Map<string, CachedAnswer>, max: number): void {
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
