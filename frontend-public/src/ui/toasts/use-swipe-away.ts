import { useEffect, type RefObject } from 'react';

const SWIPE_THRESHOLD_PX = 50;

/** Calls `onSwipe` when something matching `selector` inside `area` is dragged 50 pixels to the right (spec 1 section 9). */
export function useSwipeAway(area: RefObject<HTMLElement | null>, selector: string, onSwipe: () => void): void {
  useEffect(() => {
    const root = area.current;
    if (!root) return undefined;
    let dragged: HTMLElement | null = null;
    let startX = 0;
    const start = (event: PointerEvent) => {
      dragged = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      startX = event.clientX;
    };
    const move = (event: PointerEvent) => {
      if (dragged) dragged.style.translate = `${Math.max(0, event.clientX - startX)}px 0`;
    };
    const end = (event: PointerEvent) => {
      if (!dragged) return;
      const isAway = event.type === 'pointerup' && event.clientX - startX >= SWIPE_THRESHOLD_PX;
      if (isAway) onSwipe();
      else dragged.style.translate = '';
      dragged = null;
    };
    root.addEventListener('pointerdown', start);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      root.removeEventListener('pointerdown', start);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [area, selector, onSwipe]);
}
