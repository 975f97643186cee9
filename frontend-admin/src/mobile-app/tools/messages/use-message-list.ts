import { keepPreviousData } from '@tanstack/react-query';
import { useInfiniteGetList } from 'react-admin';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { type View, withView } from '../../../resources/messages/inbox-views';
import { MESSAGES, NEWEST_FIRST } from '../../../resources/messages/message-words';
import { useMyId } from '../../../shared/use-staff';
import { useRefetchOnNews } from '../../../shared/unread-count';
import { useIsOnline } from '../../use-is-online';

/** So many are loaded at first, with their text, and can be read without a network. */
const PER_PAGE = 50;

/**
 * Active or archived messages, the newest first; of one view, or all. What is searched for the server finds in all of
 * them; without a network it is found in those that were read.
 */
export function useMessageList(archived: boolean, view: View = 'all', search = '') {
  const myId = useMyId();
  const isOnline = useIsOnline();
  const q = isOnline ? search : '';
  const filter = withView({ archived, ...(q !== '' && { q }) }, view, myId);
  const list = useInfiniteGetList<ContactMessage>(
    MESSAGES,
    {
      pagination: { page: 1, perPage: PER_PAGE },
      sort: archived ? { field: 'archiveDate', order: 'DESC' } : NEWEST_FIRST,
      filter,
    },
    // Asked for whenever it is opened: what is kept from a moment ago may lack the answer that one comes to read.
    {
      enabled: view !== 'mine' || myId !== undefined,
      staleTime: 0,
      // From letter to letter of a search what was found before stays.
      ...(q !== '' && { placeholderData: keepPreviousData }),
    },
  );
  useRefetchOnNews(list.refetch);
  return {
    ...list,
    rows:
      list.data &&
      rowsWith(
        isOnline ? '' : search,
        shownRows(
          list.data.pages.flatMap(({ data }) => data),
          filter['archived'],
        ),
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

/** Those that have it in who wrote, about what, or what, as the server searches. */
export function rowsWith(search: string, rows: readonly ContactMessage[]): ContactMessage[] {
  const sought = search.toLowerCase();
  return rows.filter(({ fullName, email, phone, subject, message }) =>
    [fullName, email, phone, subject, message].some((text) => text.toLowerCase().includes(sought)),
  );
}
