import { Box } from '@mui/material';
import { NavLink, useMatch } from 'react-router-dom';
import { color } from '#libs/design/tokens';
import { SHORTCUTS } from '../shortcuts';

/** Pixels, without the phone's own safe area. */
export const TAB_BAR_HEIGHT = 60;

/** The five tools under the thumb. A message has the ways to answer it in their place. */
export function TabBar() {
  const isMessage = useMatch('/messages/:id') !== null;
  if (isMessage) return null;
  return (
    <Box
      component="nav"
      aria-label="Tools"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'grid',
        gridTemplateColumns: `repeat(${SHORTCUTS.length}, minmax(0,1fr))`,
        pb: 'env(safe-area-inset-bottom)',
        borderTop: `1px solid ${color.line}`,
        backgroundColor: color.ink[900],
      }}
    >
      {SHORTCUTS.map(({ screen, label, Icon }) => (
        <Box
          key={screen}
          component={NavLink}
          to={`/${screen}`}
          sx={{
            display: 'grid',
            justifyItems: 'center',
            alignContent: 'center',
            gap: 0.25,
            minHeight: TAB_BAR_HEIGHT,
            fontSize: 12.5,
            color: color.muted,
            textDecoration: 'none',
            '&[aria-current]': { color: color.signal.text, fontWeight: 600 },
          }}
        >
          <Icon />
          {label}
        </Box>
      ))}
    </Box>
  );
}
