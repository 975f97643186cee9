import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import type { Faq } from '#libs/contracts/faq';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { DeleteAction } from '../../shared/DeleteAction';
import { dimmedRow } from '../../shared/dimmed-row';
import { EditAction } from '../../shared/EditAction';
import { sentenceCase } from '../../shared/record-words';
import { useLook } from '../../shared/use-look';
import { FAQ_WORDS } from './faq-words';

const Column = DataTable.Col<Faq>;

export function FaqTable() {
  const look = useLook();
  return (
    <DataTable<Faq> bulkActionButtons={false} rowClick={false} rowSx={(record) => dimmedRow(record.isActive, look)}>
      <Column source="question" render={(record) => <QuestionAndAnswer {...record} />} />
      <Column source="category" render={(record) => sentenceCase(record.category)} />
      <Column source="isActive" label="Status">
        <ActiveSwitch words={FAQ_WORDS} />
      </Column>
      <Column label="Actions" align="right" disableSort>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <EditAction />
          <DeleteAction words={FAQ_WORDS} />
        </Box>
      </Column>
    </DataTable>
  );
}

function QuestionAndAnswer({ question, answer }: Faq) {
  return (
    <Box sx={{ maxWidth: '72ch', overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 550 }}>{question}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13, display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}>{answer}</Box>
    </Box>
  );
}
