import { USER_RULES } from '#libs/contracts/user';
import { useFormMode } from '../../shared/form-mode';
import { RecordForm, type RecordFormProps } from '../../shared/RecordForm';
import { newUserData, userChangeData } from './user-data';
import { USER_WORDS } from './user-words';
import { UserInputs } from './UserInputs';
import { validateNewUser, validateUserChange } from './validate-user';

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
