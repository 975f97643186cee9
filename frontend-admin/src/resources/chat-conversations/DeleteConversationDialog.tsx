import { Box } from '@mui/material';
import type { ChatConversationRecord } from '#libs/contracts/generated/api';
import { ConfirmDialog, Subject } from '../../shared/ConfirmDialog';
import { confirmDelete } from '../../shared/record-words';
import { Refusal } from '../../shared/notices';
import { useWrite } from '../../shared/use-write';
import { CONVERSATION_WORDS, messagesInWords, CONVERSATIONS, DELETION, visitorName } from './conversation-words';

interface DeleteConversationDialogProps {
  conversation: ChatConversationRecord;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks, and says what goes and what stays. */
export function DeleteConversationDialog({
  conversation,
  onClose,
  onDeleted = onClose,
}: DeleteConversationDialogProps) {
  const { run, isBusy, refusal } = useWrite(DELETION);

  return (
    <ConfirmDialog
      isOpen
      title="Delete conversation"
      confirm="Delete"
      cancel="Cancel"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() =>
        void run((api) => api.delete(CONVERSATIONS, { id: conversation.id, previousData: conversation }), {
          onDone: () => onDeleted(),
        })
      }
    >
      {confirmDelete(CONVERSATION_WORDS)}
      <Subject>
        {visitorName(conversation)}, {messagesInWords(conversation.messageCount)}
      </Subject>
      <Box sx={{ mb: 1 }}>
        The messages, name and contact details will be permanently deleted. Unanswered questions are kept without
        contact details.
      </Box>
      If the visitor writes to the assistant again, their browser will send this conversation again.
      <Refusal refusal={refusal} otherwise={DELETION.failed} />
    </ConfirmDialog>
  );
}
