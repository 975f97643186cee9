/** The fields of a course, once for the back-office's form and the phone's. */
import { BooleanInput, TextInput } from 'react-admin';
import { BEGINNER_COURSE_RULES as RULES } from '#libs/contracts/beginner-course';
import { FormSection } from '../../shared/FormSection';

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

export function BookingLinkInput() {
  return (
    <TextInput
      source="bookingLink"
      label="Booking link"
      helperText="Where Book Here leads: https://… or a path of this site, such as /contact-us."
      slotProps={{
        htmlInput: {
          maxLength: RULES.bookingLink.maxLength,
          inputMode: 'url',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-required': true,
        },
      }}
    />
  );
}

export function CourseActiveInput() {
  return <BooleanInput source="isActive" label="Active: shown to visitors" helperText={false} />;
}
