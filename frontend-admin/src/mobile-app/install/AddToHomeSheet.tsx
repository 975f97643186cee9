import { Box, Button, Drawer } from '@mui/material';
import { useId } from 'react';
import { color, font } from '#libs/design/tokens';
import { AddIcon, ShareIcon } from '../../shared/icons';

interface AddToHomeSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

const STEPS = [
  {
    Icon: ShareIcon,
    words: (
      <>
        Tap <b>Share</b> in the bar of the browser
      </>
    ),
  },
  {
    Icon: AddIcon,
    words: (
      <>
        Choose <b>Add to Home Screen</b>, then <b>Add</b>
      </>
    ),
  },
];

/** iPhones install nothing by a button of a page: it shows where their own is. */
export function AddToHomeSheet({ isOpen, onClose }: AddToHomeSheetProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': titleId,
          role: 'dialog',
          'aria-modal': true,
          sx: {
            maxWidth: 560,
            mx: 'auto',
            p: 2.5,
            pb: 'max(20px, env(safe-area-inset-bottom))',
            borderRadius: '12px 12px 0 0',
            border: `1px solid ${color.lineStrong}`,
            borderBottom: 0,
            backgroundColor: color.ink[800],
          },
        },
      }}
    >
      <Box component="h2" id={titleId} sx={{ m: 0, font: `750 24px/1 ${font.display}`, textTransform: 'uppercase' }}>
        Add to Home Screen
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, my: 1.5, p: 0 }}>
        {STEPS.map(({ Icon, words }, at) => (
          <Box
            key={at}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.75,
              py: 1.5,
              borderTop: at > 0 ? `1px solid ${color.line}` : 0,
            }}
          >
            <Icon sx={{ fontSize: 28, color: color.signal.text }} />
            <span>{words}</span>
          </Box>
        ))}
      </Box>
      <Button autoFocus fullWidth variant="outlined" color="inherit" onClick={onClose}>
        Close
      </Button>
    </Drawer>
  );
}
