import { SelectInput } from 'react-admin';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordList } from '../../shared/RecordList';
import { StatusFilter } from '../../shared/StatusFilter';
import { ROLE_CHOICES } from './user-roles';
import { USER_WORDS } from './user-words';
import { UserCards } from './UserCards';
import { UserForm } from './UserForm';
import { UserTable } from './UserTable';

const RESOURCE = 'users';

/** User management (spec 3 section 2): create and edit mode, never both. */
export function UsersScreen() {
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={USER_WORDS}
      isFormAsked
      form={<UserForm />}
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
