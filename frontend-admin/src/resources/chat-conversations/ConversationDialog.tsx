import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import type { NavigateOptions } from 'react-router-dom';
import type { ChatTranscript } from '#libs/contracts/chat-admin';
import { failureSentence, isNotFound } from '../../shared/failure';
import { CloseIcon } from '../../shared/icons';
import { ListSkeleton } from '../../shared/ListSkeleton';
import { Notice } from '../../shared/Notice';
import { useDialog } from '../../shared/use-dialog';
import { CONVERSATIONS } from './conversation-write';
import { ConversationDetails, type ShownConversation } from './ConversationDetails';
import { DeleteConversationDialog } from './DeleteConversationDialog';
import { visitorName } from './visitor-name';

interface ConversationDialogProps {
  id: number;
  onClose: (how?: NavigateOptions) => void;
}

/** One conversation with all that was said, over the list; its address opens it too. */
export function ConversationDialog({ id, onClose }: ConversationDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  // What the list knows shows at once, and is asked for again: the messages come with this answer alone.
  const { data: known, error, refetch } = useGetOne<ShownConversation>(CONVERSATIONS, { id }, { staleTime: 0 });
  const data = isNotFound(error) ? undefined : known;
  const problem = error && !data?.messages && <ConversationProblem error={error} onRetry={() => void refetch()} />;
  return (
    <Dialog open onClose={() => onClose()} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isPhone}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle
          id={titleId}
          sx={{ flex: 1, minWidth: 0, px: { xs: 2, sm: 3 }, fontSize: 17, fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {data ? `Conversation with ${called(data)}` : 'Conversation'}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={() => onClose()}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent dividers tabIndex={0} sx={{ p: { xs: 2, sm: 3 } }}>
        {problem ||
          (data ? <ConversationDetails conversation={data} /> : <ListSkeleton text="Loading conversation..." />)}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        {data && <DeleteButton conversation={data} onDeleted={() => onClose({ replace: true })} />}
        <Button variant="outlined" color="inherit" onClick={() => onClose()}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function called(conversation: ShownConversation): string {
  const name = visitorName(conversation);
  return name === 'Visitor' ? 'a visitor' : name;
}

function ConversationProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isNotFound(error)) return <Notice kind="error" isPlain title="This conversation does not exist any more." />;
  return (
    <Notice
      kind="error"
      isPlain
      title="Conversation could not be loaded."
      action={
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {failureSentence(error)}
    </Notice>
  );
}

function DeleteButton({
  conversation,
  onDeleted,
}: {
  conversation: Omit<ChatTranscript, 'messages'>;
  onDeleted: () => void;
}) {
  const deletion = useDialog('delete');
  return (
    <>
      <Button color="error" onClick={() => deletion.open()} sx={{ mr: 'auto' }}>
        Delete conversation
      </Button>
      {deletion.isOpen && (
        <DeleteConversationDialog conversation={conversation} onClose={deletion.close} onDeleted={onDeleted} />
      )}
    </>
  );
}
