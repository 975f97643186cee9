/**
 * Something that a tool shows: the result of react-admin's `useGetList`, `useInfiniteGetList` or `useGetOne` as it is.
 */
export interface QueryResult {
  /** Milliseconds since 1970; 0 while nothing was ever read. */
  dataUpdatedAt: number;
  error: unknown;
  /** Of the refresh under way. */
  failureCount: number;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Whether what shows was confirmed by the server just now, as far as the phone knows. */
export function isConfirmed(
  { error, failureCount }: Pick<QueryResult, 'error' | 'failureCount'>,
  isOnline: boolean,
): boolean {
  return isOnline && !error && failureCount === 0;
}
