import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { Notice } from '../shared/notices';

/** An address below /admin that is no screen's. The server answers most of them itself, with its own 404 page. */
export function NotFoundScreen() {
  return (
    <Notice
      kind="empty"
      title="There is no such page in the back-office."
      action={
        <Button component={Link} to="/" variant="outlined" color="inherit">
          Back to Dashboard
        </Button>
      }
    />
  );
}
