/**
 * How many messages wait for staff: unread, not archived, not suspected spam. The layout asks for it (spec 3 section 9)
 * and hands it to whoever shows it. The key begins with the messages' own: whoever writes a message makes the count
 * stale too.
 */
import { createContext, useContext, useEffect, useRef } from 'react';

export const UNREAD_COUNT_KEY = ['messages', 'unread-count'] as const;

/** Undefined while it is not known. */
export const UnreadCount = createContext<number | undefined>(undefined);

export function useUnreadCount(): number | undefined {
  return useContext(UnreadCount);
}

/** What a browser notification says of the messages that came since the count was last known (spec 3 section 4). */

/**
 * Undefined when there is nothing to tell: fewer or as many, or none were waiting before, so that the first look at a
 * full inbox stays silent.
 * @param before undefined: not known yet
 */
export function newMessages(before: number | undefined, now: number): string | undefined {
  if (!before || now <= before) return undefined;
  const risen = now - before;
  return risen === 1 ? 'You have 1 new message' : `You have ${risen} new messages`;
}

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
