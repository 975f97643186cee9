import { Button, DialogContent } from '@mui/material';
import { failureSentence, isNotFound } from '../../shared/failure';
import { ListSkeleton } from '../../shared/ListSkeleton';
import { Notice } from '../../shared/Notice';

interface InvoiceProblemProps {
  /** Missing: it is still on its way. */
  error: unknown;
  onRetry: () => void;
}

/** In place of an invoice that is not there. */
export function InvoiceProblem({ error, onRetry }: InvoiceProblemProps) {
  return (
    <DialogContent dividers>
      {!error && <ListSkeleton text="Loading invoice..." />}
      {isNotFound(error) && <Notice kind="error" isPlain title="This invoice does not exist any more." />}
      {error !== null && error !== undefined && !isNotFound(error) && (
        <Notice
          kind="error"
          isPlain
          title="Invoice could not be loaded."
          action={
            <Button variant="outlined" color="inherit" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {failureSentence(error)}
        </Notice>
      )}
    </DialogContent>
  );
}
