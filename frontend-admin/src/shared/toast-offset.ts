import { useLayoutEffect } from 'react';

/** Button rows at the lower edge of dialogs and forms. */
const FOOTERS = '.MuiDialogActions-root, [data-footer]';
/** Height of the strip at the lower edge of the window where toasts appear. */
const STRIP_PX = 110;

/** The CSS length by which toasts are raised. */
export const TOAST_OFFSET = 'var(--toast-lift, 0px)';

/** Keeps toasts above button rows, also those of dialogs that open later. */
export function useToastOffset(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const lift = () => root.style.setProperty('--toast-lift', `${toastOffsetPx(window.innerHeight, footerEdges())}px`);
    lift();
    const changes = new MutationObserver(lift);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', lift);
    window.addEventListener('scroll', lift, { capture: true, passive: true });
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', lift);
      window.removeEventListener('scroll', lift, { capture: true });
    };
  }, []);
}

interface Edges {
  top: number;
  bottom: number;
}

function footerEdges(): Edges[] {
  return Array.from(document.querySelectorAll(FOOTERS), (footer) => footer.getBoundingClientRect());
}

/** The offset that clears every button row within the strip. */
export function toastOffsetPx(windowPx: number, footers: readonly Edges[]): number {
  const inTheWay = footers.filter(({ top, bottom }) => bottom > top && top < windowPx && bottom > windowPx - STRIP_PX);
  return Math.max(0, ...inTheWay.map(({ top }) => windowPx - top));
}
