import { Button } from '@mui/material';
import { failureSentence } from '../../../shared/failure';
import { Notice } from '../../../shared/Notice';

interface SettingsProblemProps {
  error: unknown;
  onRetry: () => void;
}

/** In place of a form that has nothing to begin with. */
export function SettingsProblem({ error, onRetry }: SettingsProblemProps) {
  return (
    <Notice
      kind="error"
      isPlain
      title="The invoice settings could not be loaded."
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
