import { USER_RULES, SUPER_USER_ID, USER_RULES as RULES } from '#libs/contracts/user';
import { useFormMode } from '../../shared/form-mode';
import { RecordForm, type RecordFormProps } from '../../shared/RecordForm';
import { SecondStepLine } from './SecondStepOfUsers';
import { USER_WORDS, ROLE_CHOICES } from './user-words';
import { validateNewUser, validateUserChange, newUserData, userChangeData } from './validate-user';
import { BooleanInput, PasswordInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../../shared/FormSection';

const RESOURCE = 'users';
const NEW_USER = {
  username: '',
  email: '',
  password: '',
  currentPassword: '',
  role: 'user',
  isActive: true,
  firstName: null,
  lastName: null,
};
/** A 409 names no field. */
const FIELD_OF_SENTENCE = { [USER_RULES.username.taken]: 'username', [USER_RULES.email.taken]: 'email' };

/** Adds an account, or edits it (spec 3 sections 2 and 5). */
export function UserForm(place: Pick<RecordFormProps, 'sheet'>) {
  const { id } = useFormMode(RESOURCE);
  const sent =
    id === undefined
      ? { validate: validateNewUser, dataOf: newUserData }
      : { validate: validateUserChange, dataOf: userChangeData };
  return (
    <RecordForm
      resource={RESOURCE}
      words={USER_WORDS}
      defaults={NEW_USER}
      {...sent}
      fieldOfSentence={FIELD_OF_SENTENCE}
      {...place}
    >
      <UserInputs />
    </RecordForm>
  );
}

/**
 * The username is locked once it is given, and of the super-user the role and the active flag too (spec 3 section 2).
 */
function UserInputs() {
  const { id } = useFormMode('users');
  const isEdit = id !== undefined;
  const isSuperUser = id === SUPER_USER_ID;
  return (
    <>
      <FormSection title="Account">
        <TextInput
          source="username"
          readOnly={isEdit}
          helperText={isEdit ? RULES.username.locked : false}
          slotProps={{
            htmlInput: {
              maxLength: RULES.username.maxLength,
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
              'aria-required': !isEdit,
            },
          }}
        />
        <TextInput
          source="email"
          label="Email"
          type="email"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.email.maxLength, autoComplete: 'off', 'aria-required': true } }}
        />
        <PasswordInput
          source="password"
          label={isEdit ? 'New password' : 'Password'}
          helperText={
            isEdit
              ? 'Leave blank to keep the current password. A new password signs this user out everywhere else.'
              : false
          }
          slotProps={{
            htmlInput: { maxLength: RULES.password.maxLength, autoComplete: 'new-password', 'aria-required': !isEdit },
          }}
        />
        {isEdit && <OwnPassword />}
        <SelectInput
          source="role"
          choices={ROLE_CHOICES}
          readOnly={isSuperUser}
          helperText={isSuperUser ? RULES.role.locked : 'Only admins can use the back-office.'}
        />
        <BooleanInput
          sx={{ gridColumn: '1 / -1' }}
          source="isActive"
          label="Active (can sign in)"
          readOnly={isSuperUser}
          helperText={isSuperUser ? RULES.isActive.locked : false}
        />
        {isEdit && <SecondStepLine id={id} />}
      </FormSection>
      <FormSection title="Name">
        <TextInput
          source="firstName"
          label="First name (optional)"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.firstName.maxLength, autoComplete: 'off' } }}
        />
        <TextInput
          source="lastName"
          label="Last name (optional)"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.lastName.maxLength, autoComplete: 'off' } }}
        />
      </FormSection>
    </>
  );
}

/**
 * Asked for once a password is typed or the address is another one, and as long as the server has something against it.
 */
function OwnPassword() {
  const { formState } = useFormContext();
  const [password, email] = useWatch({ name: ['password', 'email'] }) as [unknown, unknown];
  const isAsked =
    Boolean(password) ||
    email !== formState.defaultValues?.['email'] ||
    formState.errors['currentPassword'] !== undefined;
  if (!isAsked) return null;
  return (
    <PasswordInput
      source="currentPassword"
      label="Your own password"
      helperText="To change a password or an email address."
      slotProps={{
        htmlInput: {
          maxLength: RULES.currentPassword.maxLength,
          autoComplete: 'current-password',
          'aria-required': true,
        },
      }}
    />
  );
}
