/** Syncs the cart between tabs by `storage` events. Where storage is blocked, each tab has its own cart anyway. */
const CHANGED_KEY = 'cartChangedAt';

export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED_KEY, new Date().toISOString());
  } catch {
    // Blocked or full.
  }
}

/** Subscribes to changes by other tabs; returns the unsubscribe function. */
export function onCartChangedInOtherTab(react: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CHANGED_KEY) react();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
