/** Which answers of the API are cached to be read without a network, and in which shape. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';
import type { AdminScreen } from '#libs/contracts/admin-paths';

/**
 * Raised when what is kept changes its shape, so that older copies are not read; a release alone does not discard them.
 */
export const CACHE_FORMAT = '2';
/** Older copies mislead more than they help. */
export const CACHED_MS = 7 * 86_400_000;

/** Accounts of people are not among them: nobody needs those on the mat. */
const KEPT_RESOURCES = ['messages', 'class-schedule', 'beginner-courses', 'faq'] satisfies AdminScreen[];
/** What takes place in a week, as it is asked for beside the records (use-dated-week): public, as they are. */
const KEPT_WEEK = 'dated-week';
const KEPT_READS = ['getList', 'getInfiniteList', 'getOne'];

/** @param key as react-admin has it: the resource, how it is read, what of it */
export function isCachedQuery([resource, read]: QueryKey): boolean {
  if (resource === 'auth') return read === 'getIdentity';
  if (resource === KEPT_WEEK) return true;
  return KEPT_RESOURCES.some((kept) => kept === resource) && KEPT_READS.some((kept) => kept === read);
}

/** What is kept must not be dropped from memory before, and is asked for anew as soon as there is a network again. */
export function setCacheDefaults(queryClient: QueryClient): void {
  for (const resource of [...KEPT_RESOURCES, KEPT_WEEK, 'auth'])
    queryClient.setQueryDefaults([resource], { gcTime: CACHED_MS, refetchOnReconnect: true });
}

/**
 * A query result whose last refresh failed is kept as the good one it was: the failure is not news any more when it is
 * read again.
 */
export function withoutFailures(client: PersistedClient): PersistedClient {
  const queries = client.clientState.queries.map((query) => ({
    ...query,
    state: {
      ...query.state,
      status: 'success' as const,
      error: null,
      fetchStatus: 'idle' as const,
      fetchFailureCount: 0,
      fetchFailureReason: null,
    },
  }));
  return { ...client, clientState: { queries, mutations: [] } };
}
