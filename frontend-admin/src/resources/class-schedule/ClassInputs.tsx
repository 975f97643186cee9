import { Box } from '@mui/material';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { CLASS_LEVELS, CLASS_SCHEDULE_RULES as RULES } from '#libs/contracts/class-schedule';
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';
import { choicesOf } from '../../shared/choices';
import { ClashNotice } from './ClashNotice';

const timeSlots = { inputLabel: { shrink: true } };

export function ClassInputs() {
  return (
    <>
      <div>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, minmax(0,1fr))', sm: 'minmax(0,1.4fr) minmax(0,1fr) minmax(0,1fr)' }, '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } } }}>
          <SelectInput source="day" choices={choicesOf(WEEKDAYS)} isRequired helperText={false} />
          <TextInput source="startTime" type="time" label="Start time" isRequired helperText={false} slotProps={timeSlots} />
          <TextInput source="endTime" type="time" label="End time" isRequired helperText={false} slotProps={timeSlots} />
        </Box>
        <ClashNotice />
      </div>
      <TextInput source="className" label="Class name" isRequired helperText={false} slotProps={{ htmlInput: { maxLength: RULES.className.maxLength } }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' } }}>
        <SelectInput source="level" choices={choicesOf(CLASS_LEVELS)} isRequired helperText={false} />
        <TextInput source="instructor" label="Instructor (optional)" helperText={false} slotProps={{ htmlInput: { maxLength: RULES.instructor.maxLength } }} />
      </Box>
      <BooleanInput source="isActive" label="Active" helperText={false} />
    </>
  );
}
