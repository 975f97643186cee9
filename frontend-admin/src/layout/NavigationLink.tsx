import { styled, type Theme } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { color, radius } from '#libs/design/tokens';
import { cappedCount } from '#libs/domain/unread-badge';
import type { NavigationEntry } from './navigation';

interface NavigationLinkProps {
  entry: NavigationEntry;
  /** Unread things behind this entry; nothing shows while it is not known. */
  unreadCount?: number | undefined;
  /** The menu is in the address: the screen takes its place, so that Back does not open it again. */
  isInMenu?: boolean;
}

export function NavigationLink({ entry, unreadCount, isInMenu = false }: NavigationLinkProps) {
  const Icon = entry.icon;
  return (
    <Entry to={`/${entry.screen}`} end={entry.screen === ''} replace={isInMenu}>
      <Icon />
      <span>{entry.label}</span>
      <UnreadBadge count={unreadCount} />
    </Entry>
  );
}

/** Also worn by the two entries at the foot of the bar. */
export const navigationLinkStyles = ({ theme }: { theme: Theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  flex: 'none',
  minHeight: 38,
  width: '100%',
  paddingInline: theme.spacing(1.25),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: color.muted,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'left' as const,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.ink[800] },
  '&:focus-visible': { outlineColor: color.signal.base, outlineOffset: -2 },
  '&[aria-current]': {
    backgroundColor: color.ink[700],
    color: color.text,
    boxShadow: `inset 3px 0 0 ${color.signal.base}`,
  },
  '@media (pointer: coarse)': { minHeight: 44 },
});

const Entry = styled(NavLink)(navigationLinkStyles);

interface UnreadBadgeProps {
  count: number | undefined;
}

/** How many are unread; nothing at 0 or while the number is not known. */
function UnreadBadge({ count }: UnreadBadgeProps) {
  if (!count) return null;
  return (
    <Count aria-label={`${count} unread`} role="img">
      {cappedCount(count)}
    </Count>
  );
}

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.fine,
  marginLeft: 'auto',
  minWidth: 22,
  paddingInline: theme.spacing(0.75),
  borderRadius: radius.full,
  backgroundColor: color.signal.base,
  color: color.signal.on,
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
}));
