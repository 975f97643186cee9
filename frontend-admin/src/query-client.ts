import { QueryClient } from '@tanstack/react-query';

const MOST_RETRIES = 2;

/** A refusal is an answer, so only what may heal by itself is asked again: no connection, 502, 503, 504. */
export function isWorthRetrying(failureCount: number, error: unknown): boolean {
  const status = (error as { status?: number } | null)?.status;
  return failureCount < MOST_RETRIES && (status === 0 || (status !== undefined && status > 500));
}

/** The one cache of the back-office. Data counts as fresh for a moment only: several people change it at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 5_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
