/** The fields of a class, once for the back-office's form and the phone's. */
import { Box, Alert } from '@mui/material';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { CLASS_LEVELS, CLASS_SCHEDULE_RULES as RULES } from '#libs/contracts/class-schedule';
import { findClassClashes } from '#libs/domain/schedule/class-clashes';
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';
import { TimeInput } from '../../shared/TimeInput';
import { choicesOf } from '../../shared/choices';
import { WarningIcon } from '../../shared/icons';
import { clashWords } from './clash-words';
import { usePlannedClass } from './use-planned-class';
import { useWholeWeek } from './use-whole-week';

/** Day and times, and what else runs then. */
export function ClassTimeInputs() {
  return (
    <div>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0,1fr))', sm: 'minmax(0,1.4fr) minmax(0,1fr) minmax(0,1fr)' },
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <SelectInput source="day" choices={choicesOf(WEEKDAYS)} helperText={false} />
        <TimeInput source="startTime" label="Start time" />
        <TimeInput source="endTime" label="End time" />
      </Box>
      <ClashNotice />
    </div>
  );
}

export function ClassNameInput() {
  return (
    <TextInput
      source="className"
      label="Class name"
      helperText={false}
      slotProps={{ htmlInput: { maxLength: RULES.className.maxLength, 'aria-required': true } }}
    />
  );
}

export function LevelInput() {
  return <SelectInput source="level" choices={choicesOf(CLASS_LEVELS)} helperText={false} />;
}

export function InstructorInput() {
  return (
    <TextInput
      source="instructor"
      label="Instructor (optional)"
      helperText={false}
      slotProps={{ htmlInput: { maxLength: RULES.instructor.maxLength } }}
    />
  );
}

export function ClassActiveInput() {
  return <BooleanInput source="isActive" label="Active" helperText={false} />;
}

/** Says, while the class is being typed, what else runs at that time. It never stands in the way of saving. */
function ClashNotice() {
  const planned = usePlannedClass();
  const week = useWholeWeek();
  const { instructor, overlap } = planned ? clashWords(planned, findClassClashes(planned, week)) : {};
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, '& > :first-of-type': { mt: 2 } }}>
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
    </Box>
  );
}
