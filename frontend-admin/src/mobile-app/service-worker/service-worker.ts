/**
 * The phone area's service worker: it keeps the page and all code of the phone area, so that they open without a
 * network. What the API answers passes it by and is never kept here (docs/decisions/0030).
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isMobileAppPath, MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';
import { SKIP_WAITING } from '../release/skip-waiting';
import { passTheApiBy } from './pass-the-api-by';
import { tellAtOnce } from './push';
import type { ServiceWorkerScope } from './service-worker-scope';

declare const self: ServiceWorkerScope;

passTheApiBy(self);
tellAtOnce(self);
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every page of the phone area is one document; what is none of its addresses stays the server's 404.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isMobileAppPath(url.pathname),
  createHandlerBoundToURL(MOBILE_APP_ROOT),
);

// From its first visit on, a page finds here what the server may not have any more.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new release waits until the person asks for it: its files and those of an open page would not fit each other.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === SKIP_WAITING) void self.skipWaiting();
});
