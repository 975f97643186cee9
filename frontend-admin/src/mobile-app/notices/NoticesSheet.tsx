import { Box, Button, Drawer, IconButton } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { color } from '#libs/design/tokens';
import { CloseIcon } from '../../shared/icons';
import { session } from '../services';
import { DigestSwitch } from './DigestSwitch';
import { PhoneSwitch } from './PhoneSwitch';

const TITLE_ID = 'notices-title';

interface NoticesSheetProps {
  onClose(): void;
}

/** How one is told of new messages and orders: at once on this phone, or once a day by e-mail. */
export function NoticesSheet({ onClose }: NoticesSheetProps) {
  const { userId } = useSyncExternalStore(session.subscribe, session.state);
  return (
    <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-labelledby': TITLE_ID, sx: { maxWidth: 560, mx: 'auto', px: 2.5, pt: 1.5, pb: 'calc(20px + env(safe-area-inset-bottom))', borderRadius: '16px 16px 0 0', backgroundColor: color.ink[800] } } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Box component="h2" id={TITLE_ID} sx={{ m: 0, fontSize: 20, fontWeight: 650 }}>Notifications</Box>
        <IconButton edge="end" aria-label="Close" onClick={onClose}><CloseIcon /></IconButton>
      </Box>
      {userId === null ? (
        <>
          <Box sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>Log in, and this phone can tell you of every new message and order.</Box>
          <Button component={Link} to="/messages" variant="contained" onClick={onClose}>Log in</Button>
        </>
      ) : (
        <>
          <PhoneSwitch />
          <DigestSwitch />
        </>
      )}
    </Drawer>
  );
}
