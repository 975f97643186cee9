import { Button, Menu } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface ChooserProps {
  icon: ReactNode;
  /** How it stands now. */
  word: string;
  /** What a press on it is for. */
  of: string;
  isUrgent?: boolean;
  children: (choose: (act: () => void) => () => void) => ReactNode[];
}

/** A button that says how it stands, and offers the other choices. */
export function Chooser({ icon, word, of, isUrgent = false, children }: ChooserProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={isUrgent ? 'warning' : 'inherit'}
        startIcon={icon}
        aria-haspopup="menu"
        aria-label={`${word}. ${of}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {word}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {children(choose)}
      </Menu>
    </>
  );
}
