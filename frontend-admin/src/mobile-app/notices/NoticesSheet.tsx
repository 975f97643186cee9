import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { BottomSheet } from '../BottomSheet';
import { useUserId } from '../use-user-id';
import { DigestSwitch } from './DigestSwitch';
import { PhoneSwitch } from './PhoneSwitch';

interface NoticesSheetProps {
  isOpen: boolean;
  onClose(): void;
}

/** How one is told of new messages and orders: at once on this phone, or once a day by e-mail. */
export function NoticesSheet({ isOpen, onClose }: NoticesSheetProps) {
  const userId = useUserId();
  return (
    <BottomSheet title="Notifications" isOpen={isOpen} onClose={onClose}>
      {userId === null ? (
        <>
          <Box sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
            Log in, and this phone can tell you of every new message and order.
          </Box>
          <Button component={Link} to="/messages" replace variant="contained">
            Log in
          </Button>
        </>
      ) : (
        <>
          <PhoneSwitch />
          <DigestSwitch />
        </>
      )}
    </BottomSheet>
  );
}
