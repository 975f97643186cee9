import { useSyncExternalStore } from 'react';
import { session } from './services';

/** Who is signed in on this phone; null: nobody. */
export function useUserId(): string | null {
  return useSyncExternalStore(session.subscribe, session.state).userId;
}
