import { IconButton, styled, Tooltip, Typography } from '@mui/material';
import { useNavigate, Link } from 'react-router-dom';
import type { ChatConversationRecord } from '#libs/contracts/generated/api';
import { FlagFilter } from '../../shared/ListFilters';
import { Moment } from '../../shared/Moment';
import { RecordList } from '../../shared/RecordList';
import { ScreenActions } from '../../shared/ManagementScreen';
import { useFormMode } from '../../shared/form-mode';
import { DeleteIcon, EyeIcon } from '../../shared/icons';
import { Row, LongText } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { useDialog } from '../../shared/use-dialog';
import { REMOVES_ROW, useFocusAfterRemoval } from '../../shared/use-focus-after-removal';
import { ConversationDialog, UnansweredBadge } from './ConversationDialog';
import { ConversationStanding } from './ConversationStanding';
import { ConversationTabs } from './ConversationTabs';
import { ConversationLink } from './ConversationLink';
import { DeleteConversationDialog } from './DeleteConversationDialog';
import { CONVERSATION_WORDS, messagesInWords, CONVERSATIONS, furtherContact, visitorName } from './conversation-words';

/** What visitors and the assistant wrote to each other: the latest first. */
export function ConversationsScreen() {
  const { id, listPath } = useFormMode(CONVERSATIONS);
  const navigate = useNavigate();
  return (
    <>
      <ScreenActions />
      <RecordList
        resource={CONVERSATIONS}
        words={CONVERSATION_WORDS}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        sortFields={['createdAt']}
        perPage={25}
        tabs={<ConversationTabs />}
        searchLabel="Search by name, contact or words"
        filters={[
          <FlagFilter key="hasContact" source="hasContact" label="With contact details" />,
          <FlagFilter key="unanswered" source="unanswered" label="With an unanswered question" />,
        ]}
        columns={COLUMNS}
        cardsBelow="lg"
      />
      {id !== undefined && <ConversationDialog key={id} id={id} onClose={(how) => void navigate(listPath, how)} />}
    </>
  );
}

const COLUMNS: RecordColumn<ChatConversationRecord>[] = [
  {
    label: 'Visitor',
    render: (row) => (
      <WhoCell>
        <Who {...row} />
      </WhoCell>
    ),
    card: 'title',
    onCard: (row) => <Who {...row} />,
  },
  {
    label: 'Latest question',
    render: (conversation) => (
      <LastCell>
        <LastQuestion text={conversation.lastQuestion} />
        <Row gap={1} wrap>
          <UnansweredBadge count={conversation.apologyCount} />
          <ConversationStanding conversation={conversation} />
        </Row>
      </LastCell>
    ),
    card: 'line',
    onCard: ({ lastQuestion }) => <LastQuestion text={lastQuestion} />,
  },
  {
    label: 'Messages',
    sortBy: 'messageCount',
    align: 'right',
    render: ({ messageCount }) => messageCount,
    card: 'badge',
    onCard: (conversation) => (
      <Row gap={1} wrap>
        <UnansweredBadge count={conversation.apologyCount} />
        <ConversationStanding conversation={conversation} />
      </Row>
    ),
  },
  {
    label: 'Updated',
    sortBy: 'updatedAt',
    render: ({ updatedAt }) => <Moment at={updatedAt} />,
    card: 'foot',
    onCard: ({ updatedAt, messageCount }) => (
      <Typography variant="caption">
        <Moment at={updatedAt} />, {messagesInWords(messageCount)}
      </Typography>
    ),
  },
  { label: 'Actions', align: 'right', render: (row) => <ConversationActions conversation={row} />, card: 'actions' },
];

function Who(conversation: ChatConversationRecord) {
  return (
    <div>
      <ConversationLink conversation={conversation} />
      {furtherContact(conversation).map((detail) => (
        <Typography key={detail} variant="caption">
          {detail}
        </Typography>
      ))}
    </div>
  );
}

function ConversationActions({ conversation }: { conversation: ChatConversationRecord }) {
  const { showPath } = useFormMode(CONVERSATIONS);
  const deletion = useDialog(`delete-${conversation.id}`);
  const called = `conversation of ${visitorName(conversation)}`;
  const [button, removing] = useFocusAfterRemoval();

  function leave(): void {
    removing();
    deletion.close();
  }

  return (
    <Row justify="flex-end">
      <Tooltip title="View">
        <IconButton component={Link} to={showPath(conversation.id)} aria-label={`View ${called}`}>
          <EyeIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton ref={button} {...REMOVES_ROW} aria-label={`Delete ${called}`} onClick={() => deletion.open()}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      {deletion.isOpen && (
        <DeleteConversationDialog conversation={conversation} onClose={deletion.close} onDeleted={leave} />
      )}
    </Row>
  );
}

const WhoCell = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(0.5),
  minWidth: 250,
  maxWidth: 260,
  overflowWrap: 'anywhere',
}));

const LastCell = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  justifyItems: 'start',
  paddingBlock: theme.spacing(0.75),
  maxWidth: '64ch',
}));

interface LastQuestionProps {
  /** Empty when the visitor wrote nothing. */
  text: string;
}

/** What a visitor wrote last, in two lines at most. */
function LastQuestion({ text }: LastQuestionProps) {
  if (text === '') return <Typography variant="secondary">No questions yet</Typography>;
  return <LongText lines={2}>{text}</LongText>;
}
