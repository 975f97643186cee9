import { Box, Drawer } from '@mui/material';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import type { LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { layout } from '#libs/design/tokens';
import { ScreenSkeleton } from '../shared/ScreenSkeleton';
import { useDialog } from '../shared/use-dialog';
import { UnreadCount } from '../shared/unread-count';
import { JumpButton } from './JumpButton';
import { NavigationBar } from './NavigationBar';
import { entryAt } from './navigation';
import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import { SkipLink } from './SkipLink';
import { TabTools } from './TabTools';
import { TopBar } from './TopBar';
import { tabTitle } from '#libs/domain/unread-badge';
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
