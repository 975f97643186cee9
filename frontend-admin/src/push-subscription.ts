/**
 * Whether this browser is told at once, also with the app closed: a subscription at the browser's push service, which
 * the server keeps for the person who made it. It outlives a session that ran out, and ends when the person logs out.
 */
import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';
import type { SubscribePushDto } from '#libs/contracts/generated/api';
import type { NoticeCalls } from './call-api';

export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration(MOBILE_APP_ROOT);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Rejects when the browser's push service or the school's server cannot be reached; then nothing is subscribed. */
export async function subscribe(calls: NoticeCalls): Promise<void> {
  const applicationServerKey = await calls.pushKey();
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    await keep(subscription, calls);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/**
 * Before the session ends, so that the server hears of it; one that does not, learns it from the push service at its
 * next try.
 */
export async function unsubscribe(calls: NoticeCalls): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await calls.dropPushSubscription(subscription.endpoint).catch(() => undefined);
}

/** Tells the server anew at every start: it may have let it go, and somebody else may have been signed in before. */
export async function renewSubscription(calls: NoticeCalls): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription) await keep(subscription, calls);
}

async function keep(subscription: PushSubscription, calls: NoticeCalls): Promise<void> {
  await calls.keepPushSubscription(subscription.toJSON() as SubscribePushDto);
}
