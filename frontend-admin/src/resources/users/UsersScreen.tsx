import { Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { SUPER_USER_ID, USER_RULES } from '#libs/contracts/user';
import type { User } from '#libs/contracts/generated/api';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { DeleteAction, EditAction } from '../../shared/RecordActions';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordLink } from '../../shared/RecordLink';
import { RecordList } from '../../shared/RecordList';
import { LongText, NoWrap, Row } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { StatusFilter } from '../../shared/ListFilters';
import { RoleBadge } from './RoleBadge';
import { RemoveSecondStep, SecondStepForAdmins } from './SecondStepOfUsers';
import { UserForm } from './UserForm';
import { USER_WORDS, lastLoginWords, ROLE_CHOICES } from './user-words';

const RESOURCE = 'users';

const COLUMNS: RecordColumn<User>[] = [
  { label: 'Username', sortBy: 'username', render: (user) => <UserName user={user} />, card: 'title' },
  {
    label: 'Email',
    sortBy: 'email',
    render: ({ email }) => <LongText>{email}</LongText>,
    card: 'quiet',
  },
  { label: 'Role', sortBy: 'role', render: ({ role }) => <RoleBadge role={role} />, card: 'badge' },
  {
    label: 'Last login',
    sortBy: 'lastLogin',
    render: ({ lastLogin }) => <NoWrap>{lastLoginWords(lastLogin)}</NoWrap>,
    card: 'quiet',
    onCard: ({ lastLogin }) => `Last login: ${lastLoginWords(lastLogin)}`,
  },
  {
    label: 'Status',
    sortBy: 'isActive',
    render: ({ id }) => <ActiveSwitch words={USER_WORDS} isLocked={id === SUPER_USER_ID} />,
    card: 'foot',
  },
  { label: 'Actions', align: 'right', render: (user) => <UserActions user={user} />, card: 'actions' },
];

/** User management (spec 3 section 2): create and edit mode, never both. */
export function UsersScreen() {
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={USER_WORDS}
      isFormAsked
      above={<SecondStepForAdmins />}
      form={<UserForm />}
      list={
        <RecordList
          resource={RESOURCE}
          words={USER_WORDS}
          sort={{ field: 'username', order: 'ASC' }}
          perPage={25}
          searchLabel="Search by username, email or name"
          filters={[
            <SelectInput key="role" source="role" label="By role" choices={ROLE_CHOICES} helperText={false} />,
            <StatusFilter key="isActive" source="isActive" />,
          ]}
          columns={COLUMNS}
          isDimmed={({ isActive }) => !isActive}
          cardsBelow="lg"
        />
      }
    />
  );
}

/** The super-user cannot be deleted (spec 3 section 6). */
function UserActions({ user }: { user: User }) {
  return (
    <Row justify="flex-end">
      <EditAction />
      <RemoveSecondStep user={user} />
      <DeleteAction
        words={USER_WORDS}
        lockedBecause={user.id === SUPER_USER_ID ? USER_RULES.superUserStays : undefined}
      />
    </Row>
  );
}

/** The username, which opens the form, and who it is. */
function UserName({ user: { id, username, firstName, lastName, secondFactorAt } }: { user: User }) {
  const words = [[firstName, lastName].filter(Boolean).join(' '), id === SUPER_USER_ID ? 'Super-user' : '']
    .filter(Boolean)
    .join(', ');
  return (
    <LongText>
      <RecordLink>{username}</RecordLink>
      {words !== '' && <Typography variant="caption">{words}</Typography>}
      {secondFactorAt !== null && <Typography variant="caption">Second step on</Typography>}
    </LongText>
  );
}
