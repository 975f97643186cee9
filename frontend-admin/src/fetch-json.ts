/** Every request of the back-office to the API goes through here. */
import { fetchUtils, HttpError } from 'react-admin';
import { NO_ANSWER } from '#libs/contracts/api-error';
import type { Session } from './session';

export const UNREACHABLE = NO_ANSWER.unreachable;

const TIMEOUT_MS = 20_000;

export type FetchJson = typeof fetchUtils.fetchJson;

/**
 * Adds the signed-in user's id as bearer (the cookie beside it proves it) and takes the answer apart.
 * Rejects with an HttpError: `status` (0 when nothing answered), `message` (one sentence), `body` (an ApiError).
 */
export function createFetchJson(session: Session): FetchJson {
  return async (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    // ra-data-simple-rest marks its empty DELETE bodies as text/plain, which a JSON-only API may refuse.
    if (!options.body) headers.delete('Content-Type');
    const { userId } = session.state();
    if (userId !== null) headers.set('Authorization', `Bearer ${userId}`);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      return await fetchUtils.fetchJson(url, { ...options, headers, signal, credentials: 'include' });
    } catch (error) {
      if (error instanceof HttpError || options.signal?.aborted) throw error;
      throw new HttpError(UNREACHABLE, 0);
    }
  };
}
