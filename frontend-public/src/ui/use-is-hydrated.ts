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
  }, []);
  return null;
}
