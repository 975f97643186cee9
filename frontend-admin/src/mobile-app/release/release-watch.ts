/**
 * The service worker of this page: registered after the first paint, and asked for a newer one at the start, on every
 * return and each hour. A newer one waits; the person says when (NewVersionBar), and then all open tabs load it.
 */
import { Workbox } from 'workbox-window';
import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';
import { loadFromServer, beginRecovery } from './load-from-server';

const WORKER = `${MOBILE_APP_ROOT}/service-worker.js`;
const HOUR_MS = 3_600_000;

/** `waiting`: a newer one is ready. `taken`: another tab took it, and this one still shows the version before. */
type Release = 'current' | 'waiting' | 'taken';

const listeners = new Set<() => void>();
let release: Release = 'current';
let workbox: Workbox | undefined;
/** This tab asked for the new version. */
let isWanted = false;

export function releaseState(): Release {
  return release;
}

export function onRelease(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function watchReleases(): Promise<void> {
  // A chunk that is not to be had any more: a release took it away.
  window.addEventListener('vite:preloadError', () => void recover());
  if (!('serviceWorker' in navigator)) return;
  reloadWhenTaken();
  workbox = new Workbox(WORKER, { scope: MOBILE_APP_ROOT, updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => change('waiting'));
  try {
    await workbox.register();
  } catch {
    return; // Without it the area works as any page does; the next start tries again.
  }
  const look = () => void lookForNewer();
  look();
  setInterval(look, HOUR_MS);
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/**
 * Loads the new version here and in all other tabs; those with unsaved changes ask first. Unsaved changes of this tab
 * are lost.
 */
export function takeNewVersion(): void {
  loseUnsavedChanges();
  isWanted = true;
  if (release === 'waiting') workbox?.messageSkipWaiting();
  else window.location.reload();
}

function change(next: Release): void {
  release = next;
  for (const listener of listeners) listener();
}

/** The first worker takes a page over as well; only a later one brings a new version. */
function reloadWhenTaken(): void {
  let isRuled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isNews = isRuled || isWanted;
    isRuled = true;
    if (!isNews) return;
    if (hasUnsavedChanges() || isTyping()) change('taken');
    else window.location.reload();
  });
}

async function lookForNewer(): Promise<void> {
  try {
    await workbox?.update();
  } catch {
    // No network, or no worker yet: the next look.
  }
}

/** With a newer worker it is taken at once; without one the server has the page that fits its files. */
async function recover(): Promise<void> {
  if (hasUnsavedChanges() || !beginRecovery()) return;
  await lookForNewer();
  const newer = await installed(await navigator.serviceWorker?.getRegistration(MOBILE_APP_ROOT));
  if (newer) takeNewVersion();
  else await loadFromServer();
}

/** The worker that waits, or comes to wait after its installation. */
async function installed(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  const worker = registration?.installing;
  if (worker)
    await new Promise((resolve) => {
      worker.addEventListener('statechange', resolve, { once: true });
    });
  if (!registration?.waiting) return false;
  change('waiting');
  return true;
}

/**
 * Forms with unsaved changes hold back the closing of the tab (shared/UnsavedGuard); who asks them so learns of them.
 */

/** Whether something on this page would be lost by leaving it. */
export function hasUnsavedChanges(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Whether the cursor stands in a field with text in it, such as a name on the login form. */
function isTyping(): boolean {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
}

/** From now on nothing holds back leaving: the person was asked and said yes. */
function loseUnsavedChanges(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
}
