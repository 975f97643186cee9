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
  Skeleton,
} from '@mui/material';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import type { NavigateOptions } from 'react-router-dom';
import type { ChatConversationRecord, ChatTranscriptView } from '#libs/contracts/generated/api';
import { ListSkeleton } from '../../shared/ListSkeleton';
import { LoadProblem } from '../../shared/LoadProblem';
import { isNotFound } from '../../shared/failure';
import { CloseIcon } from '../../shared/icons';
import { schoolMoment } from '../../shared/school-moment';
import { useDialog } from '../../shared/use-dialog';
import { ContactCard } from './ContactCard';
import { DeleteConversationDialog } from './DeleteConversationDialog';
import { Transcript } from './Transcript';
import { UnansweredBadge } from './UnansweredBadge';
import { messagesInWords } from './conversation-words';
import { CONVERSATIONS } from './conversation-write';
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
  const problem = error && !data?.messages && (
    <LoadProblem
      error={error}
      title="Conversation could not be loaded."
      gone="This conversation does not exist any more."
      onRetry={() => void refetch()}
    />
  );
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

function DeleteButton({
  conversation,
  onDeleted,
}: {
  conversation: Omit<ChatTranscriptView, 'messages'>;
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

/** A conversation as the list left it in the cache has no messages; those come with the answer for itself alone. */
type ShownConversation = ChatConversationRecord & Partial<Pick<ChatTranscriptView, 'messages'>>;

/** How to reach the visitor, and what was said. */
function ConversationDetails({ conversation }: { conversation: ShownConversation }) {
  const { messages, messageCount, apologyCount, createdAt, updatedAt } = conversation;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0,1fr)', overflowWrap: 'anywhere' }}>
      <ContactCard {...conversation} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.5,
          color: 'text.secondary',
          fontSize: 13,
        }}
      >
        <span>Began {schoolMoment(createdAt)}</span>
        <span>Updated {schoolMoment(updatedAt)}</span>
        <span>{messagesInWords(messageCount)}</span>
        <UnansweredBadge count={apologyCount} />
      </Box>
      {messages ? (
        <Transcript messages={messages} />
      ) : (
        <Skeleton variant="rounded" height={180} aria-label="Loading messages..." role="status" />
      )}
    </Box>
  );
}
