import { DialogContent } from '@mui/material';
import { ListSkeleton } from '../../shared/Skeletons';
import { LoadProblem } from '../../shared/LoadProblem';

interface InvoiceProblemProps {
  /** Missing: it is still on its way. */
  error: unknown;
  onRetry: () => void;
}

/** In place of an invoice that is not there. */
export function InvoiceProblem({ error, onRetry }: InvoiceProblemProps) {
  return (
    <DialogContent dividers>
      {error === null || error === undefined ? (
        <ListSkeleton text="Loading invoice..." />
      ) : (
        <LoadProblem
          error={error}
          title="Invoice could not be loaded."
          gone="This invoice does not exist any more."
          onRetry={onRetry}
        />
      )}
    </DialogContent>
  );
}
