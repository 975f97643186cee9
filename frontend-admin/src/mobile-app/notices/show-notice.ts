import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';

/** Of several such notices the phone shows the last. */
const TAG = 'storm-unread-messages';

/**
 * A browser notification, where the person allowed them and the phone is not told by push already. By the service
 * worker, which answers the press: phones refuse what a page shows by itself.
 */
export async function showNotice(text: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration(MOBILE_APP_ROOT);
  if (!registration || (await registration.pushManager?.getSubscription())) return;
  await registration.showNotification(text, { tag: TAG, data: { url: `${MOBILE_APP_ROOT}/messages` } });
}
