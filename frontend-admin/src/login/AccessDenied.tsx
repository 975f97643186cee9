import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { LoginFrame } from './LoginFrame';

/** In place of a screen that has no login form of its own (spec 3 sections 2 and 6). */
export function AccessDenied() {
  return (
    <LoginFrame title="Access Denied" subtitle="Please log in as an admin to see this page.">
      <Button component={Link} to="/" variant="contained" size="large" sx={{ minHeight: 44, width: '100%' }}>
        Go to Admin Login
      </Button>
    </LoginFrame>
  );
}
