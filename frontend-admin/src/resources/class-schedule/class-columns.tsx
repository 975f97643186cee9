import type { ClassSchedule } from '#libs/contracts/generated/api';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { DeleteAction } from '../../shared/DeleteAction';
import { DuplicateAction } from '../../shared/DuplicateAction';
import { EditAction } from '../../shared/EditAction';
import { LongText, NoWrap, Row } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { RecordLink } from '../../shared/RecordLink';
import { CLASS_SCHEDULE_WORDS, COPIED_CLASS_FIELDS } from './class-schedule-words';

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
    onCard: ({ level, instructor }) => [level, instructor].filter(Boolean).join(', '),
  },
  {
    label: 'Instructor',
    sortBy: 'instructor',
    render: ({ instructor }) => <LongText>{instructor}</LongText>,
  },
  { label: 'Status', sortBy: 'isActive', render: () => <ActiveSwitch words={CLASS_SCHEDULE_WORDS} />, card: 'foot' },
  {
    label: 'Actions',
    align: 'right',
    render: () => (
      <Row justify="flex-end">
        <EditAction />
        <DuplicateAction fields={COPIED_CLASS_FIELDS} />
        <DeleteAction words={CLASS_SCHEDULE_WORDS} />
      </Row>
    ),
    card: 'actions',
  },
];
