import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';
import { UNREAD_COUNT_KEY, newMessages } from '../../shared/unread-count';
import { dataProvider, useUserId } from '../services';
import { useEffect } from 'react';

/** Spec 3 section 9. */
const POLL_MS = 10_000;

/**
 * How many messages wait, asked every ten seconds while the page is seen; a rise is told. Undefined for those who are
 * not signed in.
 */
export function useUnreadPoll(): number | undefined {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: UNREAD_COUNT_KEY,
    enabled: userId !== null,
    refetchInterval: POLL_MS,
    // The next poll is the retry; a failed count is no matter (spec 3 section 8).
    retry: false,
    queryFn: async () => {
      const count = await dataProvider.countUnread();
      const news = newMessages(queryClient.getQueryData<number>(UNREAD_COUNT_KEY), count);
      if (news) await showNotice(news);
      return count;
    },
  });
  return userId === null ? undefined : data;
}

/** Of several such notices the phone shows the last. */
const TAG = 'storm-unread-messages';

/**
 * A browser notification, where the person allowed them and the phone is not told by push already. By the service
 * worker, which answers the press: phones refuse what a page shows by itself.
 */
async function showNotice(text: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration(MOBILE_APP_ROOT);
  if (!registration || (await registration.pushManager?.getSubscription())) return;
  await registration.showNotification(text, { tag: TAG, data: { url: `${MOBILE_APP_ROOT}/messages` } });
}

/** The count on the app's icon, where the phone can show one; nobody's count after signing out. */
export function useAppBadge(unread: number | undefined): void {
  useEffect(() => {
    // Refused when the app is not installed: then there is no icon to put it on.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(unread ?? 0).catch(() => undefined);
  }, [unread]);
}
