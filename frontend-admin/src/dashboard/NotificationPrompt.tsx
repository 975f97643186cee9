import { Box, Button, IconButton } from '@mui/material';
import { useStore } from 'react-admin';
import { color } from '#libs/design/tokens';
import { BellIcon, CloseIcon } from '../shared/icons';
import { useNotificationState } from '../shared/notification-permission';
import { useEnableNotifications } from '../shared/use-enable-notifications';

/** Offers notifications until they are allowed, refused or waved away. The browser itself asks only after the press. */
export function NotificationPrompt() {
  const state = useNotificationState();
  const enable = useEnableNotifications();
  const [isDismissed, setDismissed] = useStore('notificationPromptDismissed', false);
  if (state !== 'default' || isDismissed) return null;
  return (
    <Box
      component="section"
      aria-label="Message notifications"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
        px: 2,
        py: 1.25,
        borderRadius: '8px',
        border: `1px solid ${color.line}`,
        backgroundColor: color.ink[900],
        color: color.text,
      }}
    >
      <BellIcon />
      <Box sx={{ flex: '1 1 200px' }}>
        <Box component="strong" sx={{ fontWeight: 600 }}>
          Turn on message notifications
        </Box>{' '}
        <Box component="span" sx={{ color: color.muted }}>
          Get a browser alert when someone writes to the school.
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <Button
          onClick={() => void enable()}
          sx={{
            px: 2,
            backgroundColor: color.signal.base,
            color: color.signal.on,
            '&:hover': { backgroundColor: color.signal.hover },
            '&:focus-visible': { outlineColor: color.signal.base },
          }}
        >
          Enable
        </Button>
        <IconButton
          aria-label="Dismiss"
          onClick={() => setDismissed(true)}
          sx={{ color: color.muted, '&:focus-visible': { outlineColor: color.signal.base } }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
