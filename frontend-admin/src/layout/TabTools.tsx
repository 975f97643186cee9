import { Badge, IconButton, Tooltip } from '@mui/material';
import { BellIcon, PaletteIcon } from '../shared/icons';
import { useNotificationState, type NotificationState } from '../shared/notification-permission';
import { useEnableNotifications } from '../shared/use-enable-notifications';
import { useTabIconColour } from './use-tab-icon';

/** The app-icon button and the notification button (spec 3 section 2). */
export function TabTools() {
  return (
    <>
      <AppIconButton />
      <NotificationButton />
    </>
  );
}

function AppIconButton() {
  const { colour, recolour } = useTabIconColour();
  return (
    <Tooltip title="Change the colour of the tab icon">
      <IconButton onClick={recolour} aria-label="Change the colour of the tab icon">
        <Badge variant="dot" overlap="circular" sx={{ '& .MuiBadge-badge': { backgroundColor: colour } }}>
          <PaletteIcon />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}

const NOTIFICATION_LABELS: Record<Exclude<NotificationState, 'unsupported'>, string> = {
  default: 'Turn on message notifications',
  granted: 'Message notifications are on',
  denied: 'Message notifications are blocked',
};

function NotificationButton() {
  const state = useNotificationState();
  const enable = useEnableNotifications();
  if (state === 'unsupported') return null;
  return (
    <Tooltip title={NOTIFICATION_LABELS[state]}>
      <IconButton onClick={() => void enable()} aria-label={NOTIFICATION_LABELS[state]}>
        <Badge variant="dot" overlap="circular" color="success" invisible={state !== 'granted'}>
          <BellIcon />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
