import { Box, Dialog, DialogTitle, IconButton, useMediaQuery, type Theme } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../../shared/icons';

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
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={isWide && isSpacious ? 'xl' : 'md'}
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: paperSx } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0, px: { xs: 2, sm: 3 }, py: 1.5 }}>
          <DialogTitle id={titleId} sx={{ p: 0, fontSize: 17, fontWeight: 650 }}>
            {title}
          </DialogTitle>
          {about !== undefined && (
            <Box sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>{about}</Box>
          )}
        </Box>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Dialog>
  );
}

/** A form in it lets its middle scroll, and keeps its buttons in sight. */
const paperSx = { '& > form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } } as const;
