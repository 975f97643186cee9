import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  Skeleton,
  styled,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useGetOne } from 'react-admin';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import type { ChatConversationRecord, ChatTranscriptView } from '#libs/contracts/generated/api';
import { DialogHead } from '../../shared/dialog-parts';
import { LoadProblem } from '../../shared/notices';
import { ListSkeleton } from '../../shared/Skeletons';
import { StatusBadge } from '../../shared/StatusBadge';
import { isNotFound } from '../../shared/failure';
import { doneOf } from '../../shared/form-action';
import { Column } from '../../shared/layout-parts';
import { schoolMoment } from '../../shared/school-moment';
import { useDialog } from '../../shared/use-dialog';
import { useToast } from '../../shared/use-toast';
import { ContactCard } from './ContactCard';
import { ConversationAnswer } from './ConversationAnswer';
import { DistressBadge } from './ConversationStanding';
import { DeleteConversationDialog } from './DeleteConversationDialog';
import { Transcript } from './Transcript';
import { messagesInWords, CONVERSATIONS, visitorName } from './conversation-words';

interface ConversationDialogProps {
  id: number;
  onClose: (how?: NavigateOptions) => void;
}

/** One conversation with all that was said, over the list; its address opens it too. */
export function ConversationDialog({ id, onClose }: ConversationDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  useMadeFaq();
  // What the list knows shows at once, and is asked for again: the messages come with this answer alone.
  const { data: known, error, refetch } = useGetOne<ShownConversation>(CONVERSATIONS, { id }, { staleTime: 0 });
  const data = isNotFound(error) ? undefined : known;
  const problem = error && !data?.messages && (
    <LoadProblem
      error={error}
      title="Conversation could not be loaded."
      gone="This conversation no longer exists."
      onRetry={() => void refetch()}
    />
  );
  return (
    <Dialog open onClose={() => onClose()} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogHead
        titleId={titleId}
        title={data ? `Conversation with ${called(data)}` : 'Conversation'}
        onClose={() => onClose()}
      />
      <DialogContent dividers tabIndex={0}>
        {problem ||
          (data ? <ConversationDetails conversation={data} /> : <ListSkeleton text="Loading conversation..." />)}
      </DialogContent>
      <DialogActions>
        {data && <DeleteButton conversation={data} onDeleted={() => onClose({ replace: true })} />}
        <Button variant="outlined" color="inherit" onClick={() => onClose()}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Says that the FAQ was added which a press on Create FAQ asked for. */
function useMadeFaq(): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    if (!doneOf(state) || told.current === state) return;
    told.current = state;
    void navigate({ pathname, search }, { replace: true });
    toast.done('FAQ created successfully');
  }, [pathname, search, state, navigate, toast]);
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
    <Column gap={2.5}>
      <ContactCard {...conversation} />
      <ConversationAnswer conversation={conversation} />
      <Facts>
        <span>Began {schoolMoment(createdAt)}</span>
        <span>Updated {schoolMoment(updatedAt)}</span>
        <span>{messagesInWords(messageCount)}</span>
        {conversation.inDistress && <DistressBadge />}
        <UnansweredBadge count={apologyCount} />
        {conversation.handled && <StatusBadge variant="good">Handled</StatusBadge>}
      </Facts>
      {messages ? (
        <Transcript messages={messages} conversationId={conversation.id} />
      ) : (
        <Skeleton variant="rounded" height={180} aria-label="Loading messages..." role="status" />
      )}
    </Column>
  );
}

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  rowGap: theme.spacing(0.5),
}));

interface UnansweredBadgeProps {
  /** How often the assistant did not know. */
  count: number;
}

export function UnansweredBadge({ count }: UnansweredBadgeProps) {
  if (count === 0) return null;
  return <StatusBadge variant="warn">{`${count} unanswered`}</StatusBadge>;
}
