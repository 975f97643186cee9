import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { failureSentence } from './failure';
import { Notice } from './Notice';
import { fetchFailed, noneMatching, type RecordWords } from './record-words';

interface ListProblemProps {
  words: RecordWords;
}

/** In place of rows: they could not be loaded, none match, or there are none at all. Trying again asks for the counts on tabs too. */
export function ListProblem({ words }: ListProblemProps) {
  const { error, filterValues, setFilters, resource } = useListContext();
  const queryClient = useQueryClient();
  if (error) {
    return (
      <Notice kind="error" isPlain title={fetchFailed(words)} action={<Button variant="outlined" color="inherit" onClick={() => void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] })}>Try again</Button>}>
        {failureSentence(error)}
      </Notice>
    );
  }
  if (Object.keys(filterValues).length > 0) {
    return (
      <Notice kind="empty" isPlain title={noneMatching(words)} action={<Button variant="outlined" color="inherit" onClick={() => setFilters({})}>Show all {words.many}</Button>} />
    );
  }
  return <Notice kind="empty" isPlain title={words.empty} />;
}
