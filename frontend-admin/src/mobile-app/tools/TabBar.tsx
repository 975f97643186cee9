import { styled } from '@mui/material';
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
    <Bar aria-label="Tools">
      {SHORTCUTS.map(({ screen, label, Icon }) => (
        <Tab
          key={screen}

          to={`/${screen}`}
        >
          <Icon />
          {label}
        </Tab>
      ))}
    </Bar>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  gridTemplateColumns: `repeat(${SHORTCUTS.length}, minmax(0,1fr))`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.ink[900],
}));

const Tab = styled(NavLink)(({ theme }) => ({
  ...theme.typography.fine,
  color: theme.palette.text.secondary,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(0.25),
  minHeight: TAB_BAR_HEIGHT,
  textDecoration: 'none',
  '&[aria-current]': { color: color.signal.text, fontWeight: 600 },
}));
