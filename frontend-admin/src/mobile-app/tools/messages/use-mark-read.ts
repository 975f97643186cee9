import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ContactMessage } from '#libs/contracts/contact-message';
import { MESSAGES } from '../../../resources/messages/message-words';
import { patchMessage } from '../../message-cache';
import { dataProvider } from '../../services';
import { useIsOnline } from '../../use-is-online';

/**
 * Opening a message marks it read (spec 3 section 4). Without a network nothing is marked: it is made good when the
 * network returns while the message is still open, else the next time it is opened.
 */
export function useMarkRead(message: ContactMessage | undefined): void {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const unreadId = message?.status === 'unread' ? message.id : undefined;

  const mark = useEffectEvent(async (id: number) => {
    try {
      await dataProvider.changeMessage(id, { part: 'status', body: { status: 'read' } });
      patchMessage(queryClient, { id, status: 'read' });
      await queryClient.invalidateQueries({ queryKey: [MESSAGES] });
    } catch {
      // Nobody pressed anything; the message stays unread, which the list shows.
    }
  });
  useEffect(() => {
    if (isOnline && unreadId !== undefined) void mark(unreadId);
  }, [isOnline, unreadId]);
}
