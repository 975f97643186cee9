import { Drawer, IconButton, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../shared/icons';
import { LongText, Row } from '../shared/layout-parts';

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
        },
      }}
    >
      <Row gap={1} justify="space-between">
        <LongText>
          <Typography variant="dialogTitle" id={titleId}>
            {title}
          </Typography>
        </LongText>
        <IconButton edge="end" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Row>
      {children}
    </Drawer>
  );
}
