import { QueryClient } from '@tanstack/react-query';

/**
 * No retries, no refetch on focus, and data never goes stale by itself (spec 1 section 7). Without a connection a call
 * fails at once and says so, instead of waiting for one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
