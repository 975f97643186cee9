import { TextInput, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BEGINNER_COURSE_RULES as RULES } from '#libs/contracts/beginner-course';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
import { school } from '#libs/school/school';
import { useFormMode } from '../../shared/form-mode';
import { useNow } from '../../shared/use-now';
import { startDateWords } from './start-date-words';

/** Free text, and below it how the site reads that: a day without a year counts from the day the course was added. */
export function StartDateInput() {
  const { id } = useFormMode('beginner-courses');
  // The form has loaded it already.
  const { data } = useGetOne<BeginnerCourse>(
    'beginner-courses',
    { id: id ?? 0 },
    { enabled: id !== undefined, staleTime: Infinity },
  );
  const typed: unknown = useWatch({ name: 'startDate' });
  const now = new Date(useNow());
  const startDate = typeof typed === 'string' ? typed : '';
  return (
    <TextInput
      source="startDate"
      label="Start date"
      helperText={startDateWords({ startDate, createdAt: data?.createdAt ?? now }, now, school.timeZone)}
      slotProps={{ htmlInput: { maxLength: RULES.startDate.maxLength, autoComplete: 'off', 'aria-required': true } }}
    />
  );
}
