import { useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import { Toast } from './Toast';

/** Unsupported: this browser has no notifications, as on some phones. */
export type NotificationState = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

/** Whether this browser may show notifications, also after it is changed in its settings. */
export function useNotificationState(): NotificationState {
  return useSyncExternalStore(subscribe, notificationState);
}

/** Asks the person; browsers allow that only right after a press. */
export async function askForNotifications(): Promise<NotificationState> {
  if (notificationState() === 'unsupported') return 'unsupported';
  await Notification.requestPermission();
  for (const listener of listeners) listener();
  return notificationState();
}

function notificationState(): NotificationState {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

function subscribe(listener: () => void): () => void {
  const abort = new AbortController();
  listeners.add(listener);
  void watchSettings(listener, abort.signal);
  return () => {
    listeners.delete(listener);
    abort.abort();
  };
}

async function watchSettings(listener: () => void, signal: AbortSignal): Promise<void> {
  try {
    const status = await navigator.permissions.query({ name: 'notifications' });
    status.addEventListener('change', listener, { signal });
  } catch {
    // Without this interface a change in the settings shows after the next load.
  }
}

/**
 * Asks for notifications and says how it went (spec 3 section 8). Whoever closes the question unanswered is asked again
 * another time.
 */
export function useEnableNotifications(): () => Promise<void> {
  const notify = useNotify();
  return async () => {
    const state = await askForNotifications();
    if (state === 'granted')
      notify(
        <Toast
          kind="done"
          text="Notifications Enabled"
          detail="You will now receive notifications for new messages."
        />,
        { type: 'success' },
      );
    if (state === 'denied')
      notify(
        <Toast
          kind="done"
          text="Notifications Blocked"
          detail="Please allow notifications in your browser settings."
        />,
        { type: 'warning' },
      );
  };
}
