import { useInfiniteGetList } from 'react-admin';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { type View, withView } from '../../../resources/messages/inbox-views';
import { MESSAGES, NEWEST_FIRST } from '../../../resources/messages/message-words';
import { useMyId } from '../../../shared/use-staff';
import { useRefetchOnNews } from '../../../shared/unread-count';

/** So many are loaded at first, with their text, and can be read without a network. */
const PER_PAGE = 50;

/** Active or archived messages, the newest first; of one view, or all. */
export function useMessageList(archived: boolean, view: View = 'all') {
  const myId = useMyId();
  const filter = withView({ archived }, view, myId);
  const list = useInfiniteGetList<ContactMessage>(
    MESSAGES,
    {
      pagination: { page: 1, perPage: PER_PAGE },
      sort: archived ? { field: 'archiveDate', order: 'DESC' } : NEWEST_FIRST,
      filter,
    },
    // Asked for whenever it is opened: what is kept from a moment ago may lack the answer that one comes to read.
    { enabled: view !== 'mine' || myId !== undefined, staleTime: 0 },
  );
  useRefetchOnNews(list.refetch);
  return {
    ...list,
    rows:
      list.data &&
      shownRows(
        list.data.pages.flatMap(({ data }) => data),
        filter['archived'],
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
 * list. @param archived which of the two; undefined for a view that shows both
 */
export function shownRows(read: readonly ContactMessage[], archived: unknown): ContactMessage[] {
  const rows = [...new Map(read.map((row) => [row.id, row])).values()];
  return archived === undefined ? rows : rows.filter((row) => row.archived === archived);
}
