import { Button, Menu } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface DropdownButtonProps {
  icon: ReactNode;
  /** The current choice. */
  word: string;
  /** For screen readers: what the button changes. */
  of: string;
  isUrgent?: boolean;
  children: (choose: (act: () => void) => () => void) => ReactNode[];
}

/** A button that shows the current choice and opens a menu of the others. */
export function DropdownButton({ icon, word, of, isUrgent = false, children }: DropdownButtonProps) {
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
