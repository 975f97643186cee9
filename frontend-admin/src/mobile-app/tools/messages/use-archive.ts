import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useDataProvider } from 'react-admin';
import type { ContactMessage } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../../data-provider';
import { archivedInWords, FAILED, MESSAGES, restoredInWords } from '../../../resources/messages/message-words';
import { isSignedIn } from '../../../shared/is-signed-in';
import { useToast } from '../../../shared/use-toast';
import { patchMessage } from '../../message-cache';

const KEY = [MESSAGES, 'archive'];

interface Moved {
  message: ContactMessage;
  archive: boolean;
  isUndo?: boolean;
}

/**
 * Archives or restores a message: at once on the screen, then at the school, one after the other. What fails comes
 * back, and says so.
 */
export function useArchive(): (message: ContactMessage, archive: boolean) => void {
  const api = useDataProvider<SchoolDataProvider>();
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const toast = useToast();

  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: KEY.join() },
    mutationFn: ({ message, archive }: Moved) => api.changeMessage(message.id, { part: 'archive', body: { archive } }),
    onMutate: async ({ message, archive }) => {
      patchMessage(queryClient, { id: message.id, archived: archive });
      // A list that was asked for before would bring it back.
      await queryClient.cancelQueries({ queryKey: [MESSAGES] });
      patchMessage(queryClient, { id: message.id, archived: archive });
    },
    onError: (error, { message, archive }) => {
      patchMessage(queryClient, { id: message.id, archived: !archive });
      toast.failed(FAILED.archive, error);
    },
    onSuccess: async (_changed, { message, archive, isUndo }) => {
      if (!(await isSignedIn(authProvider))) return;
      const undo = () => mutate({ message, archive: !archive, isUndo: true });
      toast.done((archive ? archivedInWords : restoredInWords)(1), isUndo ? undefined : undo);
    },
    onSettled: () => {
      // Others still under way would show as they were before.
      if (queryClient.isMutating({ mutationKey: KEY }) === 1)
        void queryClient.invalidateQueries({ queryKey: [MESSAGES] });
    },
  });
  return (message, archive) => mutate({ message, archive });
}
