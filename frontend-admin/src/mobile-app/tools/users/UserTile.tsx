import { Box, IconButton } from '@mui/material';
import { SUPER_USER_ID, USER_RULES, type User } from '#libs/contracts/user';
import { lastLoginWords } from '../../../resources/users/last-login-words';
import { RoleBadge } from '../../../resources/users/RoleBadge';
import { USER_WORDS } from '../../../resources/users/user-words';
import { ActiveSwitch } from '../../../shared/ActiveSwitch';
import { MessagesIcon } from '../../../shared/icons';
import { Tile, TileLine, TileName } from '../records/Tile';

/** Who an account belongs to, what it may do, and how to reach the person. */
export function UserTile({ user }: { user: User }) {
  const { id, username, firstName, lastName, email, role, lastLogin, isActive } = user;
  const isSuperUser = id === SUPER_USER_ID;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <Tile record={user} isDimmed={!isActive}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <TileName>{name || username}</TileName>
        <RoleBadge role={role} />
      </Box>
      <TileLine>{[name && username, isSuperUser && 'Super-user', email].filter(Boolean).join(', ')}</TileLine>
      <TileLine>Last login: {lastLoginWords(lastLogin)}</TileLine>
      {isSuperUser && <TileLine>{USER_RULES.isActive.locked}.</TileLine>}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: -1, mr: -1 }}>
        <ActiveSwitch words={USER_WORDS} isLocked={isSuperUser} />
        <IconButton
          component="a"
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          aria-label={`E-mail ${name || username}`}
        >
          <MessagesIcon />
        </IconButton>
      </Box>
    </Tile>
  );
}
