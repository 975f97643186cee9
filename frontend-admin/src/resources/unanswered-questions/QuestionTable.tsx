import { Box } from '@mui/material';
import type { UnansweredQuestion } from '#libs/contracts/chat-admin';
import { Moment } from '../../shared/Moment';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { QuestionActions } from './QuestionActions';

const COLUMNS: RecordColumn<UnansweredQuestion>[] = [
  {
    label: 'Question',
    sortBy: 'question',
    render: ({ question }) => (
      <Box sx={{ py: 0.5, maxWidth: '64ch', fontWeight: 550, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {question}
      </Box>
    ),
  },
  { label: 'Times asked', sortBy: 'askedCount', align: 'right', render: ({ askedCount }) => askedCount },
  { label: 'First asked', sortBy: 'firstAskedAt', render: ({ firstAskedAt }) => <Moment at={firstAskedAt} /> },
  { label: 'Last asked', sortBy: 'lastAskedAt', render: ({ lastAskedAt }) => <Moment at={lastAskedAt} /> },
  { label: 'Actions', align: 'right', render: (question) => <QuestionActions question={question} /> },
];

export function QuestionTable() {
  return <RecordTable columns={COLUMNS} isDimmed={() => false} />;
}
