import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { storage, type Store } from 'nestjs-pino/storage.js';
import { type DestinationStream, type Logger, pino } from 'pino';
import { matchedRoute } from '../matched-route.js';
import { callerAddressBehind } from './caller-address.js';
import { isoTime } from './logger.js';

const API_ROUTES = '/api/';
const NO_ROUTE = '(no such address)';
/** Behind these a number is that of a record, which opens nothing without a sign-in. */
const STAFF_ROUTES = '/api/admin/';
const RECORD_ID = /^\d{1,10}$/;
/** Asked for all day long, by nobody in particular. */
const POLLS = /^\/api\/health(\/live)?$|\/unread\/count$/;

/** Who asked for which route, and how it ended. */
export interface FinishedRequest {
  id: string;
  method: string;
  /** See loggedPath. */
  path: string;
  from: string | undefined;
  status: number;
  elapsedMs: number;
}

/**
 * One line for each finished request to the API, and its id with whatever is logged while it is handled. To be called
 * before whatever refuses requests. By the route and not by the address: nobody hides a request from the log by writing
 * it another way. @param proxies how many stand before the app
 */
export function logRequests(fastify: FastifyInstance, log: Logger, proxies: number): void {
  const logLine = requestLog(log);
  const addressOf = callerAddressBehind(proxies);
  const who = (request: FastifyRequest) => ({ ...askedFor(request), from: addressOf(request.raw) });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isLogged(request)) reply.raw.once('close', () => logLine({ ...who(request), ...ended(reply) }));
    done();
  });
  // Later than its body: what reads that forgets in whose name it does.
  fastify.addHook('preValidation', (request, _reply, done) =>
    storage.run(
      storeOf(log, () => who(request)),
      done,
    ),
  );
}

/**
 * The query may hold a reset token, headers hold sessions: neither is logged at all. The line goes where the logger
 * writes, as the logger would write it: made there it costs two thirds more, a twentieth of an answer from memory.
 */
export function requestLog(log: Logger): (request: FinishedRequest) => void {
  const destination = (log as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym]!;
  return (request) => {
    const level = request.status >= 500 ? 'error' : 'info';
    if (log.isLevelEnabled(level)) destination.write(requestLine(request, pino.levels.values[level]!));
  };
}

function requestLine({ id, method, path, from, status, elapsedMs }: FinishedRequest, level: number): string {
  const req = JSON.stringify({ id, method, path, from });
  const msg = JSON.stringify(`${method} ${path} ${status}`);
  return (
    `{"level":${level}${isoTime()},"req":${req},"res":{"statusCode":${status}},` +
    `"responseTime":${Math.round(elapsedMs)},"msg":${msg}}\n`
  );
}

/** Few requests log anything themselves: only for those a logger is made. */
function storeOf(log: Logger, who: () => object): Store {
  let own: Logger | undefined;
  return {
    get logger() {
      return (own ??= log.child({ req: who() }));
    },
  };
}

function ended(reply: FastifyReply) {
  return { status: reply.raw.statusCode, elapsedMs: reply.elapsedTime };
}

function askedFor(request: FastifyRequest) {
  const { id, method } = request;
  return { id, method, path: loggedPath(matchedRoute(request), request.params) };
}

/** Pages and their files are not, nor addresses that are nobody's. */
function isLogged(request: FastifyRequest): boolean {
  const route = matchedRoute(request);
  return (route || request.url).startsWith(API_ROUTES) && !POLLS.test(route);
}

/**
 * The pattern of the route that was matched: what a visitor's address holds besides (an order number, a session, a
 * link's secret) opens a record without a sign-in, and an address that no route knows may hold anything.
 */
function loggedPath(pattern: string, params: unknown): string {
  if (pattern === '') return NO_ROUTE;
  if (!pattern.startsWith(STAFF_ROUTES)) return pattern;
  const values = (params ?? {}) as Record<string, string>;
  return pattern.replaceAll(/:(\w+)/g, (written, name: string) =>
    RECORD_ID.test(values[name] ?? '') ? values[name]! : written,
  );
}
