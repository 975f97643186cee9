import { QueryClient } from '@tanstack/react-query';

const MOST_RETRIES = 2;

/** A refusal is an answer, so only what may heal by itself is asked again: no connection, 502, 503, 504. */
export function isWorthRetrying(failureCount: number, error: unknown): boolean {
  const status = (error as { status?: number } | null)?.status;
  return failureCount < MOST_RETRIES && (status === 0 || (status !== undefined && status > 500));
}

/**
 * The one cache of the back-office. Data counts as fresh for a moment only: several people change it at once.
 * @param isOnline false when the device knows that it has no network: then asking again at once is of no use
 */
export function createQueryClient(isOnline: () => boolean = () => true): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failureCount, error) => isOnline() && isWorthRetrying(failureCount, error),
        staleTime: 5_000,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
