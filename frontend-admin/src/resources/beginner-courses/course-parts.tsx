/** The fields of a course, once for the back-office's form and the phone's. */
import { BooleanInput, TextInput, useGetOne } from 'react-admin';
import { BEGINNER_COURSE_RULES as RULES } from '#libs/contracts/beginner-course';
import { FormSection } from '../../shared/FormSection';
import { useWatch } from 'react-hook-form';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
import { useFormMode } from '../../shared/form-mode';
import { parseNumber } from '../../shared/parse-number';
import { NumberTextInput } from '../../shared/NumberTextInput';
import { useNow } from '../../shared/use-now';
import { BookingLinkInput } from './BookingLinkInput';
import { startDateWords } from './course-words';

export function CourseNameInput() {
  return (
    <TextInput
      source="name"
      helperText={false}
      slotProps={{ htmlInput: { maxLength: RULES.name.maxLength, 'aria-required': true } }}
    />
  );
}

export function DescriptionInput() {
  return (
    <TextInput
      source="description"
      multiline
      minRows={3}
      maxRows={10}
      helperText={false}
      sx={{ gridColumn: '1 / -1' }}
      slotProps={{ htmlInput: { maxLength: RULES.description.maxLength, 'aria-required': true } }}
    />
  );
}

export function LengthAndLevelInputs() {
  return (
    <FormSection title="Length and level" columns={3}>
      <TextInput
        source="duration"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: RULES.duration.maxLength, 'aria-required': true } }}
      />
      <TextInput
        source="sessions"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: RULES.sessions.maxLength, 'aria-required': true } }}
      />
      <TextInput
        source="difficulty"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: RULES.difficulty.maxLength, 'aria-required': true } }}
      />
    </FormSection>
  );
}

export function SeatsInput() {
  return (
    <NumberTextInput
      source="seats"
      label="Seats (optional)"
      parse={parseNumber}
      format={String}
      isRequired={false}
      inputMode="numeric"
      hint="Once all seats are taken, visitors join a waiting list. Leave blank for no limit."
    />
  );
}

export function CourseActiveInput() {
  return <BooleanInput source="isActive" label="Active: shown to visitors" helperText={false} />;
}

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
      helperText={startDateWords({ startDate, createdAt: data?.createdAt ?? now }, now)}
      slotProps={{ htmlInput: { maxLength: RULES.startDate.maxLength, autoComplete: 'off', 'aria-required': true } }}
    />
  );
}

export function CourseInputs() {
  return (
    <>
      <FormSection title="What visitors read">
        <CourseNameInput />
        <StartDateInput />
        <DescriptionInput />
      </FormSection>
      <LengthAndLevelInputs />
      <FormSection title="Booking" columns={1}>
        <BookingLinkInput />
        <SeatsInput />
        <CourseActiveInput />
      </FormSection>
    </>
  );
}
