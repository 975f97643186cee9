import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  styled,
  Switch,
} from '@mui/material';
import { useId } from 'react';
import { radius } from '#libs/design/tokens';
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
      <DialogTitle id={titleId}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Keys>
          {KEY_HELP.map(([key, does]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Key>{key}</Key>
              </Box>
              <dd>{does}</dd>
            </Box>
          ))}
        </Keys>
        <FormControlLabel
          control={<Switch checked={hasKeys} onChange={(_event, isOn) => onSwitch(isOn)} />}
          label="Shortcuts on this screen"
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1),
  margin: 0,
  marginBottom: theme.spacing(2),
}));

const Key = styled('kbd')(({ theme }) => ({
  ...theme.typography.small,
  paddingInline: theme.spacing(0.75),
  paddingBlock: theme.spacing(0.25),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: radius.sm,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
}));
