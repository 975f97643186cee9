import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useInfiniteGetList, type RaRecord, type SortPayload } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

const ROWS = 50;

/**
 * The records of one kind that the server finds, fifty at a time. What is searched for stands in the address
 * (?q=parking and one parameter for each filter), so that it survives the sheet, the login form and a reload.
 */
export function useSearchedRecords<Row extends RaRecord>(
  resource: string,
  sort: SortPayload,
  filters: readonly string[] = [],
) {
  const [params, setParams] = useSearchParams();
  const readAsked = (query: URLSearchParams) =>
    Object.fromEntries(
      ['q', ...filters].flatMap((name) => {
        const value = query.get(name);
        return value ? [[name, value]] : [];
      }),
    );
  const asked = readAsked(params);
  const query = useInfiniteGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: ROWS }, sort, filter: asked },
    { placeholderData: keepPreviousData },
  );
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);

  function ask(change: Record<string, string | undefined>): void {
    // Of the address as it is, not as it was last drawn: a search that waits for the last letter must not undo a filter
    // pressed meanwhile.
    const given = Object.entries({ ...readAsked(new URLSearchParams(window.location.search)), ...change }).filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    );
    setParams(Object.fromEntries(given), { replace: true });
  }

  return {
    query,
    rows,
    /** What is searched for and filtered by, by name. */
    asked,
    /** Changes some of that; undefined takes one away. */
    ask,
    onShowAll: Object.keys(asked).length > 0 ? () => setParams({}, { replace: true }) : undefined,
    more: hasNextPage ? { isBusy: isFetchingNextPage, show: () => void fetchNextPage() } : undefined,
  };
}
