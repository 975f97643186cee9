import {
  lazy,
  Suspense,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import { links, school } from '#libs/school/school';
import { logFailure } from '../api/log-failure';
import { tryStorage } from '../api/browser-storage';
import { paths } from '../paths';
import { ExternalLink } from '../ui/ExternalLink';
import { Icon } from '../ui/drawings/Icon';
import { OVERLAY_AREA_ID } from '../ui/overlay-area';
import { ToastArea } from '../ui/toasts/ToastArea';
import { ClosureNotice } from './ClosureNotice';
import { OpenNow } from './OpenNow';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './SiteLayout.module.css';
import type { StaffTab as StaffTabType } from './StaffTab';
import { useScrollMemory } from './use-scroll-memory';

/** Fetched only where somebody is signed in to the back-office. */
const StaffTab = lazy<ComponentType<ComponentProps<typeof StaffTabType>>>(() =>
  import('./StaffTab').then(
    (module) => ({ default: module.StaffTab }),
    (error: unknown) => {
      logFailure('The count of unread messages cannot be shown.', error);
      return { default: () => null };
    },
  ),
);

/** Where people look before they come. */
const TELLS_CLOSURES = new Set<string>([paths.home, paths.classSchedule, paths.contactUs]);

interface SiteLayoutProps {
  /** Of the page. */
  title: string;
  /** It stands at an address of staff, where there is no page: only the page itself is shown. */
  isForStaff: boolean;
  children: ReactNode;
}

/**
 * What every public page shares: skip link, bars, footer, notifications, and where focus and scroll go on navigation.
 */
export function SiteLayout({ title, isForStaff, children }: SiteLayoutProps) {
  useScrollMemory();
  const staffId = useStaffId();
  const { pathname } = useLocation();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <div id={OVERLAY_AREA_ID} />
      {!isForStaff && (
        <>
          <UtilityBar />
          <SiteHeader />
        </>
      )}
      {TELLS_CLOSURES.has(pathname) && <ClosureNotice />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!isForStaff && <SiteFooter />}
      <RouteAnnouncer title={title} />
      <ToastArea />
      {staffId !== null && !isForStaff && (
        <Suspense>
          <StaffTab userId={staffId} title={title} />
        </Suspense>
      )}
    </>
  );
}

/**
 * After a navigation inside the site a screen reader hears the new page's title and focus goes to its h1, as a fresh
 * page load would do. The first page needs neither: the browser does both.
 */
function RouteAnnouncer({ title }: { title: string }) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setAnnounced(title);
  }, [pathname, title]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}

function UtilityBar() {
  return (
    <div className={styles.bar} role="region" aria-label="School information">
      <div className={`wrap ${styles.row}`}>
        <OpenNow />
        <span className={styles.item}>
          <Icon name="pin" sizePx={15} />
          {school.area}
        </span>
        <a className={styles.item} href={school.phone.href}>
          <Icon name="phone" sizePx={15} />
          Call the school
        </a>
        <ExternalLink className={styles.item} href={links.whatsapp}>
          <Icon name="whatsapp" sizePx={15} />
          WhatsApp
        </ExternalLink>
        <span className={styles.space} />
        <ExternalLink className={styles.item} href={links.membershipProvider}>
          <Icon name="user" sizePx={15} />
          Student log in
        </ExternalLink>
      </div>
    </div>
  );
}

/** Who is signed in to the back-office in this browser, as it keeps it; follows other tabs. Null for visitors. */
function useStaffId(): string | null {
  return useSyncExternalStore(
    watchStorage,
    () => tryStorage(() => localStorage.getItem(ADMIN_TOKEN_KEY)) ?? null,
    () => null,
  );
}

function watchStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
