import { useEffect } from 'react';

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
