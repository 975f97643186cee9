import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useDataProvider } from 'react-admin';
import type { ContactMessageStatus } from '#libs/contracts/contact-message';
import type { ContactMessage } from '#libs/contracts/generated/api';
import type { MessageChange, SchoolDataProvider } from '../../data-provider';
import { isSignedIn } from '../../shared/is-signed-in';
import { useToast } from '../../shared/use-toast';
import { archivedInWords, FAILED, markedInWords, MESSAGES, restoredInWords } from './message-words';

/**
 * Marks, archives and restores messages, one or many. Each can be undone; each resolves to whether it was done at all.
 * @param note is told each message as it is now
 */
export function useMessageChanges(note: (changed: ContactMessage) => void) {
  const api = useDataProvider<SchoolDataProvider>();
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const toast = useToast();

  /** Resolves to those that were changed: all of them, or as many as went through before one was refused. */
  async function each(
    messages: readonly ContactMessage[],
    changeOf: (message: ContactMessage) => MessageChange,
    failed: string,
  ): Promise<ContactMessage[]> {
    const changed: ContactMessage[] = [];
    try {
      for (const message of messages) {
        const now = await api.changeMessage(message.id, changeOf(message));
        if (!(await isSignedIn(authProvider))) return [];
        note(now);
        changed.push(message);
      }
    } catch (error) {
      toast.failed(failed, error);
    } finally {
      // After a refusal too: somebody else may have been faster.
      await queryClient.invalidateQueries({ queryKey: [MESSAGES] });
    }
    return changed;
  }

  async function setArchived(messages: readonly ContactMessage[], archive: boolean): Promise<boolean> {
    const changed = await each(messages, () => archiving(archive), FAILED.archive);
    if (changed.length === 0) return false;
    toast.done(
      (archive ? archivedInWords : restoredInWords)(changed.length),
      () => void each(changed, () => archiving(!archive), FAILED.archive),
    );
    return true;
  }

  async function mark(messages: readonly ContactMessage[], status: 'read' | 'unread'): Promise<boolean> {
    const others = messages.filter((message) =>
      status === 'unread' ? message.status !== 'unread' : message.status === 'unread',
    );
    const changed = await each(others, () => marking(status), FAILED.status);
    if (changed.length === 0) return false;
    toast.done(
      markedInWords(changed.length, status),
      () => void each(changed, (message) => marking(message.status), FAILED.status),
    );
    return true;
  }

  /** What opening a message does: it says nothing unless it fails. */
  async function markOpened(message: ContactMessage): Promise<void> {
    await each([message], () => marking('read'), FAILED.status);
  }

  return { setArchived, mark, markOpened };
}

const archiving = (archive: boolean): MessageChange => ({ part: 'archive', body: { archive } });
const marking = (status: ContactMessageStatus): MessageChange => ({ part: 'status', body: { status } });
