import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import { DataProviderContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { UNREAD_POLL_MS } from '#libs/domain/unread-badge';
import type { SchoolDataProvider } from '../data-provider';
import { UNREAD_COUNT_KEY, newMessages } from '../shared/unread-count';

const CHANNEL = 'storm-unread-count';
/** Of several tabs that notify at once the browser shows one. */
const TAG = 'storm-unread-messages';

/**
 * Asks for the unread count, every half minute and whenever a message was changed here, and tells the other tabs: as an
 * answer starts the half minute anew in all of them, they ask once together. A rise is notified by the tab that saw it
 * first.
 */
export function useUnreadWatch(): number | undefined {
  // Not by useDataProvider, which ends the session on a 401: nobody pressed anything, and a failed count is no matter
  // (spec 3 section 8).
  const api = useContext(DataProviderContext) as SchoolDataProvider;
  const queryClient = useQueryClient();
  const channel = useRef<BroadcastChannel>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    opened.addEventListener('message', ({ data }: MessageEvent<number>) =>
      queryClient.setQueryData(UNREAD_COUNT_KEY, data),
    );
    channel.current = opened;
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [queryClient]);

  const { data } = useQuery({
    queryKey: UNREAD_COUNT_KEY,
    refetchInterval: UNREAD_POLL_MS,
    refetchIntervalInBackground: true,
    queryFn: async () => {
      const count = await api.countUnread();
      // Read only now: another tab may have told meanwhile.
      const news = newMessages(queryClient.getQueryData<number>(UNREAD_COUNT_KEY), count);
      channel.current?.postMessage(count);
      if (news) notify(news, () => void navigate('/messages'));
      return count;
    },
  });
  return data;
}

function notify(text: string, onClick: () => void): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(text, { tag: TAG });
    notification.addEventListener('click', () => {
      window.focus();
      onClick();
      notification.close();
    });
  } catch {
    // Browsers of phones have the constructor and refuse to run it; there the badge and the title must do.
  }
}
