/** The fields of a class, once for the back-office's form and the phone's. */
import { Box } from '@mui/material';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { CLASS_LEVELS, CLASS_SCHEDULE_RULES as RULES } from '#libs/contracts/class-schedule';
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';
import { choicesOf } from '../../shared/choices';
import { TimeInput } from '../../shared/TimeInput';
import { ClashNotice } from './ClashNotice';

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
