import { styled, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { ClassSchedule } from '#libs/contracts/generated/api';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { color, radius } from '#libs/design/tokens';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import type { SchoolClock } from '#libs/domain/schedule/school-clock';
import { classMoments, type ClassMoment } from '../shared/class-moment';
import { MomentBadge } from '../shared/Moment';
import { WorkCard, WorkLine, WorkRows } from './WorkCard';
import { LongText } from '../shared/layout-parts';

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
    <ul>
      {classes.map((entry, index) => (
        <ClassLine key={entry.id} entry={entry} moment={moments[index] ?? 'later'} />
      ))}
    </ul>
  );
}

function ClassLine({ entry, moment }: { entry: ClassSchedule; moment: ClassMoment }) {
  const { startTime, className, level, instructor } = entry;
  return (
    <WorkLine columns="48px 4px minmax(0,1fr) auto">
      <Typography variant="secondary" component="time">
        {startTime}
      </Typography>
      <DisciplineMark style={{ backgroundColor: color.discipline[disciplinesOf(className)[0]] }} />
      <LongText>
        <Typography variant="strong">{className}</Typography>
        <Typography variant="secondary">{[level, instructor].filter(Boolean).join(', ')}</Typography>
      </LongText>
      <MomentBadge moment={moment} />
    </WorkLine>
  );
}

const DisciplineMark = styled('div')({ height: 34, borderRadius: radius.xs });
