import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { failureSentence } from './failure';
import { Notice } from './notices';
import { fetchFailed, noneMatching, type RecordWords } from './record-words';

/** Tabs of which one always shows. */
export interface StandingTabs {
  /** The filter that they set. */
  field: string;
  /** The one that shows first. */
  first: string | boolean;
  /** What each says when it has no rows. */
  empty: Record<string, string>;
}

interface ListProblemProps {
  words: RecordWords;
  standingTabs?: StandingTabs | undefined;
  /** Below the words for a list without any record. */
  emptyAction?: ReactNode;
}

/**
 * In place of rows: they could not be loaded, none match, or there are none at all. Trying again asks for the counts on
 * tabs too.
 */
export function ListProblem({ words, standingTabs, emptyAction }: ListProblemProps) {
  const { error, filterValues, setFilters, resource } = useListContext();
  const queryClient = useQueryClient();
  if (error) {
    const reason = failureSentence(error);
    return (
      <Notice
        kind="error"
        isPlain
        title={words.loadingFailed?.(reason ?? '') ?? fetchFailed(words)}
        action={
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] })}
          >
            Try again
          </Button>
        }
      >
        {!words.loadingFailed && reason}
      </Notice>
    );
  }
  const { tab, others } = partOf(filterValues, standingTabs);
  if (others > 0) {
    return (
      <Notice
        kind="empty"
        isPlain
        title={noneMatching(words)}
        action={
          <Button variant="outlined" color="inherit" onClick={() => setFilters(tab ?? {})}>
            Show all {words.many}
          </Button>
        }
      />
    );
  }
  return (
    <Notice
      kind="empty"
      isPlain
      title={Object.values(tab ?? {}).map((value) => standingTabs?.empty[String(value)])[0] ?? words.empty}
      action={emptyAction}
    />
  );
}

/** The tab that shows, which stays when search and filters go, and how many of those there are. */
function partOf(
  filterValues: Record<string, unknown>,
  standingTabs?: StandingTabs,
): { tab?: Record<string, unknown>; others: number } {
  const others = Object.keys(filterValues).filter((field) => field !== standingTabs?.field).length;
  if (!standingTabs) return { others };
  const { field, first } = standingTabs;
  return { tab: { [field]: filterValues[field] ?? first }, others };
}
