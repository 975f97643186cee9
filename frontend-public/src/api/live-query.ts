import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * A query whose failure stands until there is an answer. Without this it would be forgotten as soon as it is asked for
 * again, and the button that asks would vanish from under the hand and the keyboard's focus.
 */
export function useLiveQuery<Data>(options: UseQueryOptions<Data>) {
  const { data, error: newError, isFetching, refetch } = useQuery(options);
  const of = JSON.stringify(options.queryKey);
  const [kept, keep] = useState<{ of: string; error: Error }>();
  if (newError && (newError !== kept?.error || of !== kept.of)) keep({ of, error: newError });
  const error = data === undefined ? (newError ?? (kept?.of === of ? kept.error : null)) : null;
  return { data, error, isError: error !== null, isFetching, refetch };
}
