import { Fab } from '@mui/material';
import { Link, type To } from 'react-router-dom';
import { AddIcon } from '../../../shared/icons';
import { addTitle, type RecordWords } from '../../../shared/record-words';
import { TAB_BAR_HEIGHT } from '../TabBar';

/** Pixels, with the room around it. */
export const ADD_BUTTON_HEIGHT = 72;

interface AddButtonProps {
  words: RecordWords;
  to: To;
  /** What else lies over the tabs, in pixels. */
  abovePx: number;
}

/** Under the right thumb, over the list. */
export function AddButton({ words, to, abovePx }: AddButtonProps) {
  return (
    <Fab
      component={Link}
      to={to}
      color="primary"
      aria-label={addTitle(words)}
      sx={{
        position: 'fixed',
        right: 'max(16px, env(safe-area-inset-right))',
        bottom: `calc(${TAB_BAR_HEIGHT + abovePx + 16}px + env(safe-area-inset-bottom))`,
        borderRadius: '12px',
      }}
    >
      <AddIcon fontSize="medium" />
    </Fab>
  );
}
