import { Box, Drawer } from '@mui/material';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { type LayoutProps, useLogout } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { layout, color } from '#libs/design/tokens';
import { tabTitle } from '#libs/domain/unread-badge';
import { BoltMark } from '../shared/BoltMark';
import { ScreenSkeleton } from '../shared/ScreenSkeleton';
import { LogoutIcon, OutIcon } from '../shared/icons';
import { UnreadCount } from '../shared/unread-count';
import { useDialog } from '../shared/use-dialog';
import { JumpButton } from './JumpButton';
import { NavigationLink, navigationLinkSx } from './NavigationLink';
import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import { SkipLink } from './SkipLink';
import { TabTools } from './TabTools';
import { TopBar } from './TopBar';
import { entryAt, NAVIGATION } from './navigation';
import { useTabIcon } from './use-tab-icon';
import { useUnreadWatch } from './use-unread-watch';

const MAIN_ID = 'main-content';

/** Navigation at the side (a drawer on small screens), heading and tools above, the screen in the rest. */
export function AdminLayout({ children }: LayoutProps) {
  const { pathname } = useLocation();
  const entry = entryAt(pathname);
  const title = entry?.title ?? 'Page Not Found';
  const menu = useDialog('menu');
  const titleRef = useFocusOnChange(title);
  const unread = useUnreadWatch();
  useTabIcon(unread);
  const unreadCounts = unread === undefined ? {} : { messages: unread };
  return (
    <UnreadCount value={unread}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', md: `${layout.adminSidebar}px minmax(0,1fr)` },
          minHeight: '100vh',
        }}
      >
        <title>{tabTitle(title, unread)}</title>
        <SkipLink targetId={MAIN_ID} />
        <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 0, height: '100vh' }}>
          <NavigationBar unreadCounts={unreadCounts} />
        </Box>
        <Drawer
          open={menu.isOpen}
          onClose={menu.close}
          slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 280 } } }}
        >
          <NavigationBar unreadCounts={unreadCounts} closeMenu={menu.close} />
        </Drawer>
        <Box sx={{ minWidth: 0 }}>
          <TopBar title={title} titleRef={titleRef} onOpenMenu={() => menu.open()}>
            <JumpButton />
            <Box sx={{ display: { xs: entry?.screen === '' ? 'flex' : 'none', sm: 'flex' }, gap: 0.5 }}>
              <TabTools />
            </Box>
          </TopBar>
          <Box
            component="main"
            id={MAIN_ID}
            tabIndex={-1}
            sx={{ px: { xs: 2, md: 3.5 }, pt: { xs: 2, md: 3 }, pb: 10, outline: 0 }}
          >
            <ScreenErrorBoundary key={entry?.screen}>
              <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
            </ScreenErrorBoundary>
          </Box>
        </Box>
      </Box>
    </UnreadCount>
  );
}

/**
 * On another screen the focus goes to its heading, so that keyboard and screen reader start there; not on the first,
 * and not where the screen itself took it to a field.
 */
function useFocusOnChange(title: string): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(title);
  useEffect(() => {
    const taken = document.querySelector(`#${MAIN_ID} :focus`) !== null;
    if (shownBefore.current !== title && !taken) ref.current?.focus();
    shownBefore.current = title;
  }, [title]);
  return ref;
}

interface NavigationBarProps {
  unreadCounts?: Partial<Record<AdminScreen, number>>;
  /** In the menu of small screens: what closes it. */
  closeMenu?: () => void;
}

/** The ink bar at the side, the same in light and dark. */
function NavigationBar({ unreadCounts = {}, closeMenu }: NavigationBarProps) {
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
