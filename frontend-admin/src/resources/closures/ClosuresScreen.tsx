import { useEffect, useEffectEvent } from 'react';
import { BooleanInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { CLOSURE_RULES as RULES, OTHER_CLOSURE } from '#libs/contracts/class-calendar';
import type { Closure } from '#libs/contracts/generated/api';
import { CancellationWarning } from '../../shared/CancellationWarning';
import { DayInput } from '../../shared/DayInput';
import { Columns, LongText, NoWrap, Row } from '../../shared/layout-parts';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { DeleteAction, EditAction } from '../../shared/RecordActions';
import type { RecordColumn } from '../../shared/record-column';
import { RecordForm } from '../../shared/RecordForm';
import { RecordLink } from '../../shared/RecordLink';
import { RecordList } from '../../shared/RecordList';
import { StatusBadge } from '../../shared/StatusBadge';
import { periodWords } from '../../shared/record-titles';
import { CLOSURE_FORM, CLOSURE_WORDS } from './closure-words';
import { PublicHolidays } from './PublicHolidays';

const RESOURCE = 'closures';
const INTRO =
  'On these days the class schedule shows the school as closed and there are no classes. The home, ' +
  'schedule and contact pages announce it a week before. If closures overlap, the one added last ' +
  'applies.';

const COLUMNS: RecordColumn<Closure>[] = [
  { label: 'Days', sortBy: 'startDate', render: (row) => <NoWrap>{periodWords(row)}</NoWrap>, card: 'above' },
  { label: 'Name', sortBy: 'name', render: ({ name }) => <RecordLink>{name}</RecordLink>, card: 'title' },
  { label: 'Note', render: ({ note }) => <LongText>{note}</LongText>, card: 'quiet' },
  { label: 'School', sortBy: 'isClosed', render: ({ isClosed }) => <OpenOrClosed isClosed={isClosed} />, card: 'foot' },
  {
    label: 'Actions',
    align: 'right',
    render: () => (
      <Row justify="flex-end">
        <EditAction />
        <DeleteAction words={CLOSURE_WORDS} />
      </Row>
    ),
    card: 'actions',
  },
];

/** Days on which no class takes place (CONTRACT section 5). */
export function ClosuresScreen() {
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={CLOSURE_WORDS}
      intro={INTRO}
      form={
        <RecordForm resource={RESOURCE} words={CLOSURE_WORDS} {...CLOSURE_FORM} otherBody={OTHER_CLOSURE}>
          <ClosureInputs />
        </RecordForm>
      }
      list={
        <>
          <RecordList
            resource={RESOURCE}
            words={CLOSURE_WORDS}
            sort={{ field: 'startDate', order: 'DESC' }}
            perPage={25}
            columns={COLUMNS}
          />
          <PublicHolidays />
        </>
      }
    />
  );
}

function ClosureInputs() {
  useLastDay();
  return (
    <>
      <Columns gap={2}>
        <DayInput source="startDate" label="First day" isRequired />
        <DayInput source="endDate" label="Last day" isRequired />
      </Columns>
      <TextInput
        source="name"
        label="Name shown to visitors"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: RULES.name.maxLength, 'aria-required': true } }}
      />
      <TextInput
        source="note"
        label="Note for staff (optional)"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: RULES.note.maxLength } }}
      />
      <BooleanInput
        source="isClosed"
        label="Closed"
        helperText="Switch off if the school is open on these days, even on public holidays."
      />
      <LetDown />
    </>
  );
}

/** Most closures are of one day: the last is the first until another is typed, and never before it. */
function useLastDay(): void {
  const { getValues, setValue } = useFormContext();
  const first = useWatch({ name: 'startDate' }) as string | null;
  const follow = useEffectEvent((day: string) => {
    const last = getValues('endDate') as string | null;
    if (!last || last < day) setValue('endDate', day, { shouldDirty: true, shouldValidate: true });
  });
  useEffect(() => {
    if (first) follow(first);
  }, [first]);
}

/** Whoever wanted to try a class on these days. */
function LetDown() {
  const [from, to, isClosed] = useWatch({ name: ['startDate', 'endDate', 'isClosed'] }) as [string?, string?, boolean?];
  return isClosed && from && to && <CancellationWarning from={from} to={to} />;
}

export function OpenOrClosed({ isClosed }: { isClosed: boolean }) {
  return <StatusBadge variant={isClosed ? 'bad' : 'good'}>{isClosed ? 'Closed' : 'Open'}</StatusBadge>;
}
