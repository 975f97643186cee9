import { useSyncExternalStore, useEffect } from 'react';

const neverChanges = () => () => {};

/**
 * False while prerendering and hydrating, then true: for what only the visitor's browser knows (clock, address query).
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * Stands beside the page: `html[data-hydrated]` says, no earlier than it is true, that the page works (boot.ts waits
 * for it).
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    layOutRest();
  }, []);
  return null;
}

/**
 * What lies below the first screen (`data-later`, global.css) is neither laid out nor painted before the page works:
 * then piece by piece, a frame each, so that a press in between waits for one piece and not for the page.
 */
function layOutRest(): void {
  const piece = document.querySelector<HTMLElement>('[data-later]:not([data-laid-out])');
  const laidOut = piece ?? document.documentElement;
  laidOut.dataset['laidOut'] = '';
  if (piece) requestAnimationFrame(() => setTimeout(layOutRest));
}
