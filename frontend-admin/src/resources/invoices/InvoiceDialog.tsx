import { Dialog, styled, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { DialogHead } from '../../shared/DialogHead';

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
