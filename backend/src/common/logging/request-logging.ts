import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Params } from 'nestjs-pino';
import { errorForLog } from './error-for-log.js';

type RequestLogging = Exclude<NonNullable<Params['pinoHttp']>, unknown[] | { write(line: string): void }>;

/** One line per finished request: who asked for which route, how it ended and how long it took. */
export const requestLogging: RequestLogging = {
  customLogLevel: (request, response, error) => {
    if (isPoll(request)) return 'silent';
    return error || response.statusCode >= 500 ? 'error' : 'info';
  },
  customSuccessMessage: lineOf,
  customErrorMessage: lineOf,
  // pino-http makes an error of its own for every 5xx; the real one was logged where it was caught.
  customErrorObject: (_request, _response, _error, { err: _err, ...rest }: Record<string, unknown>) => rest,
  // The query may hold a reset token, headers hold sessions: neither is logged at all.
  wrapSerializers: false,
  serializers: {
    req: (request: IncomingMessage & { id?: unknown }) => ({
      id: request.id,
      method: request.method,
      path: request.loggedPath,
      from: request.socket.remoteAddress,
    }),
    res: (response: ServerResponse) => ({ statusCode: response.statusCode }),
    err: errorForLog,
  },
};

function lineOf(request: IncomingMessage, response: ServerResponse): string {
  return `${request.method} ${request.loggedPath ?? ''} ${response.statusCode}`;
}

/** By the route and not by the address: nobody hides a request from the log by writing it another way. */
function isPoll({ matchedRoute = '' }: IncomingMessage): boolean {
  return /^\/api\/health(\/live)?$|^\/metrics$|\/unread\/count$/.test(matchedRoute);
}

const NO_ROUTE = '(no such address)';
/** Behind these a number is that of a record, which opens nothing without a sign-in. */
const STAFF_ROUTES = '/api/admin/';
const RECORD_ID = /^\d{1,10}$/;

/**
 * The pattern of the route that was matched: what a visitor's address holds besides (an order number, a session, a
 * link's secret) opens a record without a sign-in, and an address that no route knows may hold anything.
 */
export function loggedPath(pattern: string | undefined, params: unknown): string {
  if (pattern === undefined) return NO_ROUTE;
  if (!pattern.startsWith(STAFF_ROUTES)) return pattern;
  const values = (params ?? {}) as Record<string, string>;
  return pattern.replaceAll(/:(\w+)/g, (written, name: string) =>
    RECORD_ID.test(values[name] ?? '') ? values[name]! : written,
  );
}
