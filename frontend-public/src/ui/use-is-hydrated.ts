import { useSyncExternalStore } from 'react';

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
