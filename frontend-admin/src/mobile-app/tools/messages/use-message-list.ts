import { useInfiniteGetList } from 'react-admin';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { MESSAGES } from '../../../resources/messages/message-words';
import { useRefetchOnNews } from '../../../shared/use-refetch-on-news';
import { shownRows } from './shown-rows';

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
