import { useEffect, useRef } from 'react';
import { useUnreadCount } from '../shared/unread-count';

/** The bar's unread count is asked for every half minute: what it finds shows in the dashboard's parts as well. */
export function useRefetchOnNews(refetch: () => Promise<unknown>): void {
  const unread = useUnreadCount();
  const shown = useRef(unread);
  useEffect(() => {
    if (shown.current === unread) return;
    const isFirst = shown.current === undefined;
    shown.current = unread;
    if (!isFirst) void refetch();
  }, [unread, refetch]);
}
