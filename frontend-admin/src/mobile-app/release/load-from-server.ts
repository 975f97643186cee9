/** What to do about code that a release took away: the server has the page that fits its files. */

/** What Workbox calls the caches of kept files. */
const KEPT_FILES = /^workbox-precache/;
const RECOVERED_KEY = 'storm-recovered-at';
/** Whoever had to be reloaded twice in this time is told instead. */
const AGAIN_MS = 60_000;

/** Whether the page may be loaded anew by itself: once a minute at most, and never without a network. */
export function beginRecovery(): boolean {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RECOVERED_KEY)) < AGAIN_MS) return false;
  sessionStorage.setItem(RECOVERED_KEY, String(Date.now()));
  return true;
}

/** Loads this page from the server, whatever is kept of it, unless there is no network. */
export async function loadFromServer(): Promise<void> {
  if (navigator.onLine && 'caches' in window) {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => KEPT_FILES.test(name)).map((name) => caches.delete(name)));
  }
  window.location.reload();
}

export function loadOnceFromServer(): void {
  if (beginRecovery()) void loadFromServer();
}
