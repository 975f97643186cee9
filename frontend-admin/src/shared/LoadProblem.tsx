import { Button } from '@mui/material';
import { failureSentence, isNotFound } from './failure';
import { Notice } from './Notice';

interface LoadProblemProps {
  error: unknown;
  title: string;
  /** Said in its place when the record is not there any more; then there is nothing to try again. */
  gone?: string;
  onRetry: () => void;
}

/** In place of what could not be loaded: why, and another try. */
export function LoadProblem({ error, title, gone, onRetry }: LoadProblemProps) {
  if (gone !== undefined && isNotFound(error)) return <Notice kind="error" isPlain title={gone} />;
  return (
    <Notice
      kind="error"
      isPlain
      title={title}
      action={
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {failureSentence(error)}
    </Notice>
  );
}
