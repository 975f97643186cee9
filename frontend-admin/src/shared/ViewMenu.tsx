import { Button, Menu, MenuItem, styled } from '@mui/material';
import { useState } from 'react';

interface ViewMenuProps<View extends string> {
  /** By what they are called; the first leaves nothing out. */
  words: Record<View, string>;
  view: View;
  onView: (view: View) => void;
}

/** Which part of the list shows: one button, whatever the width. */
export function ViewMenu<View extends string>({ words, view, onView }: ViewMenuProps<View>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const views = Object.keys(words) as View[];
  const isWhole = view === views[0];
  return (
    <>
      <ViewButton
        variant={isWhole ? 'outlined' : 'contained'}
        color={isWhole ? 'inherit' : 'primary'}
        aria-haspopup="menu"
        aria-label={`Show: ${words[view]}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {isWhole ? 'Show' : words[view]}
      </ViewButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {views.map((each) => (
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
            {words[each]}
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
