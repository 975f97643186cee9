import { lazy, Suspense, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '../api/log-failure';
import { OVERLAY_AREA_ID } from '../ui/overlay-area';
import { ToastArea } from '../ui/toasts/ToastArea';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './SiteLayout.module.css';
import type { StaffTab as StaffTabType } from './StaffTab';
import { useScrollMemory } from './use-scroll-memory';
import { useStaffId } from './use-staff-id';
import { UtilityBar } from './UtilityBar';

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

/**
 * What every public page shares: skip link, bars, footer, notifications, and where focus and scroll go on navigation.
 */
/** @param title of the page */
export function SiteLayout({ title, children }: { title: string; children: ReactNode }) {
  useScrollMemory();
  const staffId = useStaffId();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <div id={OVERLAY_AREA_ID} />
      <UtilityBar />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <RouteAnnouncer title={title} />
      <ToastArea />
      {staffId !== null && (
        <Suspense>
          <StaffTab userId={staffId} title={title} />
        </Suspense>
      )}
    </>
  );
}
