import { Box, Drawer, IconButton } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { color } from '#libs/design/tokens';
import { CloseIcon } from '../shared/icons';

interface BottomSheetProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that comes up under the thumb: its title, a way out, and what it holds. */
export function BottomSheet({ title, isOpen, onClose, children }: BottomSheetProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            maxWidth: 560,
            mx: 'auto',
            p: 2.5,
            pb: 'calc(20px + env(safe-area-inset-bottom))',
            borderRadius: '12px 12px 0 0',
            backgroundColor: color.ink[700],
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="h2" id={titleId} sx={{ m: 0, fontSize: 17, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <IconButton edge="end" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}
