import {
  lazy,
  Suspense,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  useEffect,
  useEffectEvent,
  type RefObject,
} from 'react';
import styles from './ToastArea.module.css';
import { latestToast, subscribeToToasts } from './toast-store';
import { useToastTimeout, type ShownToast } from './use-toast-timeout';

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

/**
 * Whether pointer or focus is in the notification area, so that what stands there must stay. `dismiss` takes it away
 * all the same, and gives focus back to where it came from. F8 moves focus there (spec 1 section 9), Escape dismisses.
 */
function useToastFocus(
  area: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): { isHeld: boolean; dismiss: () => void } {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const dismiss = () => {
    onDismiss();
    if (area.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    setIsFocused(false);
    setIsPointed(false);
  };
  const escape = useEffectEvent(dismiss);
  useEffect(() => {
    const root = area.current;
    if (!root) return undefined;
    const listening = new AbortController();
    const isOutside = (place: EventTarget | null): place is HTMLElement =>
      place instanceof HTMLElement && !root.contains(place);
    const listen = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      root.addEventListener(type, listener, listening);
    listen('pointerenter', () => setIsPointed(true));
    listen('pointerleave', () => setIsPointed(false));
    listen('focusin', ({ relatedTarget }) => {
      setIsFocused(true);
      if (isOutside(relatedTarget)) cameFrom.current = relatedTarget;
    });
    listen('focusout', ({ relatedTarget }) =>
      setIsFocused(relatedTarget instanceof Node && root.contains(relatedTarget)),
    );
    listen('keydown', ({ key }) => {
      if (key === 'Escape') escape();
    });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'F8') return;
        event.preventDefault();
        root.focus();
      },
      listening,
    );
    return () => listening.abort();
  }, [area]);
  return { isHeld: isPointed || isFocused, dismiss };
}

/** A toast for when the code that shows them cannot be fetched: the same words for the same time. */
function PlainToast({ toast: { id, tone, title, text, action }, isHeld, isOver, dismiss }: ShownToast) {
  useToastTimeout(id, isHeld, dismiss);
  if (isOver) return null;
  const act = () => {
    dismiss();
    action?.onPress();
  };
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.plain} data-tone={tone}>
      <b>{title}</b>
      <span>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
    </div>
  );
}
