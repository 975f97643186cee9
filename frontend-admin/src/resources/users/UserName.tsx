import { Box } from '@mui/material';
import { SUPER_USER_ID, type User } from '#libs/contracts/user';
import { RecordLink } from '../../shared/RecordLink';

/** The username, which opens the form, and who it is. */
export function UserName({ user: { id, username, firstName, lastName } }: { user: User }) {
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
