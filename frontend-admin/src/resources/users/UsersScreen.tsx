import { SelectInput } from 'react-admin';
import { USER_RULES } from '#libs/contracts/user';
import { useFormMode } from '../../shared/form-mode';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordList } from '../../shared/RecordList';
import { StatusFilter } from '../../shared/StatusFilter';
import { userData } from './user-data';
import { ROLE_CHOICES } from './user-roles';
import { USER_WORDS } from './user-words';
import { UserCards } from './UserCards';
import { UserInputs } from './UserInputs';
import { UserTable } from './UserTable';
import { validateNewUser, validateUserChange } from './validate-user';

const RESOURCE = 'users';
const NEW_USER = { username: '', email: '', password: '', role: 'user', isActive: true, firstName: null, lastName: null };
/** A 409 names no field. */
const FIELD_OF_SENTENCE = { [USER_RULES.username.taken]: 'username', [USER_RULES.email.taken]: 'email' };

/** User management (spec 3 section 2): create and edit mode, never both. */
export function UsersScreen() {
  const { id } = useFormMode(RESOURCE);
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={USER_WORDS}
      isFormAsked
      form={
        <RecordForm resource={RESOURCE} words={USER_WORDS} defaults={NEW_USER} validate={id === undefined ? validateNewUser : validateUserChange} dataOf={userData} fieldOfSentence={FIELD_OF_SENTENCE}>
          <UserInputs />
        </RecordForm>
      }
      list={
        <RecordList
          resource={RESOURCE}
          words={USER_WORDS}
          sort={{ field: 'username', order: 'ASC' }}
          sortFields={['username', 'email', 'role', 'lastLogin', 'isActive']}
          perPage={25}
          searchLabel="Search by username, email or name"
          filters={[
            <SelectInput key="role" source="role" label="By role" choices={ROLE_CHOICES} helperText={false} />,
            <StatusFilter key="isActive" source="isActive" />,
          ]}
          table={<UserTable />}
          cards={<UserCards />}
          cardsBelow="lg"
        />
      }
    />
  );
}
