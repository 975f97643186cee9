/** What the service worker does with news from the server: shows them, and leads to what they are about. */
import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';
import type { PushPayload } from '#libs/contracts/push';
import type { ServiceWorkerScope } from './service-worker-scope';

export function tellAtOnce(scope: ServiceWorkerScope): void {
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
