import { Dialog, styled, type Theme, Typography, useMediaQuery, DialogContent } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { DialogHead } from '../../shared/dialog-parts';
import { ListSkeleton } from '../../shared/Skeletons';
import { LoadProblem } from '../../shared/notices';
import { sentenceCase } from '../../shared/record-words';

interface InvoiceDialogProps {
  title: string;
  /** What it is about, below the title. */
  about?: string | undefined;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of an invoice; on a phone it takes the whole screen. */
export function InvoiceDialog({ title, about, isWide = false, onClose, children }: InvoiceDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isSpacious = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <FormsDialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={isWide && isSpacious ? 'xl' : 'md'}
      fullWidth
      fullScreen={isPhone}
    >
      <DialogHead titleId={titleId} title={title} onClose={onClose}>
        {about !== undefined && <Typography variant="caption">{about}</Typography>}
      </DialogHead>
      {children}
    </FormsDialog>
  );
}

/** A form in it lets its middle scroll, and keeps its buttons in sight. */
const FormsDialog = styled(Dialog)({
  '& .MuiDialog-paper > form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
});

interface InvoiceProblemProps {
  /** What it is, in place of an invoice. */
  what?: string;
  /** Missing: it is still on its way. */
  error: unknown;
  onRetry: () => void;
}

/** In place of an invoice that is not there. */
export function InvoiceProblem({ what = 'invoice', error, onRetry }: InvoiceProblemProps) {
  return (
    <DialogContent dividers>
      {error === null || error === undefined ? (
        <ListSkeleton text={`Loading ${what}...`} />
      ) : (
        <LoadProblem
          error={error}
          title={`${sentenceCase(what)} could not be loaded.`}
          gone={`This ${what} no longer exists.`}
          onRetry={onRetry}
        />
      )}
    </DialogContent>
  );
}

interface SettingsProblemProps {
  error: unknown;
  onRetry: () => void;
}

/** In place of a form that has nothing to begin with. */
export function SettingsProblem(props: SettingsProblemProps) {
  return <LoadProblem {...props} title="The invoice settings could not be loaded." />;
}
