import { MenuItem, TextField } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { BEGINNER_COURSE_RULES as RULES } from '#libs/contracts/beginner-course';
import { COURSE_SIGN_UP_PAGE } from '#libs/domain/course-signup';
import { Column } from '../../shared/layout-parts';

const OWN_FORM = 'own';
const OTHER = 'other';

/**
 * Where the Book Here button leads: to our own form, which needs no address, or to another page. A course always has a
 * link (spec 3 section 9), so our own form is one too.
 */
export function BookingLinkInput() {
  const { setValue } = useFormContext();
  const link: unknown = useWatch({ name: 'bookingLink' });
  const isOwnForm = link === COURSE_SIGN_UP_PAGE;
  return (
    <Column gap={2}>
      <TextField
        select
        label="Book Here leads to"
        value={isOwnForm ? OWN_FORM : OTHER}
        onChange={({ target }) =>
          setValue('bookingLink', target.value === OWN_FORM ? COURSE_SIGN_UP_PAGE : '', {
            shouldDirty: true,
            shouldValidate: target.value === OWN_FORM,
          })
        }
        helperText={isOwnForm && 'Visitors sign up on this site, and you see them under Course Sign-ups.'}
      >
        <MenuItem value={OWN_FORM}>Our own sign-up form</MenuItem>
        <MenuItem value={OTHER}>Another link</MenuItem>
      </TextField>
      {!isOwnForm && (
        <TextInput
          source="bookingLink"
          label="Booking link"
          helperText="https://… or a page of this site"
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
      )}
    </Column>
  );
}
