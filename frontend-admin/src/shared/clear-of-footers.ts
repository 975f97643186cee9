import { useLayoutEffect } from 'react';

/** Rows of buttons at the lower edge of dialogs and forms. */
const FOOTERS = '.MuiDialogActions-root, [data-footer]';
/** Where a toast would lie: this much of the window's lower edge. */
const STRIP_PX = 110;

/** How far toasts are lifted: CSS length, on the document. */
export const TOAST_LIFT = 'var(--toast-lift, 0px)';

/** While it is shown no button at the lower edge is covered, also of a dialog that opens meanwhile. */
export function useClearOfFooters(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const lift = () => root.style.setProperty('--toast-lift', `${liftPx(window.innerHeight, footerEdges())}px`);
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

/** So far that a toast stands above every footer which is where it would lie. */
export function liftPx(windowPx: number, footers: readonly Edges[]): number {
  const inTheWay = footers.filter(({ top, bottom }) => bottom > top && top < windowPx && bottom > windowPx - STRIP_PX);
  return Math.max(0, ...inTheWay.map(({ top }) => windowPx - top));
}
