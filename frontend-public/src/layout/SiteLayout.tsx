import type { ReactNode } from 'react';
import { OVERLAY_AREA_ID } from '../ui/overlay-area';
import { ToastArea } from '../ui/toasts/ToastArea';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './SiteLayout.module.css';
import { useScrollMemory } from './use-scroll-memory';
import { UtilityBar } from './UtilityBar';

/** What every public page shares: skip link, bars, footer, notifications, and where focus and scroll go on navigation. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useScrollMemory();
  return (
    <>
      <a href="#main" className={styles.skip}>Skip to content</a>
      <div id={OVERLAY_AREA_ID} />
      <UtilityBar />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>{children}</main>
      <SiteFooter />
      <RouteAnnouncer />
      <ToastArea />
    </>
  );
}
