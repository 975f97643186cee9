import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Toast } from './toast-store';

const DURATION_MS = 5000;

/** Calls `onOver` when the toast has been shown for 5 s (spec 1 section 9), not counting while it is held. */
export function useToastTimeout(toastId: number, isHeld: boolean, onOver: () => void): void {
  const time = useRef({ toastId, leftMs: DURATION_MS });
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (time.current.toastId !== toastId) time.current = { toastId, leftMs: DURATION_MS };
    if (isHeld) return undefined;
    const mine = time.current;
    const startedAt = performance.now();
    const timer = window.setTimeout(() => end(), mine.leftMs);
    return () => {
      window.clearTimeout(timer);
      mine.leftMs -= performance.now() - startedAt;
    };
  }, [toastId, isHeld]);
}

export interface ShownToast {
  toast: Toast;
  area: RefObject<HTMLDivElement | null>;
  /** Hovered or focused, which pauses the timeout. */
  isHeld: boolean;
  /** It has timed out or was dismissed. */
  isOver: boolean;
  dismiss: () => void;
}
