import { Box, Button, Card, Link, Skeleton } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ClassSchedule } from '#libs/contracts/class-schedule';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { color } from '#libs/design/tokens';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import type { SchoolClock } from '#libs/domain/schedule/school-clock';
import { failureSentence } from '../shared/failure';
import { Notice } from '../shared/Notice';
import { StatusBadge } from '../shared/StatusBadge';
import { useLook } from '../shared/use-look';
import { classMoments, type ClassMoment } from './class-moment';

interface TodayOnTheMatProps {
  clock: SchoolClock;
}

/** Today's active classes on the school's clock. */
export function TodayOnTheMat({ clock }: TodayOnTheMatProps) {
  return (
    <Card component="section" aria-labelledby="today-title">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 2.25, py: 1.75, borderBottom: 1, borderColor: 'divider' }}>
        <Box component="h2" id="today-title" sx={{ m: 0, flex: 1, fontSize: 15, fontWeight: 600 }}>Today on the mat</Box>
        <Link component={RouterLink} to="/class-schedule" underline="hover" sx={{ fontWeight: 550 }}>Schedule</Link>
      </Box>
      <TodaysClasses clock={clock} />
    </Card>
  );
}

function TodaysClasses({ clock }: TodayOnTheMatProps) {
  const { data, error, refetch } = useGetList<ClassSchedule>('class-schedule', {
    pagination: { page: 1, perPage: MAX_RANGE_LENGTH },
    sort: { field: 'startTime', order: 'ASC' },
    filter: { day: clock.weekday, isActive: true },
  });
  if (error) {
    return (
      <Notice kind="error" isPlain title="Failed to fetch class schedules" action={<Button variant="outlined" color="inherit" onClick={() => void refetch()}>Try again</Button>}>
        {failureSentence(error)}
      </Notice>
    );
  }
  if (!data) return <Box sx={{ p: 2.25 }}><Skeleton height={56} /><Skeleton height={56} /></Box>;
  if (data.length === 0) return <Notice kind="empty" isPlain title={`No classes on ${clock.weekday}.`} />;
  const moments = classMoments(data, clock.minutes);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((entry, index) => (
        <ClassLine key={entry.id} entry={entry} moment={moments[index] ?? 'later'} />
      ))}
    </Box>
  );
}

function ClassLine({ entry, moment }: { entry: ClassSchedule; moment: ClassMoment }) {
  const look = useLook();
  const { startTime, className, level, instructor } = entry;
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '48px 4px minmax(0,1fr) auto', gap: 1.75, alignItems: 'center', px: 2.25, py: 1.75, borderTop: `1px solid ${look.rowLine}`, '&:first-of-type': { borderTop: 0 } }}>
      <Box component="time" sx={{ color: 'text.secondary' }}>{startTime}</Box>
      <Box sx={{ height: 34, borderRadius: '2px', backgroundColor: color.discipline[disciplinesOf(className)[0]] }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{className}</Box>
        <Box sx={{ color: 'text.secondary' }}>{[level, instructor].filter(Boolean).join(', ')}</Box>
      </Box>
      <MomentBadge moment={moment} />
    </Box>
  );
}

function MomentBadge({ moment }: { moment: ClassMoment }) {
  if (moment === 'done') return <StatusBadge look="neutral">Done</StatusBadge>;
  if (moment === 'now') return <StatusBadge look="now">Now</StatusBadge>;
  if (moment === 'next') return <StatusBadge look="next">Next</StatusBadge>;
  return null;
}
