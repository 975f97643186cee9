import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID = 'x-request-id';
/** What a proxy may give us as an id: nothing that could forge or swell a log line. */
const SANE_ID = /^[\w-]{8,64}$/;

type Request = Pick<IncomingMessage, 'headers'>;

const ids = new WeakMap<Request, string>();

/** One id per request, whoever asks: the proxy's when it is a sane one, else a new one. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known) return known;
  const given = request.headers[REQUEST_ID];
  const id = typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
  ids.set(request, id);
  return id;
}
