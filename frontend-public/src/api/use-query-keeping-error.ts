import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/** useQuery that keeps its error during a refetch; otherwise the retry button would vanish while it has the focus. */
export function useQueryKeepingError<Data>(options: UseQueryOptions<Data>) {
  const { data, error: newError, isFetching, refetch } = useQuery(options);
  const of = JSON.stringify(options.queryKey);
  const [kept, keep] = useState<{ of: string; error: Error }>();
  if (newError && (newError !== kept?.error || of !== kept.of)) keep({ of, error: newError });
  const error = data === undefined ? (newError ?? (kept?.of === of ? kept.error : null)) : null;
  return { data, error, isError: error !== null, isFetching, refetch };
}
