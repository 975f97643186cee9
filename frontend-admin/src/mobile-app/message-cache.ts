/** The messages that were read, wherever they lie in the cache. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { MESSAGES } from '../resources/messages/message-words';

interface MessagePage {
  data: ContactMessage[];
}
type Pages = InfiniteData<MessagePage>;

const LISTS = { queryKey: [MESSAGES, 'getInfiniteList'] } as const;

interface FoundMessage {
  message: ContactMessage;
  /** When the list was read that has it. Milliseconds since 1970. */
  readAt: number;
}

/** A message that a list has brought along; of several the one read last. */
export function findMessage(queryClient: QueryClient, id: number): FoundMessage | undefined {
  const found: FoundMessage[] = [];
  for (const query of queryClient.getQueryCache().findAll(LISTS)) {
    const message = (query.state.data as Pages | undefined)?.pages
      .flatMap(({ data }) => data)
      .find((row) => row.id === id);
    if (message) found.push({ message, readAt: query.state.dataUpdatedAt });
  }
  return found.toSorted((one, other) => other.readAt - one.readAt)[0];
}

/**
 * Changes what is known of a message, everywhere. It counts as read when it was read before: a change here is no news
 * of the others.
 */
export function patchMessage(
  queryClient: QueryClient,
  change: Partial<ContactMessage> & Pick<ContactMessage, 'id'>,
): void {
  const withChange = (row: ContactMessage): ContactMessage => (row.id === change.id ? { ...row, ...change } : row);
  for (const query of queryClient.getQueryCache().findAll(LISTS)) {
    const data = query.state.data as Pages | undefined;
    if (!data) continue;
    const pages = data.pages.map((page) => ({ ...page, data: page.data.map(withChange) }));
    queryClient.setQueryData(query.queryKey, { ...data, pages }, { updatedAt: query.state.dataUpdatedAt });
  }
  for (const query of queryClient
    .getQueryCache()
    .findAll({ queryKey: [MESSAGES, 'getOne', { id: String(change.id) }] })) {
    const row = query.state.data as ContactMessage | undefined;
    if (row) queryClient.setQueryData(query.queryKey, withChange(row), { updatedAt: query.state.dataUpdatedAt });
  }
}
