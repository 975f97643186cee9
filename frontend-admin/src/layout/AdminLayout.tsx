import { Drawer, styled } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { type LayoutProps, useGetIdentity, useLogout } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { layout, color } from '#libs/design/tokens';
import { tabTitle } from '#libs/domain/unread-badge';
import { isOwner } from '../shared/is-owner';
import { ScreenSkeleton } from '../shared/Skeletons';
import { BoltMark, LockIcon, LogoutIcon, OutIcon, SecondStepIcon } from '../shared/icons';
import { UnreadCount } from '../shared/unread-count';
import { useDialog } from '../shared/use-dialog';
import { Jump, JumpButton } from './JumpButton';
import { NavigationLink, navigationLinkStyles } from './NavigationLink';
import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import { SkipLink } from './SkipLink';
import { TabTools, useTabIcon } from './TabTools';
import { TopBar } from './TopBar';
import { entryAt, NAVIGATION } from './navigation';
import { useTasks } from '../shared/task/use-tasks';
import { useUnreadWatch } from './use-unread-watch';

const MAIN_ID = 'main-content';
/** The dialogs' parts of the address. */
const SIGN_INS = 'sign-ins';
const SECOND_STEP = 'second-step';
const SecondStep = lazy(async () => ({ default: (await import('./SecondStep')).SecondStep }));
const TaskTray = lazy(async () => ({ default: (await import('../shared/task/TaskTray')).TaskTray }));
const SignIns = lazy(async () => ({ default: (await import('./SignIns')).SignIns }));

/** Navigation at the side (a drawer on small screens), heading and tools above, the screen in the rest. */
export function AdminLayout({ children }: LayoutProps) {
  const { pathname } = useLocation();
  const entry = entryAt(pathname);
  const title = entry?.title ?? 'Page Not Found';
  const menu = useDialog('menu');
  const signIns = useDialog(SIGN_INS);
  const secondStep = useDialog(SECOND_STEP);
  const titleRef = useFocusOnChange(title);
  const unread = useUnreadWatch();
  const tasks = useTasks();
  useTabIcon(unread);
  const unreadCounts = unread === undefined ? {} : { messages: unread };
  return (
    <UnreadCount value={unread}>
      <Frame>
        <title>{tabTitle(title, unread)}</title>
        <SkipLink targetId={MAIN_ID} />
        <SideBar>
          <NavigationBar unreadCounts={unreadCounts} />
        </SideBar>
        <Drawer
          open={menu.isOpen}
          onClose={menu.close}
          slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 280 } } }}
        >
          <NavigationBar unreadCounts={unreadCounts} closeMenu={menu.close} />
        </Drawer>
        <div>
          <TopBar title={title} titleRef={titleRef} onOpenMenu={() => menu.open()}>
            <JumpButton />
            <Tools isOnPhones={entry?.screen === ''}>
              <TabTools />
            </Tools>
          </TopBar>
          <Main id={MAIN_ID} tabIndex={-1}>
            {/* What cannot be fetched, as after an update, takes neither the screen nor what is typed there along. */}
            <ScreenErrorBoundary>
              <Suspense>
                {tasks.length > 0 && <TaskTray tasks={tasks} />}
                {signIns.isOpen && <SignIns onClose={signIns.close} />}
                {secondStep.isOpen && <SecondStep dialog={SECOND_STEP} onClose={secondStep.close} />}
                <Jump />
              </Suspense>
            </ScreenErrorBoundary>
            <ScreenErrorBoundary key={entry?.screen}>
              <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
            </ScreenErrorBoundary>
          </Main>
        </div>
      </Frame>
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
  const { identity } = useGetIdentity();
  const signIns = useDialog(SIGN_INS);
  const secondStep = useDialog(SECOND_STEP);
  return (
    <Navigation aria-label="Admin">
      <Mark>
        <BoltMark />
      </Mark>
      {NAVIGATION.filter((entry) => !entry.isForOwner || isOwner(identity)).map((entry) => (
        <NavigationLink
          key={entry.screen}
          entry={entry}
          unreadCount={entry.screen === '' ? undefined : unreadCounts[entry.screen]}
          isInMenu={closeMenu !== undefined}
        />
      ))}
      <Space />
      <Line />
      <WebsiteLink href="/">
        <OutIcon />
        Back to Website
      </WebsiteLink>
      <SignInsButton type="button" aria-haspopup="dialog" onClick={() => signIns.open()}>
        <LockIcon />
        Where you're signed in
      </SignInsButton>
      <SignInsButton type="button" aria-haspopup="dialog" onClick={() => secondStep.open()}>
        <SecondStepIcon />
        Second step at sign-in
      </SignInsButton>
      <LogoutButton type="button" onClick={() => void logout().then(closeMenu)}>
        <LogoutIcon />
        Logout
      </LogoutButton>
    </Navigation>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  minHeight: '100vh',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `${layout.adminSidebar}px minmax(0,1fr)` },
  '@media print': { display: 'block', minHeight: 0 },
}));

const SideBar = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'sticky',
  top: 0,
  height: '100vh',
  [theme.breakpoints.up('md')]: { display: 'block' },
  '@media print': { display: 'none' },
}));

const Main = styled('main')(({ theme }) => ({
  paddingInline: theme.spacing(2),
  paddingTop: theme.spacing(2),
  paddingBottom: theme.spacing(10),
  outline: 0,
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3.5), paddingTop: theme.spacing(3) },
}));

const Navigation = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.25),
  height: '100%',
  overflowY: 'auto',
  padding: theme.spacing(2, 1.5),
  backgroundColor: color.ink[900],
  color: color.muted,
}));

const Mark = styled('div')(({ theme }) => ({
  paddingInline: theme.spacing(1.25),
  paddingTop: theme.spacing(0.5),
  paddingBottom: theme.spacing(2.25),
}));

const Space = styled('div')({ flex: 1, minHeight: 16 });

const Line = styled('div')(({ theme }) => ({
  marginInline: theme.spacing(1.25),
  marginBottom: theme.spacing(1.25),
  borderTop: `1px solid ${color.line}`,
}));

const WebsiteLink = styled('a')(navigationLinkStyles);
const SignInsButton = styled('button')(navigationLinkStyles);
const LogoutButton = styled('button')(navigationLinkStyles);

const Tools = styled('div', { shouldForwardProp: (prop) => prop !== 'isOnPhones' })<{ isOnPhones: boolean }>(
  ({ theme, isOnPhones }) => ({
    display: isOnPhones ? 'flex' : 'none',
    gap: theme.spacing(0.5),
    [theme.breakpoints.up('sm')]: { display: 'flex' },
  }),
);
