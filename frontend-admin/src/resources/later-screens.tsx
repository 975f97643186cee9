/** The screens that come with a later version. Each takes its name out of this list when it is built; then this file goes. */
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { Notice } from '../shared/Notice';

export const LATER_SCREENS: readonly AdminScreen[] = ['invoices'];

export function LaterScreen() {
  return (
    <Notice kind="empty" title="This screen comes with a later version." action={<Button component={Link} to="/" variant="outlined" color="inherit">Back to Dashboard</Button>} />
  );
}
