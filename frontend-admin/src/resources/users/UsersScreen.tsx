import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { SUPER_USER_ID, USER_RULES } from '#libs/contracts/user';
import type { User } from '#libs/contracts/generated/api';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { CardList } from '../../shared/CardList';
import { DeleteAction } from '../../shared/DeleteAction';
import { EditAction } from '../../shared/EditAction';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordLink } from '../../shared/RecordLink';
import { RecordList } from '../../shared/RecordList';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { StatusFilter } from '../../shared/StatusFilter';
import { RoleBadge } from './RoleBadge';
import { UserForm } from './UserForm';
import { lastLoginWords } from './last-login-words';
import { ROLE_CHOICES } from './user-roles';
import { USER_WORDS } from './user-words';

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

function UserCards() {
  return (
    <CardList<User>
      isDimmed={(user) => !user.isActive}
      render={(user) => (
        <>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
            <UserName user={user} />
            <RoleBadge role={user.role} />
          </Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>{user.email}</Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>Last login: {lastLoginWords(user.lastLogin)}</Box>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Box sx={{ flex: 1 }}>
              <ActiveSwitch words={USER_WORDS} isLocked={user.id === SUPER_USER_ID} />
            </Box>
            <UserActions user={user} />
          </Box>
        </>
      )}
    />
  );
}

const COLUMNS: RecordColumn<User>[] = [
  { label: 'Username', sortBy: 'username', render: (user) => <UserName user={user} /> },
  { label: 'Email', sortBy: 'email', render: ({ email }) => <Box sx={{ overflowWrap: 'anywhere' }}>{email}</Box> },
  { label: 'Role', sortBy: 'role', render: ({ role }) => <RoleBadge role={role} /> },
  {
    label: 'Last login',
    sortBy: 'lastLogin',
    render: ({ lastLogin }) => <Box sx={{ whiteSpace: 'nowrap' }}>{lastLoginWords(lastLogin)}</Box>,
  },
  {
    label: 'Status',
    sortBy: 'isActive',
    render: ({ id }) => <ActiveSwitch words={USER_WORDS} isLocked={id === SUPER_USER_ID} />,
  },
  { label: 'Actions', align: 'right', render: (user) => <UserActions user={user} /> },
];

function UserTable() {
  return <RecordTable columns={COLUMNS} isDimmed={({ isActive }) => !isActive} />;
}

/** The super-user cannot be deleted (spec 3 section 6). */
function UserActions({ user }: { user: User }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <EditAction />
      <DeleteAction
        words={USER_WORDS}
        lockedBecause={user.id === SUPER_USER_ID ? USER_RULES.superUserStays : undefined}
      />
    </Box>
  );
}

/** The username, which opens the form, and who it is. */
function UserName({ user: { id, username, firstName, lastName } }: { user: User }) {
  const words = [[firstName, lastName].filter(Boolean).join(' '), id === SUPER_USER_ID ? 'Super-user' : '']
    .filter(Boolean)
    .join(', ');
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{username}</RecordLink>
      {words !== '' && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{words}</Box>}
    </Box>
  );
}
