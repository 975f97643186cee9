import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';

type RequestLogging = Exclude<NonNullable<Params['pinoHttp']>, unknown[] | { write(line: string): void }>;

/** One line per finished request: who asked for which path, how it ended and how long it took. */
export const requestLogging: RequestLogging = {
  customLogLevel: (request, response, error) => {
    if (isPoll(request)) return 'silent';
    return error || response.statusCode >= 500 ? 'error' : 'info';
  },
  customSuccessMessage: (request, response) => `${request.method} ${pathOf(request)} ${response.statusCode}`,
  customErrorMessage: (request, response) => `${request.method} ${pathOf(request)} ${response.statusCode}`,
  // pino-http makes an error of its own for every 5xx; the real one was logged where it was caught.
  customErrorObject: (_request, _response, _error, { err: _err, ...rest }: Record<string, unknown>) => rest,
  // The query may hold a reset token, headers hold sessions: neither is logged at all.
  serializers: {
    req: (request: { id: unknown; method: string; url: string; remoteAddress?: string }) => ({
      id: request.id, method: request.method, path: withoutQuery(request.url), from: request.remoteAddress,
    }),
    res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
  },
};

/** By the route and not by the address: nobody hides a request from the log by writing it another way. */
function isPoll({ matchedRoute = '' }: IncomingMessage): boolean {
  return /^\/api\/health(\/live)?$|^\/metrics$|\/unread\/count$/.test(matchedRoute);
}

/** Nest's middlewares see the request with `originalUrl` whole and `url` cut. */
function pathOf(request: IncomingMessage & { originalUrl?: string }): string {
  return withoutQuery(request.originalUrl ?? request.url ?? '');
}

function withoutQuery(url: string): string {
  return url.split('?', 1)[0] as string;
}
