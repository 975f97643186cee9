import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { SUPER_USER_ID, USER_RULES, type User } from '#libs/contracts/user';
import { color } from '#libs/design/tokens';
import { USER_WORDS } from '../../../resources/users/user-words';
import { DeleteAction } from '../../../shared/DeleteAction';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { FormSheet } from '../records/FormSheet';

/**
 * An account's form. Of the super-user it says why it cannot be deleted: a finger has no pointer to rest on the button.
 */
export function UserSheet(props: FormDialogProps) {
  return <FormSheet {...props} actions={<DeleteUser />} above={<SuperUserNote />} />;
}

function DeleteUser() {
  const user = useRecordContext<User>();
  return user?.id === SUPER_USER_ID ? null : <DeleteAction words={USER_WORDS} isOfForm />;
}

function SuperUserNote() {
  const user = useRecordContext<User>();
  if (user?.id !== SUPER_USER_ID) return null;
  return <Box sx={{ mb: 2, fontSize: 14.5, color: color.muted }}>{USER_RULES.superUserStays}.</Box>;
}
