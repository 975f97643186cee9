import { Box } from '@mui/material';
import type { User } from '#libs/contracts/user';
import { USER_WORDS } from '../../../resources/users/user-words';
import { UserForm } from '../../../resources/users/UserForm';
import { ListBody } from '../records/ListBody';
import { MoreButton } from '../records/MoreButton';
import { RecordTool } from '../records/RecordTool';
import { SearchField } from '../records/SearchField';
import { Tiles } from '../records/Tile';
import { useSearchedRecords } from '../records/use-searched-records';
import { UserSheet } from './UserSheet';
import { UserTile } from './UserTile';

const RESOURCE = 'users';
const BY_NAME = { field: 'username', order: 'ASC' } as const;

/** Accounts, searched by username, e-mail address or name. */
export function UsersTool() {
  const { reading, rows, asked, ask, onShowAll, more } = useSearchedRecords<User>(RESOURCE, BY_NAME);
  return (
    <RecordTool
      resource={RESOURCE}
      screen="users"
      title="Users"
      words={USER_WORDS}
      nameOf={({ username }: User) => username}
      reading={reading}
      form={<UserForm sheet={UserSheet} />}
    >
      <Box role="search" sx={{ my: 2 }}>
        <SearchField label="Search by username, email or name" value={asked['q'] ?? ''} onSearch={(q) => ask({ q })} />
      </Box>
      <ListBody resource={RESOURCE} words={USER_WORDS} reading={reading} rows={rows} onShowAll={onShowAll}>
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
