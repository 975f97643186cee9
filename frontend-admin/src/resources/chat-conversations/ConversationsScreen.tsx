import { Box, IconButton, Tooltip } from '@mui/material';
import { useNavigate, Link } from 'react-router-dom';
import type { ChatConversationRecord } from '#libs/contracts/generated/api';
import { CardList } from '../../shared/CardList';
import { FlagFilter } from '../../shared/FlagFilter';
import { Moment } from '../../shared/Moment';
import { RecordList } from '../../shared/RecordList';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { ScreenActions } from '../../shared/ScreenActions';
import { useFormMode } from '../../shared/form-mode';
import { DeleteIcon, EyeIcon } from '../../shared/icons';
import { useDialog } from '../../shared/use-dialog';
import { ConversationDialog } from './ConversationDialog';
import { ConversationLink } from './ConversationLink';
import { DeleteConversationDialog } from './DeleteConversationDialog';
import { LastQuestion } from './LastQuestion';
import { UnansweredBadge } from './UnansweredBadge';
import { CONVERSATION_WORDS, messagesInWords } from './conversation-words';
import { CONVERSATIONS } from './conversation-write';
import { furtherContact, visitorName } from './visitor-name';

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
        sortFields={['updatedAt', 'createdAt', 'messageCount']}
        perPage={25}
        searchLabel="Search by name, contact or words"
        filters={[
          <FlagFilter key="hasContact" source="hasContact" label="With contact details" />,
          <FlagFilter key="unanswered" source="unanswered" label="With an unanswered question" />,
        ]}
        table={<ConversationTable />}
        cards={<ConversationCards />}
        cardsBelow="lg"
      />
      {id !== undefined && <ConversationDialog key={id} id={id} onClose={(how) => void navigate(listPath, how)} />}
    </>
  );
}

const quiet = { color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' } as const;

function ConversationCards() {
  return (
    <CardList<ChatConversationRecord>
      isDimmed={() => false}
      render={(conversation) => (
        <>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}
          >
            <ConversationLink conversation={conversation} />
            <UnansweredBadge count={conversation.apologyCount} />
          </Box>
          {furtherContact(conversation).map((detail) => (
            <Box key={detail} sx={quiet}>
              {detail}
            </Box>
          ))}
          <LastQuestion text={conversation.lastQuestion} />
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Box sx={{ ...quiet, flex: 1 }}>
              <Moment at={conversation.updatedAt} />, {messagesInWords(conversation.messageCount)}
            </Box>
            <ConversationActions conversation={conversation} />
          </Box>
        </>
      )}
    />
  );
}

const COLUMNS: RecordColumn<ChatConversationRecord>[] = [
  { label: 'Visitor', render: (row) => <Who {...row} /> },
  { label: 'Latest question', render: (row) => <Asked {...row} /> },
  { label: 'Messages', sortBy: 'messageCount', align: 'right', render: ({ messageCount }) => messageCount },
  { label: 'Updated', sortBy: 'updatedAt', render: ({ updatedAt }) => <Moment at={updatedAt} /> },
  { label: 'Actions', align: 'right', render: (row) => <ConversationActions conversation={row} /> },
];

function ConversationTable() {
  return <RecordTable columns={COLUMNS} isDimmed={() => false} />;
}

function Who(conversation: ChatConversationRecord) {
  return (
    <Box sx={{ py: 0.5, minWidth: 150, maxWidth: 260, overflowWrap: 'anywhere' }}>
      <ConversationLink conversation={conversation} />
      {furtherContact(conversation).map((detail) => (
        <Box key={detail} sx={{ color: 'text.secondary', fontSize: 13 }}>
          {detail}
        </Box>
      ))}
    </Box>
  );
}

function Asked({ lastQuestion, apologyCount }: ChatConversationRecord) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', py: 0.75, maxWidth: '64ch' }}>
      <LastQuestion text={lastQuestion} />
      <UnansweredBadge count={apologyCount} />
    </Box>
  );
}

function ConversationActions({ conversation }: { conversation: ChatConversationRecord }) {
  const { showPath } = useFormMode(CONVERSATIONS);
  const deletion = useDialog(`delete-${conversation.id}`);
  const called = `conversation of ${visitorName(conversation)}`;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Tooltip title="View">
        <IconButton component={Link} to={showPath(conversation.id)} aria-label={`View ${called}`}>
          <EyeIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton aria-label={`Delete ${called}`} onClick={() => deletion.open()}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      {deletion.isOpen && <DeleteConversationDialog conversation={conversation} onClose={deletion.close} />}
    </Box>
  );
}
