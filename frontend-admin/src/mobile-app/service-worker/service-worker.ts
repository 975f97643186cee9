/**
 * The phone area's service worker: it keeps the page and all code of the phone area, so that they open without a
 * network. What the API answers passes it by and is never kept here (docs/decisions/0030).
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isMobileAppPath, MOBILE_APP_ROOT, SHELL_ADDRESS } from '#libs/contracts/mobile-app-paths';
import { type ServiceWorkerScope, SKIP_WAITING } from './service-worker-scope';
import type { PushPayload } from '#libs/contracts/push';

declare const self: ServiceWorkerScope;

passTheApiBy(self);
tellAtOnce(self);
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// The landing page comes as it is drawn, by the list above. All tools are one document; what is none of their addresses
// stays the server's 404.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isMobileAppPath(url.pathname),
  createHandlerBoundToURL(SHELL_ADDRESS),
);

// From its first visit on, a page finds here what the server may not have any more.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new release waits until the person asks for it: its files and those of an open page would not fit each other.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === SKIP_WAITING) void self.skipWaiting();
});

/** Tells browsers that can be told: calls to the API go straight to the network and need not wake the worker. */
function passTheApiBy(scope: ServiceWorkerScope): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(
      event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }) ?? Promise.resolve(),
    );
  });
}

/** What the service worker does with news from the server: shows them, and leads to what they are about. */
function tellAtOnce(scope: ServiceWorkerScope): void {
  scope.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(scope, event.data.json() as PushPayload));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = event.notification.data as { url: string };
    event.waitUntil(open(scope, url));
  });
}

async function show(scope: ServiceWorkerScope, { title, body, tag, url, unreadCount }: PushPayload): Promise<void> {
  await scope.registration.showNotification(title, { body, tag, data: { url } });
  // Refused when the app is not installed: then there is no icon to put it on.
  await scope.navigator.setAppBadge?.(unreadCount).catch(() => undefined);
}

/** In the window that is open already, when there is one. */
async function open(scope: ServiceWorkerScope, url: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' });
  const phone = windows.find((client) => new URL(client.url).pathname.startsWith(MOBILE_APP_ROOT));
  if (!phone || !url.startsWith(MOBILE_APP_ROOT)) {
    await scope.clients.openWindow(url);
    return;
  }
  const shown = await phone.navigate(url);
  await shown?.focus();
}
