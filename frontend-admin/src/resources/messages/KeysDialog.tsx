import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material';
import { useId } from 'react';
import { KEY_HELP } from './inbox-keys';

interface KeysDialogProps {
  isOpen: boolean;
  hasKeys: boolean;
  onSwitch: (hasKeys: boolean) => void;
  onClose: () => void;
}

/** Which key does what. Single letters can be turned off: speech input presses them by accident. */
export function KeysDialog({ isOpen, hasKeys, onSwitch, onClose }: KeysDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ fontSize: 17, fontWeight: 650 }}>
        Keyboard shortcuts
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0,1fr)', columnGap: 2, rowGap: 1, m: 0, mb: 2 }}
        >
          {KEY_HELP.map(([key, does]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box
                  component="kbd"
                  sx={{
                    px: 0.75,
                    py: 0.25,
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: '4px',
                    fontFamily: 'inherit',
                    fontSize: 13,
                    whiteSpace: 'nowrap',
                  }}
                >
                  {key}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {does}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={hasKeys} onChange={(_event, isOn) => onSwitch(isOn)} />}
          label="Shortcuts on this screen"
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button autoFocus variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
