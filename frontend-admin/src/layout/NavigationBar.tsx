import { Box } from '@mui/material';
import { useLogout } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { color } from '#libs/design/tokens';
import { BoltMark } from '../shared/BoltMark';
import { LogoutIcon, OutIcon } from '../shared/icons';
import { NAVIGATION } from './navigation';
import { NavigationLink, navigationLinkSx } from './NavigationLink';

interface NavigationBarProps {
  unreadCounts?: Partial<Record<AdminScreen, number>>;
  /** In the menu of small screens: what closes it. */
  closeMenu?: () => void;
}

/** The ink bar at the side, the same in light and dark. */
export function NavigationBar({ unreadCounts = {}, closeMenu }: NavigationBarProps) {
  const logout = useLogout();
  return (
    <Box
      component="nav"
      aria-label="Admin"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: '2px',
        height: '100%',
        overflowY: 'auto',
        p: '16px 12px',
        backgroundColor: color.ink[900],
        color: color.muted,
        fontSize: 14,
      }}
    >
      <Box sx={{ px: 1.25, pt: 0.5, pb: 2.25 }}>
        <BoltMark />
      </Box>
      {NAVIGATION.map((entry) => (
        <NavigationLink
          key={entry.screen}
          entry={entry}
          unreadCount={entry.screen === '' ? undefined : unreadCounts[entry.screen]}
          isInMenu={closeMenu !== undefined}
        />
      ))}
      <Box sx={{ flex: 1, minHeight: 16 }} />
      <Box sx={{ mx: 1.25, mb: 1.25, borderTop: `1px solid ${color.line}` }} />
      <Box component="a" href="/" sx={navigationLinkSx}>
        <OutIcon />
        Back to Website
      </Box>
      <Box component="button" type="button" onClick={() => void logout().then(closeMenu)} sx={navigationLinkSx}>
        <LogoutIcon />
        Logout
      </Box>
    </Box>
  );
}
