import { Box } from '@mui/material';
import { SUPER_USER_ID, type User } from '#libs/contracts/user';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { lastLoginWords } from './last-login-words';
import { RoleBadge } from './RoleBadge';
import { USER_WORDS } from './user-words';
import { UserActions } from './UserActions';
import { UserName } from './UserName';

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

export function UserTable() {
  return <RecordTable columns={COLUMNS} isDimmed={({ isActive }) => !isActive} />;
}
