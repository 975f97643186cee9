import { Button, Card, styled, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { CheckboxGroupInput, TextInput } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { NO_ANSWER } from '#libs/contracts/api-error';
import { API_KEY_RULES as RULES } from '#libs/contracts/api-key';
import type { ApiKey, NewApiKeyView } from '#libs/contracts/generated/api';
import { ChoiceInput } from '../../shared/ChoiceInput';
import { CopyButton } from '../../shared/CopyButton';
import { FormCard } from '../../shared/FormDialog';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { DeleteAction } from '../../shared/RecordActions';
import { RecordList } from '../../shared/RecordList';
import { StatusBadge } from '../../shared/StatusBadge';
import { LeaveGuard } from '../../shared/LeaveGuard';
import { SubmitButton, WriteForm } from '../../shared/WriteForm';
import { useFormMode } from '../../shared/form-mode';
import { Column, Columns, LongText, NoWrap, Row } from '../../shared/layout-parts';
import { Refusal } from '../../shared/notices';
import type { RecordColumn } from '../../shared/record-column';
import { recordWrite, saveNew } from '../../shared/record-words';
import { schoolMoment } from '../../shared/school-moment';
import { LIST_HEADING_ID } from '../../shared/use-focus-after-removal';
import { useFormWrite } from '../../shared/use-form-write';
import {
  ACCESS_CHOICES,
  API_KEY_WORDS,
  apiKeyData,
  endWords,
  LIFE_CHOICES,
  NEW_API_KEY,
  RESOURCE_CHOICES,
  RESOURCE_NAMES,
  validateApiKey,
} from './api-key-form';

const RESOURCE = 'api-keys';
const INTRO =
  'An API key lets a script or another program access the parts you choose, without a password. ' +
  'Delete the key to end its access.';

const accessWords = ({ access }: ApiKey) => (access === 'write' ? 'Read and change' : 'Read only');
const lastUseWords = ({ lastUsedAt }: ApiKey) => (lastUsedAt === null ? 'Never' : schoolMoment(lastUsedAt));

const COLUMNS: RecordColumn<ApiKey>[] = [
  {
    label: 'For',
    sortBy: 'name',
    render: ({ name, prefix }) => (
      <LongText>
        {name}
        <Typography variant="caption">{prefix}…</Typography>
      </LongText>
    ),
    card: 'title',
  },
  {
    label: 'Access',
    sortBy: 'access',
    render: (key) => (
      <StatusBadge variant={key.access === 'write' ? 'next' : 'neutral'}>{accessWords(key)}</StatusBadge>
    ),
    card: 'badge',
  },
  {
    label: 'Can use',
    render: ({ resources }) => <LongText>{resources.map((name) => RESOURCE_NAMES[name]).join(', ')}</LongText>,
    card: 'line',
  },
  {
    label: 'Expiry',
    sortBy: 'expiresAt',
    render: (key) => <NoWrap>{endWords(key, Date.now())}</NoWrap>,
    card: 'quiet',
  },
  {
    label: 'Last used',
    sortBy: 'lastUsedAt',
    render: (key) => <NoWrap>{lastUseWords(key)}</NoWrap>,
    card: 'quiet',
    onCard: (key) => `Last used: ${lastUseWords(key)}`,
  },
  {
    label: 'Created by',
    sortBy: 'madeBy',
    render: ({ madeBy }) => madeBy,
    card: 'foot',
    onCard: ({ madeBy }) => <Typography variant="caption">Created by {madeBy}</Typography>,
  },
  {
    label: 'Actions',
    align: 'right',
    render: () => (
      <Row justify="flex-end">
        <DeleteAction words={API_KEY_WORDS} />
      </Row>
    ),
    card: 'actions',
  },
];

/** The keys by which scripts use the API (CONTRACT section 10). */
export function ApiKeysScreen() {
  const [made, setMade] = useState<NewApiKeyView>();

  function putAway(): void {
    setMade(undefined);
    document.getElementById(LIST_HEADING_ID)?.focus();
  }

  return (
    <ManagementScreen
      resource={RESOURCE}
      words={API_KEY_WORDS}
      intro={INTRO}
      isFormAsked
      above={made && <MadeKey key={made.id} made={made} onKept={putAway} />}
      form={<ApiKeyForm onMade={setMade} />}
      list={
        <RecordList
          resource={RESOURCE}
          words={API_KEY_WORDS}
          sort={{ field: 'name', order: 'ASC' }}
          perPage={25}
          searchLabel="Search by name"
          columns={COLUMNS}
          cardsBelow="lg"
        />
      }
    />
  );
}

/** The one time that a key can be read. */
function MadeKey({ made: { name, key }, onKept }: { made: NewApiKeyView; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card component="section" aria-labelledby="made-key">
      <Told>
        <Typography variant="cardTitle" component="h2" id="made-key" ref={heading} tabIndex={-1}>
          The key for {name}
        </Typography>
        <Typography variant="secondary">
          Copy it now and keep it as safe as a password. It will not be shown again.
        </Typography>
        <Row gap={1} wrap>
          <KeyText>{key}</KeyText>
          <CopyButton text={key} label="Copy the key" />
          <Button size="small" variant="outlined" color="inherit" onClick={onKept}>
            I have saved it
          </Button>
        </Row>
        <LeaveGuard isDirty loss={`The key for ${name} will not be shown again.`} />
      </Told>
    </Card>
  );
}

function ApiKeyForm({ onMade }: { onMade: (made: NewApiKeyView) => void }) {
  const mode = useFormMode(RESOURCE);
  const navigate = useNavigate();
  const write = useFormWrite<NewApiKeyView>({
    ...recordWrite('create', API_KEY_WORDS, RESOURCE),
    form: `${RESOURCE}/create`,
    onDone: (made) => {
      onMade(made);
      void navigate(mode.listPath);
    },
  });
  // No key has a form of its own: its address shows the list.
  if (mode.id !== undefined) return null;
  return (
    <FormCard words={API_KEY_WORDS} isEdit={false}>
      <WriteForm
        write={write}
        initial={NEW_API_KEY}
        validate={validateApiKey}
        onSubmit={(typed) =>
          write.send(
            typed,
            async (api) => (await api.create<NewApiKeyView>(RESOURCE, { data: apiKeyData(typed, Date.now()) })).data,
          )
        }
      >
        <Column gap={2}>
          <Columns gap={2} align="start" count={3}>
            <TextInput
              source="name"
              label="What it is for"
              autoFocus
              helperText="For example: Warehouse stock"
              slotProps={{ htmlInput: { maxLength: RULES.name.maxLength, 'aria-required': true } }}
            />
            <ChoiceInput source="access" label="Access" choices={ACCESS_CHOICES} />
            <ChoiceInput source="life" label="Expires" choices={LIFE_CHOICES} />
          </Columns>
          <CheckboxGroupInput
            source="resources"
            label="What it can access"
            choices={RESOURCE_CHOICES}
            helperText={false}
          />
          <Refusal refusal={write.refusal} otherwise={NO_ANSWER.unclear} />
          <Row gap={1} wrap justify="flex-end">
            <Button component={Link} to={mode.listPath} color="inherit" variant="outlined">
              Cancel
            </Button>
            <SubmitButton>{saveNew(API_KEY_WORDS)}</SubmitButton>
          </Row>
        </Column>
      </WriteForm>
    </FormCard>
  );
}

const Told = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2.25),
  '& h2': { outline: 0 },
}));

const KeyText = styled('code')(({ theme }) => ({
  ...theme.typography.body2,
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
}));
