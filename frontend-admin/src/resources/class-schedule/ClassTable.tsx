import { Box } from '@mui/material';
import type { ClassSchedule } from '#libs/contracts/generated/api';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { DeleteAction } from '../../shared/DeleteAction';
import { DuplicateAction } from '../../shared/DuplicateAction';
import { EditAction } from '../../shared/EditAction';
import { RecordLink } from '../../shared/RecordLink';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { CLASS_SCHEDULE_WORDS, COPIED_CLASS_FIELDS } from './class-schedule-words';

const COLUMNS: RecordColumn<ClassSchedule>[] = [
  { label: 'Day', sortBy: 'day', render: ({ day }) => day },
  {
    label: 'Time',
    sortBy: 'startTime',
    render: ({ startTime, endTime }) => (
      <Box sx={{ whiteSpace: 'nowrap' }}>
        {startTime}–{endTime}
      </Box>
    ),
  },
  { label: 'Class', sortBy: 'className', render: ({ className }) => <RecordLink>{className}</RecordLink> },
  { label: 'Level', sortBy: 'level', render: ({ level }) => level },
  {
    label: 'Instructor',
    sortBy: 'instructor',
    render: ({ instructor }) => <Box sx={{ overflowWrap: 'anywhere' }}>{instructor}</Box>,
  },
  { label: 'Status', sortBy: 'isActive', render: () => <ActiveSwitch words={CLASS_SCHEDULE_WORDS} /> },
  {
    label: 'Actions',
    align: 'right',
    render: () => (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <EditAction />
        <DuplicateAction fields={COPIED_CLASS_FIELDS} />
        <DeleteAction words={CLASS_SCHEDULE_WORDS} />
      </Box>
    ),
  },
];

export function ClassTable() {
  return <RecordTable columns={COLUMNS} isDimmed={({ isActive }) => !isActive} />;
}
