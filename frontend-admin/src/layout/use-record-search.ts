import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useResourceDefinitions, type RaRecord } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { jumpToRecord, type Jump } from './jumps';
import { NAVIGATION } from './navigation';
import { useDebouncedValue } from '../shared/use-debounced-value';

const TYPING_PAUSE_MS = 250;
const FEWEST_LETTERS = 2;
const MOST_OF_A_KIND = 5;
const FRESH_MS = 30_000;

export interface RecordSearch {
  found: Jump[];
  isSearching: boolean;
  /** The screens whose records could not be searched. */
  failed: string[];
}

/**
 * Searches the records of every screen that has a name for them, each screen by itself: what one finds shows before
 * another answers.
 */
export function useRecordSearch(typed: string): RecordSearch {
  const text = typed.trim();
  const settled = useDebouncedValue(text, TYPING_PAUSE_MS);
  const kinds = useRecordKinds();
  const dataProvider = useDataProvider();
  const isAsked = text.length >= FEWEST_LETTERS;
  const isCurrent = isAsked && settled === text;
  const answers = useQueries({
    queries: kinds.map(({ screen }) => ({
      queryKey: [screen, 'jump', settled],
      queryFn: () =>
        dataProvider.getList<RaRecord>(screen, {
          filter: { q: settled },
          pagination: { page: 1, perPage: MOST_OF_A_KIND },
          sort: { field: 'id', order: 'DESC' },
        }),
      enabled: isCurrent,
      staleTime: FRESH_MS,
    })),
  });
  if (!isCurrent) return { found: [], isSearching: isAsked, failed: [] };
  return {
    found: kinds.flatMap(({ screen, nameOf }, at) =>
      (answers[at]?.data?.data ?? []).map((record) => jumpToRecord(screen, record, nameOf(record))),
    ),
    isSearching: answers.some(({ isFetching }) => isFetching),
    failed: kinds.flatMap(({ label }, at) => (answers[at]?.error ? [label] : [])),
  };
}

interface RecordKind {
  screen: AdminScreen;
  label: string;
  nameOf: (record: RaRecord) => string;
}

/** In the order of the navigation. */
function useRecordKinds(): RecordKind[] {
  const definitions = useResourceDefinitions();
  return NAVIGATION.flatMap(({ screen, label }) => {
    const nameOf: unknown = definitions[screen]?.recordRepresentation;
    return screen !== '' && typeof nameOf === 'function'
      ? [{ screen, label, nameOf: nameOf as RecordKind['nameOf'] }]
      : [];
  });
}
