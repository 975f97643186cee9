import { QueryClient } from '@tanstack/react-query';

/** No retries, no refetch on focus, and data never goes stale by itself (spec 1 section 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity } },
  });
}
