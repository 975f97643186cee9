import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ADMIN_NAME, titleWithCount, UNREAD_POLL_MS } from '#libs/domain/unread-badge';
import { callApi } from '../api/client';
import { logFailure } from '../api/log-failure';
import { badgedIcon } from './badged-icon';

/**
 * For staff on the public site: the tab's title and icon tell how many messages are unread (spec 1 sections 2.13, 4 and
 * 9).
 * @param title the page's own, for when there are none
 */
export function StaffTab({ userId, title }: { userId: string; title: string }) {
  const { data: unread = 0 } = useQuery({
    queryKey: ['unread-count', userId],
    refetchInterval: UNREAD_POLL_MS,
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }) => {
      try {
        return (
          await callApi('get', '/api/admin/contact-messages/unread/count', {
            headers: { Authorization: `Bearer ${userId}` },
            signal,
          })
        ).count;
      } catch (error) {
        logFailure('The count of unread messages could not be read.', error);
        throw error;
      }
    },
  });
  useEffect(() => {
    if (unread === 0) return undefined;
    document.title = titleWithCount(ADMIN_NAME, unread);
    return () => {
      document.title = title;
    };
  }, [unread, title]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
    if (!link || unread === 0) return undefined;
    const { href } = link;
    link.href = badgedIcon(unread);
    return () => {
      link.href = href;
    };
  }, [unread]);
  return null;
}
