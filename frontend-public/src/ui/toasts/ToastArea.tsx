import { lazy, Suspense, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { PlainToast } from './PlainToast';
import type { ShownToast } from './shown-toast';
import { latestToast, subscribeToToasts } from './toast-store';
import styles from './ToastArea.module.css';
import { useToastFocus } from './use-toast-focus';

/** Fetches what shows toasts. A page whose calls may fail without a connection does it while there is one. */
export const preloadToasts = () => import('./ToastNotice');

// What says that the connection is gone must not need one.
const ToastNotice = lazy<ComponentType<ShownToast>>(() =>
  preloadToasts().then(
    (module) => ({ default: module.ToastNotice }),
    () => ({ default: PlainToast }),
  ),
);

/**
 * The notification area: F8 moves focus to it; what is shown in it is read out (spec 1 section 9). A toast goes after 5
 * s, but stays while pointer or focus is in it.
 */
export function ToastArea() {
  const area = useRef<HTMLDivElement>(null);
  const [overId, setOverId] = useState(0);
  const toast = useSyncExternalStore(subscribeToToasts, latestToast, () => undefined);
  const id = toast?.id ?? 0;
  const { isHeld, dismiss } = useToastFocus(area, () => setOverId(id));
  return (
    <div
      ref={area}
      role="region"
      aria-label="Notifications (F8)"
      aria-live="polite"
      tabIndex={-1}
      className={styles.area}
    >
      {toast && (
        <Suspense>
          <ToastNotice toast={toast} area={area} isHeld={isHeld} isOver={overId === id} dismiss={dismiss} />
        </Suspense>
      )}
    </div>
  );
}
