/**
 * Tells the visitor's other tabs of this site that the cart changed, so that all show the same: whatever one tab writes
 * to local storage, the browser reports to the others. Where storage is blocked, each tab has a cart of its own anyway.
 */
const CHANGED_KEY = 'cartChangedAt';

export function tellOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED_KEY, new Date().toISOString());
  } catch {
    // Blocked or full.
  }
}

/** Calls when another tab changed the cart. Gives the function that ends it. */
export function onChangeElsewhere(react: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CHANGED_KEY) react();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
