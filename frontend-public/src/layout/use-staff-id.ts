import { useSyncExternalStore } from 'react';
import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import { attempt } from '../api/session-name';

/** Who is signed in to the back-office in this browser, as it keeps it; follows other tabs. Null for visitors. */
export function useStaffId(): string | null {
  return useSyncExternalStore(
    watchStorage,
    () => attempt(() => localStorage.getItem(ADMIN_TOKEN_KEY)) ?? null,
    () => null,
  );
}

function watchStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
