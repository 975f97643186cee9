import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, styled } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { BusyButton } from './BusyButton';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The word on the button that goes through with it; without one there is nothing to go through with. */
  confirm?: string;
  /** The word on the button that changes nothing; it has the focus. */
  cancel: string;
  /** Whether it is only asked because it cannot be taken back: then it does not wear the colour of a deletion. */
  isLossless?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost, or cannot be taken back. Escape and the backdrop mean no. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirm,
  cancel,
  isLossless = false,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">{children}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" color="inherit" onClick={onCancel}>
          {cancel}
        </Button>
        {confirm !== undefined && (
          <BusyButton variant="contained" color={isLossless ? 'primary' : 'error'} loading={isBusy} onClick={onConfirm}>
            {confirm}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What a question is about. */
export const Subject = styled('div')(({ theme }) => ({
  ...theme.typography.medium,
  marginBlock: theme.spacing(1),
  color: theme.palette.text.primary,
}));
