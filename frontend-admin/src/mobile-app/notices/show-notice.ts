import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';

/** The same as the tag of what is pushed for a message: of several the phone shows one. */
const TAG = 'storm-unread-messages';

/**
 * A browser notification, where the person allowed them and the phone is not told by push already. By the service worker,
 * which answers the press: phones refuse what a page shows by itself.
 */
export async function showNotice(text: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration(MOBILE_APP_ROOT);
  if (!registration || (await registration.pushManager?.getSubscription())) return;
  await registration.showNotification(text, { tag: TAG, data: { url: `${MOBILE_APP_ROOT}/messages` } });
}
