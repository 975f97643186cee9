/** Every request of the back-office to the API goes through here. */
import { fetchUtils, HttpError } from 'react-admin';
import { NO_ANSWER, type ApiError } from '#libs/contracts/api-error';
import type { Session } from './session';

export const UNREACHABLE = NO_ANSWER.unreachable;

const TIMEOUT_MS = 20_000;

export type FetchJson = typeof fetchUtils.fetchJson;

export type FetchFile = (url: string, timeoutMs?: number) => Promise<Blob>;

/**
 * Adds the signed-in user's id as bearer (the cookie beside it proves it) and takes the answer apart.
 * Rejects with an HttpError: `status` (0 when nothing answered), `message` (one sentence), `body` (an ApiError).
 */
export function createFetchJson(session: Session): FetchJson {
  return (url, options = {}) => {
    const headers = signedHeaders(session, options.headers);
    headers.set('Accept', 'application/json');
    // ra-data-simple-rest marks its empty DELETE bodies as text/plain, which a JSON-only API may refuse.
    if (!options.body) headers.delete('Content-Type');
    return withinTime(
      TIMEOUT_MS,
      (signal) => fetchUtils.fetchJson(url, { ...options, headers, signal, credentials: 'include' }),
      options.signal,
    );
  };
}

/** The same for an answer that is a file; what is refused is JSON all the same. */
export function createFetchFile(session: Session): FetchFile {
  return (url, timeoutMs = TIMEOUT_MS) =>
    withinTime(timeoutMs, async (signal) => {
      const answer = await fetch(url, { headers: signedHeaders(session), signal, credentials: 'include' });
      if (answer.ok) return answer.blob();
      const body = (await answer.json().catch(() => undefined)) as Partial<ApiError> | undefined;
      throw new HttpError(body?.message ?? answer.statusText, answer.status, body);
    });
}

function signedHeaders(session: Session, given?: HeadersInit): Headers {
  const headers = new Headers(given);
  const { userId } = session.state();
  if (userId !== null) headers.set('Authorization', `Bearer ${userId}`);
  return headers;
}

async function withinTime<Answer>(
  timeoutMs: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
  given?: AbortSignal | null,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await ask(given ? AbortSignal.any([given, timeout]) : timeout);
  } catch (error) {
    if (error instanceof HttpError || given?.aborted) throw error;
    throw new HttpError(UNREACHABLE, 0);
  }
}
