import { Box, Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { CountCards } from './CountCards';
import { TodayOnTheMat } from './TodayOnTheMat';
import { useSchoolClock } from './use-school-clock';

const NOON_MINUTES = 12 * 60;
const EVENING_MINUTES = 18 * 60;

/** The first screen: what there is, and what happens today. */
export function Dashboard() {
  const clock = useSchoolClock();
  return (
    <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Greeting nowMinutes={clock.minutes} />
      <CountCards />
      <Box sx={{ maxWidth: { lg: '60%' } }}>
        <TodayOnTheMat clock={clock} />
      </Box>
    </Box>
  );
}

function Greeting({ nowMinutes }: { nowMinutes: number }) {
  const { identity } = useGetIdentity();
  const greeting = nowMinutes < NOON_MINUTES ? 'Good morning' : nowMinutes < EVENING_MINUTES ? 'Good afternoon' : 'Good evening';
  return (
    <Typography component="p" sx={{ fontSize: 19, fontWeight: 650, letterSpacing: '-.015em' }}>
      {identity?.fullName ? `${greeting}, ${identity.fullName}` : greeting}
    </Typography>
  );
}
