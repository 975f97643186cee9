import { Box, Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { AttentionRow } from './AttentionRow';
import { CountCards } from './CountCards';
import { InvoicesDue } from './InvoicesDue';
import { LatestMessages } from './LatestMessages';
import { NotificationPrompt } from './NotificationPrompt';
import { RecentOrders } from './RecentOrders';
import { TodayOnTheMat } from './TodayOnTheMat';
import { useSchoolClock } from '../shared/use-school-clock';

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
