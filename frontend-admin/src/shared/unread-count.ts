/**
 * How many messages wait for staff: unread, not archived, not suspected spam. The layout asks for it (spec 3 section 9)
 * and hands it to whoever shows it. The key begins with the messages' own: whoever writes a message makes the count
 * stale too.
 */
import { createContext, useContext } from 'react';

export const UNREAD_COUNT_KEY = ['messages', 'unread-count'] as const;

/** Undefined while it is not known. */
export const UnreadCount = createContext<number | undefined>(undefined);

export function useUnreadCount(): number | undefined {
  return useContext(UnreadCount);
}
