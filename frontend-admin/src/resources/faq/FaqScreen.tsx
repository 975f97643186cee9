import { styled, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { FAQ_CATEGORIES } from '#libs/contracts/faq';
import type { Faq } from '#libs/contracts/generated/api';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { DeleteAction, EditAction } from '../../shared/RecordActions';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordLink } from '../../shared/RecordLink';
import { RecordList } from '../../shared/RecordList';
import { StatusFilter } from '../../shared/ListFilters';
import { choicesOf } from '../../shared/ChoiceInput';
import { LongText, Row } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { sentenceCase } from '../../shared/record-words';
import { FaqInputs } from './FaqInputs';
import { FAQ_RULES, FAQ_WORDS } from './faq-words';

const RESOURCE = 'faq';

const COLUMNS: RecordColumn<Faq>[] = [
  {
    label: 'Question',
    sortBy: 'question',
    render: (row) => <QuestionAndAnswer {...row} lines={2} />,
    card: 'title',
    onCard: (row) => <QuestionAndAnswer {...row} lines={3} />,
  },
  {
    label: 'Category',
    sortBy: 'category',
    render: ({ category }) => sentenceCase(category),
    card: 'foot',
    onCard: ({ category }) => <Typography variant="caption">{sentenceCase(category)}</Typography>,
  },
  { label: 'Status', sortBy: 'isActive', render: () => <ActiveSwitch words={FAQ_WORDS} />, card: 'foot' },
  {
    label: 'Actions',
    align: 'right',
    render: () => (
      <Row justify="flex-end">
        <EditAction />
        <DeleteAction words={FAQ_WORDS} />
      </Row>
    ),
    card: 'actions',
  },
];

/** FAQ management (spec 3 section 2). */
export function FaqScreen() {
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={FAQ_WORDS}
      form={
        <RecordForm resource={RESOURCE} words={FAQ_WORDS} {...FAQ_RULES}>
          <FaqInputs />
        </RecordForm>
      }
      list={
        <RecordList
          resource={RESOURCE}
          words={FAQ_WORDS}
          sort={{ field: 'id', order: 'DESC' }}
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
          columns={COLUMNS}
          isDimmed={({ isActive }) => !isActive}
        />
      }
    />
  );
}

function QuestionAndAnswer({ question, answer, lines }: Faq & { lines: number }) {
  return (
    <Question>
      <RecordLink>{question}</RecordLink>
      <LongText lines={lines}>
        <Typography variant="caption">{answer}</Typography>
      </LongText>
    </Question>
  );
}

const Question = styled('div')({ maxWidth: '72ch', overflowWrap: 'anywhere' });
