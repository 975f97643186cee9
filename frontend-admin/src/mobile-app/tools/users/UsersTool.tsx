import { Box, IconButton, styled, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { SUPER_USER_ID, USER_RULES } from '#libs/contracts/user';
import type { User } from '#libs/contracts/generated/api';
import { RoleBadge } from '../../../resources/users/RoleBadge';
import { UserForm } from '../../../resources/users/UserForm';
import { USER_WORDS, lastLoginWords } from '../../../resources/users/user-words';
import { ActiveSwitch } from '../../../shared/ActiveSwitch';
import { DeleteAction } from '../../../shared/RecordActions';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { MessagesIcon } from '../../../shared/icons';
import { Row } from '../../../shared/layout-parts';
import { FormSheet } from '../records/FormSheet';
import { ListBody, MoreButton } from '../records/ListBody';
import { RecordTool } from '../records/RecordTool';
import { SearchField } from '../records/SearchField';
import { Tiles, Tile, TileLine, TileName } from '../records/Tile';
import { useSearchedRecords } from '../records/use-searched-records';

const RESOURCE = 'users';
const BY_NAME = { field: 'username', order: 'ASC' } as const;

/** Accounts, searched by username, email address or name. */
export function UsersTool() {
  const { query, rows, asked, ask, onShowAll, more } = useSearchedRecords<User>(RESOURCE, BY_NAME);
  return (
    <RecordTool
      resource={RESOURCE}
      screen="users"
      title="Users"
      words={USER_WORDS}
      nameOf={({ username }: User) => username}
      query={query}
      form={<UserForm sheet={UserSheet} />}
    >
      <Box role="search" sx={{ my: 2 }}>
        <SearchField label="Search by username, email or name" value={asked['q'] ?? ''} onSearch={(q) => ask({ q })} />
      </Box>
      <ListBody resource={RESOURCE} words={USER_WORDS} query={query} rows={rows} onShowAll={onShowAll}>
        {(users) => (
          <>
            <Tiles label="Users">
              {users.map((user) => (
                <UserTile key={user.id} user={user} />
              ))}
            </Tiles>
            <MoreButton more={more} />
          </>
        )}
      </ListBody>
    </RecordTool>
  );
}

/**
 * An account's form. Of the super-user it says why it cannot be deleted: a finger has no pointer to rest on the button.
 */
function UserSheet(props: FormDialogProps) {
  return <FormSheet {...props} actions={<DeleteUser />} above={<SuperUserNote />} />;
}

function DeleteUser() {
  const user = useRecordContext<User>();
  return user?.id === SUPER_USER_ID ? null : <DeleteAction words={USER_WORDS} isOfForm />;
}

function SuperUserNote() {
  const user = useRecordContext<User>();
  if (user?.id !== SUPER_USER_ID) return null;
  return (
    <Typography variant="caption" sx={{ mb: 2 }}>
      {USER_RULES.superUserStays}.
    </Typography>
  );
}

/** Who an account belongs to, what it may do, and how to reach the person. */
function UserTile({ user }: { user: User }) {
  const { id, username, firstName, lastName, email, role, lastLogin, isActive } = user;
  const isSuperUser = id === SUPER_USER_ID;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <Tile record={user} isDimmed={!isActive}>
      <Row gap={1} align="start" justify="space-between">
        <TileName>{name || username}</TileName>
        <RoleBadge role={role} />
      </Row>
      <TileLine>{[name && username, isSuperUser && 'Super-user', email].filter(Boolean).join(', ')}</TileLine>
      <TileLine>Last login: {lastLoginWords(lastLogin)}</TileLine>
      {isSuperUser && <TileLine>{USER_RULES.isActive.locked}.</TileLine>}
      <Actions>
        <ActiveSwitch words={USER_WORDS} isLocked={isSuperUser} />
        <IconButton
          component="a"
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          aria-label={`Email ${name || username}`}
        >
          <MessagesIcon />
        </IconButton>
      </Actions>
    </Tile>
  );
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: theme.spacing(-1),
  marginRight: theme.spacing(-1),
}));
