import { Box } from '@mui/material';
import { SUPER_USER_ID, USER_RULES, type User } from '#libs/contracts/user';
import { DeleteAction } from '../../shared/DeleteAction';
import { EditAction } from '../../shared/EditAction';
import { USER_WORDS } from './user-words';

/** The super-user cannot be deleted (spec 3 section 6). */
export function UserActions({ user }: { user: User }) {
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
