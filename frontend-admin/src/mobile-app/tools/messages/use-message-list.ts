import { useInfiniteGetList } from 'react-admin';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { MESSAGES } from '../../../resources/messages/message-words';
import { useRefetchOnNews } from '../../../shared/unread-count';

/** So many are loaded at first, with their text, and can be read without a network. */
const PER_PAGE = 50;

/** Active or archived messages, the newest first. */
export function useMessageList(archived: boolean) {
  const list = useInfiniteGetList<ContactMessage>(MESSAGES, {
    pagination: { page: 1, perPage: PER_PAGE },
    sort: { field: archived ? 'archiveDate' : 'createdAt', order: 'DESC' },
    filter: { archived },
  });
  useRefetchOnNews(list.refetch);
  return {
    ...list,
    rows:
      list.data &&
      shownRows(
        list.data.pages.flatMap(({ data }) => data),
        archived,
      ),
  };
}

/** The messages are read, and kept, whatever tool shows: who is without a network later has them all the same. */
export function ReadAhead() {
  useMessageList(false);
  return null;
}

/**
 * Each once, though a page was read a moment after the one before; without those that were just moved to the other
 * list.
 */
export function shownRows(read: readonly ContactMessage[], archived: boolean): ContactMessage[] {
  return [...new Map(read.map((row) => [row.id, row])).values()].filter((row) => row.archived === archived);
}
