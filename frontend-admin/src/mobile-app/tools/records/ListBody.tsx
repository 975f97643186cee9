import { Button, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BusyButton } from '../../../shared/BusyButton';
import { failureSentence } from '../../../shared/failure';
import { useFormMode } from '../../../shared/form-mode';
import { AddIcon } from '../../../shared/icons';
import { ListSkeleton } from '../../../shared/Skeletons';
import { Notice } from '../../../shared/notices';
import { addTitle, fetchFailed, loading, noneMatching, type RecordWords } from '../../../shared/record-words';
import type { QueryResult } from '../query-result';

interface ListBodyProps<Row> {
  resource: string;
  words: RecordWords;
  query: QueryResult;
  /** Missing while they were never read. */
  rows: readonly Row[] | undefined;
  /** Shows all again; only of a list that is searched or filtered. */
  onShowAll?: (() => void) | undefined;
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * The rows of a tool, or what stands in their place: they are on their way, could not be loaded, none match, there are
 * none.
 */
export function ListBody<Row>({ resource, words, query, rows, onShowAll, children }: ListBodyProps<Row>) {
  const { createPath } = useFormMode(resource);
  const { error, isFetching, refetch } = query;
  if (rows && rows.length > 0) return children(rows);
  if (rows && onShowAll)
    return (
      <Notice
        kind="empty"
        title={noneMatching(words)}
        action={
          <Button variant="outlined" color="inherit" onClick={onShowAll}>
            Show all {words.many}
          </Button>
        }
      />
    );
  if (rows)
    return (
      <Notice
        kind="empty"
        title={words.empty}
        action={
          <Button component={Link} to={createPath} variant="contained" startIcon={<AddIcon />}>
            {addTitle(words)}
          </Button>
        }
      />
    );
  if (!error) return <ListSkeleton text={loading(words)} />;
  return (
    <Notice
      kind="error"
      title={fetchFailed(words)}
      action={
        <BusyButton variant="outlined" color="inherit" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </BusyButton>
      }
    >
      {failureSentence(error)}
    </Notice>
  );
}

interface MoreButtonProps {
  more: { isBusy: boolean; show: () => void } | undefined;
}

/** Below a list that has more than it shows. */
export function MoreButton({ more }: MoreButtonProps) {
  return (
    more && (
      <Box sx={{ display: 'grid', mt: 1.5 }}>
        <BusyButton variant="outlined" color="inherit" loading={more.isBusy} onClick={more.show}>
          Show more
        </BusyButton>
      </Box>
    )
  );
}
