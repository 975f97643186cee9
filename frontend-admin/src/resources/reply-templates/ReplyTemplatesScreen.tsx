import { styled, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import type { ReplyTemplate } from '#libs/contracts/generated/api';
import { REPLY_TEMPLATE_RULES as LIMITS, TEMPLATE_VARIABLES } from '#libs/contracts/reply-template';
import { LongText, Row } from '../../shared/layout-parts';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { DeleteAction, EditAction } from '../../shared/RecordActions';
import type { RecordColumn } from '../../shared/record-column';
import { RecordForm } from '../../shared/RecordForm';
import { RecordLink } from '../../shared/RecordLink';
import { RecordList } from '../../shared/RecordList';
import { REPLY_TEMPLATE_RULES, REPLY_TEMPLATE_WORDS } from './reply-template-words';

const RESOURCE = 'reply-templates';

const COLUMNS: RecordColumn<ReplyTemplate>[] = [
  {
    label: 'Template',
    sortBy: 'title',
    render: (row) => <TitleAndText {...row} />,
    card: 'title',
    onCard: (row) => <TitleAndText {...row} />,
  },
  {
    label: 'Actions',
    align: 'right',
    render: () => (
      <Row justify="flex-end">
        <EditAction />
        <DeleteAction words={REPLY_TEMPLATE_WORDS} />
      </Row>
    ),
    card: 'actions',
  },
];

/** Answers that staff give often (CONTRACT section 9). */
export function ReplyTemplatesScreen() {
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={REPLY_TEMPLATE_WORDS}
      form={
        <RecordForm resource={RESOURCE} words={REPLY_TEMPLATE_WORDS} {...REPLY_TEMPLATE_RULES}>
          <TextInput
            source="title"
            helperText={false}
            slotProps={{ htmlInput: { maxLength: LIMITS.title.maxLength, 'aria-required': true } }}
          />
          <TextInput
            source="text"
            multiline
            minRows={5}
            maxRows={16}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: LIMITS.text.maxLength, 'aria-required': true } }}
          />
          <Variables>
            {Object.entries(TEMPLATE_VARIABLES).map(([name, meaning]) => (
              <li key={name}>
                <code>{`{${name}}`}</code> {meaning}
              </li>
            ))}
          </Variables>
        </RecordForm>
      }
      list={
        <RecordList
          resource={RESOURCE}
          words={REPLY_TEMPLATE_WORDS}
          sort={{ field: 'title', order: 'ASC' }}
          perPage={25}
          columns={COLUMNS}
        />
      }
    />
  );
}

function TitleAndText({ title, text }: ReplyTemplate) {
  return (
    <Text>
      <RecordLink>{title}</RecordLink>
      <LongText lines={3}>
        <Typography variant="caption">{text}</Typography>
      </LongText>
    </Text>
  );
}

const Text = styled('div')({ maxWidth: '72ch', overflowWrap: 'anywhere' });

const Variables = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
