import { Button, Menu, MenuItem, styled } from '@mui/material';
import { useState } from 'react';
import { type View, VIEW_WORDS, VIEWS } from './inbox-views';

interface ViewMenuProps {
  view: View;
  onView: (view: View) => void;
}

/** Which part of the messages shows: one button, whatever the width. */
export function ViewMenu({ view, onView }: ViewMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ViewButton
        variant={view === 'all' ? 'outlined' : 'contained'}
        color={view === 'all' ? 'inherit' : 'primary'}
        aria-haspopup="menu"
        aria-label={`Show: ${VIEW_WORDS[view]}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {view === 'all' ? 'Show' : VIEW_WORDS[view]}
      </ViewButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {VIEWS.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === view}
            selected={each === view}
            onClick={() => {
              setAnchor(null);
              onView(each);
            }}
          >
            {VIEW_WORDS[each]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const ViewButton = styled(Button)(({ theme }) => ({
  flex: 'none',
  minHeight: 44,
  maxWidth: 180,
  [theme.breakpoints.up('md')]: { minHeight: 36 },
}));
