import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type ComponentType, type RefObject } from 'react';
import { PlainToast } from './PlainToast';
import { latestToast, subscribeToToasts, type Toast } from './toast-store';
import styles from './ToastArea.module.css';

type ShowsToast = ComponentType<{ toast: Toast; area: RefObject<HTMLDivElement | null> }>;

/** Fetches what shows toasts. A page whose calls may fail without a connection does it while there is one. */
export const preloadToasts = () => import('./ToastNotice');

// What says that the connection is gone must not need one.
const ToastNotice = lazy<ShowsToast>(() => preloadToasts().then((module) => ({ default: module.ToastNotice }), () => ({ default: PlainToast })));

/** The notification area: F8 moves focus to it; what is shown in it is read out (spec 1 section 9). */
export function ToastArea() {
  const area = useRef<HTMLDivElement>(null);
  const toast = useSyncExternalStore(subscribeToToasts, latestToast, () => undefined);
  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      area.current?.focus();
    };
    window.addEventListener('keydown', focusOnF8);
    return () => window.removeEventListener('keydown', focusOnF8);
  }, []);
  return (
    <div ref={area} role="region" aria-label="Notifications (F8)" aria-live="polite" tabIndex={-1} className={styles.area}>
      {toast && (
        <Suspense>
          <ToastNotice toast={toast} area={area} />
        </Suspense>
      )}
    </div>
  );
}
