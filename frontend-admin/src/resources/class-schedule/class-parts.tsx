/** The fields of a class: in the forms of the back-office and the phone, in the table, on a card and on a tile. */
import { styled } from '@mui/material';
import { Fragment, lazy, type ReactElement, Suspense } from 'react';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { CLASS_LEVELS, CLASS_SCHEDULE_RULES as RULES } from '#libs/contracts/class-schedule';
import type { ClassSchedule, CreateClassScheduleDto } from '#libs/contracts/generated/api';
import { findClassClashes } from '#libs/domain/schedule/class-clashes';
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';
import { CancellationWarning, classCancellationWarning, ClassSwitch } from '../../shared/CancellationWarning';
import { DeleteAction, DuplicateAction, EditAction } from '../../shared/RecordActions';
import { RecordLink } from '../../shared/RecordLink';
import { TimeInput } from '../../shared/TimeInput';
import { choicesOf } from '../../shared/ChoiceInput';
import { WarningIcon } from '../../shared/icons';
import { Columns, LongText, NoWrap, Row } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { useWholeWeek } from '../../shared/use-whole-week';
import { CLASS_SCHEDULE_WORDS, COPIED_CLASS_FIELDS, clashWords } from './class-schedule-words';
import { InstructorInput } from './InstructorInput';
import { usePlannedClass } from './use-planned-class';

/** Most classes clash with none. */
const Alert = lazy(() => import('@mui/material/Alert'));

/** The instructor's input holds both their id and their name. */
type Own = Exclude<keyof CreateClassScheduleDto, 'day' | 'startTime' | 'endTime' | 'instructorId'>;

/** Each field's input; one that is forgotten does not compile. */
const INPUTS: Record<Own, ReactElement> = {
  className: (
    <TextInput
      source="className"
      label="Class name"
      helperText={false}
      slotProps={{ htmlInput: { maxLength: RULES.className.maxLength, 'aria-required': true } }}
    />
  ),
  level: <SelectInput source="level" choices={choicesOf(CLASS_LEVELS)} helperText={false} />,
  instructor: <InstructorInput label="Instructor (optional)" maxLength={RULES.instructor.maxLength} />,
  trialPlaces: (
    <NumberInput
      source="trialPlaces"
      label="Trial places on each date"
      min={0}
      max={RULES.trialPlaces.max}
      step={1}
      helperText={false}
    />
  ),
  isActive: <BooleanInput source="isActive" label="Active" helperText={false} />,
};

/** The form above the list. */
export function ClassInputs() {
  const { className, isActive, ...others } = INPUTS;
  return (
    <>
      {className}
      <ClassTimeInputs />
      <Columns gap={2}>{keyed(others)}</Columns>
      {isActive}
    </>
  );
}

/** The phone's form: below the name, what changes most often comes first. */
export function QuickClassInputs() {
  const { className, instructor, isActive, ...others } = INPUTS;
  return (
    <>
      {className}
      <ClassTimeInputs />
      {instructor}
      {isActive}
      {keyed(others)}
    </>
  );
}

function keyed(inputs: Partial<Record<Own, ReactElement>>): ReactElement[] {
  return Object.entries(inputs).map(([field, input]) => <Fragment key={field}>{input}</Fragment>);
}

/** What is said below a class's name, in this order. */
type Detail = Exclude<Own, 'className' | 'trialPlaces' | 'isActive'>;
const DETAILS: Record<Detail, true> = { level: true, instructor: true };

export function classDetails(entry: ClassSchedule): string {
  const details = (Object.keys(DETAILS) as (keyof typeof DETAILS)[]).map((field) => entry[field]);
  return details.filter(Boolean).join(', ');
}

export const CLASS_COLUMNS: RecordColumn<ClassSchedule>[] = [
  { label: 'Day', sortBy: 'day', render: ({ day }) => day },
  {
    label: 'Time',
    sortBy: 'startTime',
    render: ({ startTime, endTime }) => (
      <NoWrap>
        {startTime}–{endTime}
      </NoWrap>
    ),
    card: 'above',
    onCard: ({ day, startTime, endTime }) => `${day} ${startTime}–${endTime}`,
  },
  {
    label: 'Class',
    sortBy: 'className',
    render: ({ className }) => <RecordLink>{className}</RecordLink>,
    card: 'title',
  },
  {
    label: 'Level',
    sortBy: 'level',
    render: ({ level }) => level,
    card: 'quiet',
    onCard: classDetails,
  },
  {
    label: 'Instructor',
    sortBy: 'instructor',
    render: ({ instructor }) => <LongText>{instructor}</LongText>,
  },
  { label: 'Trial places', sortBy: 'trialPlaces', align: 'right', render: ({ trialPlaces }) => trialPlaces },
  {
    label: 'Status',
    sortBy: 'isActive',
    render: () => <ClassSwitch words={CLASS_SCHEDULE_WORDS} />,
    card: 'foot',
  },
  {
    label: 'Actions',
    align: 'right',
    render: () => (
      <Row justify="flex-end">
        <EditAction />
        <DuplicateAction fields={COPIED_CLASS_FIELDS} />
        <DeleteAction words={CLASS_SCHEDULE_WORDS} consequence={classCancellationWarning} />
      </Row>
    ),
    card: 'actions',
  },
];

/** Day and times, and what else runs then. */
function ClassTimeInputs() {
  return (
    <div>
      <DayAndTimes>
        <SelectInput source="day" choices={choicesOf(WEEKDAYS)} helperText={false} />
        <TimeInput source="startTime" label="Start time" />
        <TimeInput source="endTime" label="End time" />
      </DayAndTimes>
      <ClashNotice />
      <LetDown />
    </div>
  );
}

/** Whoever wanted to try the class on the weekday that it leaves, or on any when it is made inactive. */
function LetDown() {
  const { id, day, isActive = true } = usePlannedClass() ?? {};
  const { defaultValues: before } = useFormState();
  const isLeft = before?.['isActive'] === true && (!isActive || (day !== undefined && day !== before['day']));
  return id !== undefined && isLeft && <CancellationWarning classScheduleId={id} />;
}

/** Says, while the class is being typed, what else runs at that time. It never stands in the way of saving. */
function ClashNotice() {
  const planned = usePlannedClass();
  const week = useWholeWeek();
  const { instructor, overlap } = planned ? clashWords(planned, findClassClashes(planned, week)) : {};
  return (
    <Clashes role="status">
      <Suspense>
        {instructor && (
          <Alert severity="error" icon={<WarningIcon />}>
            {instructor}
          </Alert>
        )}
        {overlap && (
          <Alert severity="warning" icon={<WarningIcon />}>
            {overlap} Visitors will see these classes as one block to choose from.
          </Alert>
        )}
      </Suspense>
    </Clashes>
  );
}

const DayAndTimes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(2, minmax(0,1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1', [theme.breakpoints.up('sm')]: { gridColumn: 'auto' } },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0,1.4fr) minmax(0,1fr) minmax(0,1fr)' },
}));

const Clashes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > :first-of-type': { marginTop: theme.spacing(2) },
}));
