import { Box } from '@mui/material';
import type { Faq } from '#libs/contracts/faq';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { DeleteAction } from '../../shared/DeleteAction';
import { EditAction } from '../../shared/EditAction';
import { RecordLink } from '../../shared/RecordLink';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { sentenceCase } from '../../shared/record-words';
import { FAQ_WORDS } from './faq-words';

const COLUMNS: RecordColumn<Faq>[] = [
  { label: 'Question', sortBy: 'question', render: (row) => <QuestionAndAnswer {...row} /> },
  { label: 'Category', sortBy: 'category', render: ({ category }) => sentenceCase(category) },
  { label: 'Status', sortBy: 'isActive', render: () => <ActiveSwitch words={FAQ_WORDS} /> },
  {
    label: 'Actions',
    align: 'right',
    render: () => (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <EditAction />
        <DeleteAction words={FAQ_WORDS} />
      </Box>
    ),
  },
];

export function FaqTable() {
  return <RecordTable columns={COLUMNS} isDimmed={({ isActive }) => !isActive} />;
}

function QuestionAndAnswer({ question, answer }: Faq) {
  return (
    <Box sx={{ maxWidth: '72ch', overflowWrap: 'anywhere' }}>
      <RecordLink>{question}</RecordLink>
      <Box
        sx={{
          color: 'text.secondary',
          fontSize: 13,
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {answer}
      </Box>
    </Box>
  );
}
