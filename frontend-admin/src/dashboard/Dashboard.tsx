import { Box, Typography, Button, IconButton } from '@mui/material';
import { useGetIdentity, useStore } from 'react-admin';
import { color } from '#libs/design/tokens';
import { BellIcon, CloseIcon } from '../shared/icons';
import { useNotificationState } from '../shared/notification-permission';
import { useEnableNotifications } from '../shared/use-enable-notifications';
import { useSchoolClock } from '../shared/use-school-clock';
import { AttentionRow } from './AttentionRow';
import { CountCards } from './CountCards';
import { InvoicesDue } from './InvoicesDue';
import { LatestMessages } from './LatestMessages';
import { RecentOrders } from './RecentOrders';
import { TodayOnTheMat } from './TodayOnTheMat';

const NOON_MINUTES = 12 * 60;
const EVENING_MINUTES = 18 * 60;

/** The first screen: what waits, what there is, and what happens today (spec 3 section 2). */
export function Dashboard() {
  const clock = useSchoolClock();
  return (
    <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <NotificationPrompt />
      <Greeting nowMinutes={clock.minutes} />
      <AttentionRow clock={clock} />
      <CountCards />
      <Box sx={workSx}>
        <RecentOrders />
        <TodayOnTheMat clock={clock} />
        <LatestMessages />
        <InvoicesDue />
      </Box>
    </Box>
  );
}

/** The wider column for what has more to say. */
const workSx = {
  display: 'grid',
  gap: 2.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,5fr) minmax(0,3fr)' },
} as const;

function Greeting({ nowMinutes }: { nowMinutes: number }) {
  const { identity } = useGetIdentity();
  const greeting =
    nowMinutes < NOON_MINUTES ? 'Good morning' : nowMinutes < EVENING_MINUTES ? 'Good afternoon' : 'Good evening';
  return (
    <Typography component="p" sx={{ fontSize: 19, fontWeight: 650, letterSpacing: '-.015em' }}>
      {identity?.fullName ? `${greeting}, ${identity.fullName}` : greeting}
    </Typography>
  );
}

/** Offers notifications until they are allowed, refused or waved away. The browser itself asks only after the press. */
function NotificationPrompt() {
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
