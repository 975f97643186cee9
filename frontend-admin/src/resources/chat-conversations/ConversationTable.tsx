import { Box } from '@mui/material';
import type { ChatConversationSummary } from '#libs/contracts/chat-admin';
import { Moment } from '../../shared/Moment';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { ConversationActions } from './ConversationActions';
import { ConversationLink } from './ConversationLink';
import { LastQuestion } from './LastQuestion';
import { UnansweredBadge } from './UnansweredBadge';
import { furtherContact } from './visitor-name';

const COLUMNS: RecordColumn<ChatConversationSummary>[] = [
  { label: 'Visitor', render: (row) => <Who {...row} /> },
  { label: 'Latest question', render: (row) => <Asked {...row} /> },
  { label: 'Messages', sortBy: 'messageCount', align: 'right', render: ({ messageCount }) => messageCount },
  { label: 'Updated', sortBy: 'updatedAt', render: ({ updatedAt }) => <Moment at={updatedAt} /> },
  { label: 'Actions', align: 'right', render: (row) => <ConversationActions conversation={row} /> },
];

export function ConversationTable() {
  return <RecordTable columns={COLUMNS} isDimmed={() => false} />;
}

function Who(conversation: ChatConversationSummary) {
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

function Asked({ lastQuestion, apologyCount }: ChatConversationSummary) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', py: 0.75, maxWidth: '64ch' }}>
      <LastQuestion text={lastQuestion} />
      <UnansweredBadge count={apologyCount} />
    </Box>
  );
}
