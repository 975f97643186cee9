import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { FAQ_CATEGORIES, FAQ_DEFAULTS } from '#libs/contracts/faq';
import type { Faq } from '#libs/contracts/generated/api';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { CardList } from '../../shared/CardList';
import { DeleteAction } from '../../shared/DeleteAction';
import { EditAction } from '../../shared/EditAction';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordLink } from '../../shared/RecordLink';
import { RecordList } from '../../shared/RecordList';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { StatusFilter } from '../../shared/StatusFilter';
import { choicesOf } from '../../shared/choices';
import { sentenceCase } from '../../shared/record-words';
import { FaqInputs } from './FaqInputs';
import { FAQ_WORDS } from './faq-words';
import { validateFaq } from './validate-faq';

const RESOURCE = 'faq';

/** FAQ management (spec 3 section 2). */
export function FaqScreen() {
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={FAQ_WORDS}
      form={
        <RecordForm resource={RESOURCE} words={FAQ_WORDS} defaults={{ ...FAQ_DEFAULTS }} validate={validateFaq}>
          <FaqInputs />
        </RecordForm>
      }
      list={
        <RecordList
          resource={RESOURCE}
          words={FAQ_WORDS}
          sort={{ field: 'id', order: 'DESC' }}
          sortFields={['id', 'question', 'category', 'isActive']}
          perPage={25}
          filters={[
            <SelectInput
              key="category"
              source="category"
              label="By category"
              choices={choicesOf(FAQ_CATEGORIES)}
              helperText={false}
            />,
            <StatusFilter key="isActive" source="isActive" />,
          ]}
          table={<FaqTable />}
          cards={<FaqCards />}
        />
      }
    />
  );
}

function FaqCards() {
  return (
    <CardList<Faq>
      isDimmed={(record) => !record.isActive}
      render={(record) => (
        <>
          <RecordLink>{record.question}</RecordLink>
          <Box
            sx={{
              color: 'text.secondary',
              fontSize: 13,
              display: '-webkit-box',
              WebkitLineClamp: 3,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              overflowWrap: 'anywhere',
            }}
          >
            {record.answer}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, fontSize: 13, color: 'text.secondary' }}>{sentenceCase(record.category)}</Box>
            <ActiveSwitch words={FAQ_WORDS} />
            <EditAction />
            <DeleteAction words={FAQ_WORDS} />
          </Box>
        </>
      )}
    />
  );
}

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

function FaqTable() {
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
