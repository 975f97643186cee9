import { Badge, IconButton } from '@mui/material';
import { useState } from 'react';
import { BellIcon } from '../../shared/icons';
import { useNotificationState } from '../../shared/notification-permission';
import { NoticesSheet } from './NoticesSheet';

/** The bell of the bar: how one is told of news. */
export function NoticesButton() {
  const [isOpen, setOpen] = useState(false);
  const state = useNotificationState();
  return (
    <>
      <IconButton onClick={() => setOpen(true)} aria-label="Notifications" aria-haspopup="dialog">
        <Badge variant="dot" overlap="circular" color="success" invisible={state !== 'granted'}><BellIcon /></Badge>
      </IconButton>
      <NoticesSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
