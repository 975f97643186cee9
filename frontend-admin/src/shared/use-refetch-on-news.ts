import { useEffect, useRef } from 'react';
import { useUnreadCount } from './unread-count';

/** The bar's unread count is asked for every half minute: what it finds shows in lists of messages as well. */
export function useRefetchOnNews(refetch: () => unknown): void {
  const unread = useUnreadCount();
  const shown = useRef(unread);
  useEffect(() => {
    if (shown.current === unread) return;
    const isFirst = shown.current === undefined;
    shown.current = unread;
    if (!isFirst) void refetch();
  }, [unread, refetch]);
}
