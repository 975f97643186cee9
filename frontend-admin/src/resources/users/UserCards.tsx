import { Box } from '@mui/material';
import { SUPER_USER_ID, type User } from '#libs/contracts/user';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { CardList } from '../../shared/CardList';
import { lastLoginWords } from './last-login-words';
import { RoleBadge } from './RoleBadge';
import { USER_WORDS } from './user-words';
import { UserActions } from './UserActions';
import { UserName } from './UserName';

export function UserCards() {
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
