import { useQueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../../data-provider';
import { archivedInWords, FAILED, MESSAGES, restoredInWords } from '../../../resources/messages/message-words';
import { useWrite } from '../../../shared/use-write';
import { patchMessage } from '../../message-cache';

const MOVE = { failed: FAILED.archive, reason: 'below', stale: [[MESSAGES]], key: [MESSAGES, 'archive'] } as const;

/**
 * Archives or restores a message: at once on the screen, then at the school, one after the other. What fails comes
 * back, and says so.
 */
export function useArchive(): (message: ContactMessage, archive: boolean) => void {
  const queryClient = useQueryClient();
  const { run } = useWrite({ ...MOVE, isQueued: true });

  const patch = ({ id }: ContactMessage, archived: boolean) => patchMessage(queryClient, { id, archived });
  async function show(message: ContactMessage, archived: boolean): Promise<void> {
    patch(message, archived);
    // A list that was asked for before would bring it back.
    await queryClient.cancelQueries({ queryKey: [MESSAGES] });
    patch(message, archived);
  }
  const moving = (message: ContactMessage, archive: boolean) => async (api: SchoolDataProvider) => {
    await show(message, archive);
    try {
      await api.changeMessage(message.id, { part: 'archive', body: { archive } });
    } catch (error) {
      patch(message, !archive);
      throw error;
    }
  };

  return (message, archive) => {
    void show(message, archive);
    void run(moving(message, archive), {
      done: (archive ? archivedInWords : restoredInWords)(1),
      undo: moving(message, !archive),
      undone: (archive ? restoredInWords : archivedInWords)(1),
    });
  };
}
