import { Badge, IconButton } from '@mui/material';
import { BellIcon } from '../../shared/icons';
import { useNotificationState } from '../../shared/notification-permission';
import { useDialog } from '../../shared/use-dialog';
import { NoticesSheet } from './NoticesSheet';

/** The bell of the bar: how one is told of news. */
export function NoticesButton() {
  const { isOpen, open, close } = useDialog('notices');
  const state = useNotificationState();
  return (
    <>
      <IconButton onClick={() => open()} aria-label="Notifications" aria-haspopup="dialog">
        <Badge variant="dot" overlap="circular" color="success" invisible={state !== 'granted'}>
          <BellIcon />
        </Badge>
      </IconButton>
      <NoticesSheet isOpen={isOpen} onClose={close} />
    </>
  );
}
