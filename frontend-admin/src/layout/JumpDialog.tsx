import { Autocomplete, Box, Dialog, TextField } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { NAVIGATION } from './navigation';

interface JumpDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

interface Jump {
  label: string;
  path: string;
}

const JUMPS: Jump[] = [
  ...NAVIGATION.map(({ label, screen }) => ({ label, path: `/${screen}` })),
  { label: 'Add FAQ', path: '/faq/create' },
  { label: 'Add class schedule', path: '/class-schedule/create' },
];

/** Type a few letters of a screen's name, press Enter, be there. */
export function JumpDialog({ isOpen, onClose }: JumpDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" slotProps={{ paper: { 'aria-label': 'Jump to a screen' } }} sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}>
      <Box sx={{ p: 2, pb: 2 }}>
        <Autocomplete
          open
          autoHighlight
          openOnFocus
          options={JUMPS}
          disablePortal
          onChange={(_event, jump) => {
            if (!jump) return;
            onClose();
            void navigate(jump.path);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
          renderInput={(params) => <TextField {...params} autoFocus label="Jump to" />}
          slotProps={{ popper: { sx: inlinePopperSx }, paper: { elevation: 0 }, listbox: { sx: { maxHeight: '60vh' } } }}
        />
      </Box>
    </Dialog>
  );
}

/** The choices lie in the dialog, below the field, rather than float over it. */
const inlinePopperSx = { position: 'static !important', transform: 'none !important', width: '100% !important', mt: 1 };
