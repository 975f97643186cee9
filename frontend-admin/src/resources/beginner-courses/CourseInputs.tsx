import { BooleanInput, TextInput } from 'react-admin';
import { BEGINNER_COURSE_RULES as RULES } from '#libs/contracts/beginner-course';
import { FormSection } from '../../shared/FormSection';
import { StartDateInput } from './StartDateInput';

export function CourseInputs() {
  return (
    <>
      <FormSection title="What visitors read">
        <TextInput source="name" helperText={false} slotProps={{ htmlInput: { maxLength: RULES.name.maxLength, 'aria-required': true } }} />
        <StartDateInput />
        <TextInput source="description" multiline minRows={3} maxRows={10} helperText={false} sx={wholeRowSx} slotProps={{ htmlInput: { maxLength: RULES.description.maxLength, 'aria-required': true } }} />
      </FormSection>
      <FormSection title="Length and level" columns={3}>
        <TextInput source="duration" helperText={false} slotProps={{ htmlInput: { maxLength: RULES.duration.maxLength, 'aria-required': true } }} />
        <TextInput source="sessions" helperText={false} slotProps={{ htmlInput: { maxLength: RULES.sessions.maxLength, 'aria-required': true } }} />
        <TextInput source="difficulty" helperText={false} slotProps={{ htmlInput: { maxLength: RULES.difficulty.maxLength, 'aria-required': true } }} />
      </FormSection>
      <FormSection title="Booking" columns={1}>
        <TextInput source="bookingLink" label="Booking link" helperText="Where Book Here leads: https://… or a path of this site, such as /contact-us." slotProps={{ htmlInput: { maxLength: RULES.bookingLink.maxLength, inputMode: 'url', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, 'aria-required': true } }} />
        <BooleanInput source="isActive" label="Active: shown to visitors" helperText={false} />
      </FormSection>
    </>
  );
}

const wholeRowSx = { gridColumn: '1 / -1' } as const;
