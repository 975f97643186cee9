import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import type { ClassSchedule } from '#libs/contracts/generated/api';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { color } from '#libs/design/tokens';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import type { SchoolClock } from '#libs/domain/schedule/school-clock';
import { classMoments, type ClassMoment } from '../shared/class-moment';
import { MomentBadge } from '../shared/MomentBadge';
import { usePalette } from '../shared/use-palette';
import { WorkCard, WorkRows } from './WorkCard';

/** The room that is kept while they load. */
const USUAL_CLASSES = 4;

interface TodayOnTheMatProps {
  clock: SchoolClock;
}

/** Today's active classes on the school's clock. */
export function TodayOnTheMat({ clock }: TodayOnTheMatProps) {
  const { data, error, refetch } = useGetList<ClassSchedule>('class-schedule', {
    pagination: { page: 1, perPage: MAX_RANGE_LENGTH },
    sort: { field: 'startTime', order: 'ASC' },
    filter: { day: clock.weekday, isActive: true },
  });
  return (
    <WorkCard title="Today on the mat" more="Schedule" to="/class-schedule">
      <WorkRows
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        failed="Failed to fetch class schedules"
        none={`No classes on ${clock.weekday}.`}
        most={USUAL_CLASSES}
      >
        {(classes) => <ClassLines classes={classes} nowMinutes={clock.minutes} />}
      </WorkRows>
    </WorkCard>
  );
}

function ClassLines({ classes, nowMinutes }: { classes: readonly ClassSchedule[]; nowMinutes: number }) {
  const moments = classMoments(classes, nowMinutes);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {classes.map((entry, index) => (
        <ClassLine key={entry.id} entry={entry} moment={moments[index] ?? 'later'} />
      ))}
    </Box>
  );
}

function ClassLine({ entry, moment }: { entry: ClassSchedule; moment: ClassMoment }) {
  const palette = usePalette();
  const { startTime, className, level, instructor } = entry;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '48px 4px minmax(0,1fr) auto',
        gap: 1.75,
        alignItems: 'center',
        px: 2.25,
        py: 1.75,
        borderTop: `1px solid ${palette.rowLine}`,
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box component="time" sx={{ color: 'text.secondary' }}>
        {startTime}
      </Box>
      <Box sx={{ height: 34, borderRadius: '2px', backgroundColor: color.discipline[disciplinesOf(className)[0]] }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{className}</Box>
        <Box sx={{ color: 'text.secondary' }}>{[level, instructor].filter(Boolean).join(', ')}</Box>
      </Box>
      <MomentBadge moment={moment} />
    </Box>
  );
}
