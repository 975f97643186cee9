import { styled, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CalendarDayView, DatedClassView } from '#libs/contracts/generated/api';
import { color, radius } from '#libs/design/tokens';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { isoDate, type SchoolClock } from '#libs/domain/schedule/school-clock';
import type { SchoolDataProvider } from '../data-provider';
import { LongText, Row } from '../shared/layout-parts';
import { MomentBadge } from '../shared/Moment';
import { StatusBadge } from '../shared/StatusBadge';
import { noClassesWords, todaysClasses, type TodaysClass } from './todays-classes';
import { WorkCard, WorkLine, WorkRows } from './WorkCard';

/** The room that is kept while they load. */
const USUAL_CLASSES = 4;

interface TodayOnTheMatProps {
  clock: SchoolClock;
}

/** The classes of this date on the school's clock, with what is cancelled or changed on it (CONTRACT section 5). */
export function TodayOnTheMat({ clock }: TodayOnTheMatProps) {
  const api = useDataProvider<SchoolDataProvider>();
  const date = isoDate(clock.date);
  const { data, error, refetch } = useQuery({
    queryKey: ['today-on-the-mat', date],
    queryFn: async (): Promise<CalendarDayView | undefined> => (await api.classCalendar(date, date))[0],
  });
  return (
    <WorkCard title="Today on the mat" more="Schedule" to="/class-schedule">
      <WorkRows
        rows={data?.classes}
        error={error}
        onRetry={() => void refetch()}
        failed="Failed to fetch class schedules"
        none={noClassesWords(data, clock.weekday)}
        most={USUAL_CLASSES}
      >
        {(classes) => <ClassLines classes={classes} nowMinutes={clock.minutes} />}
      </WorkRows>
    </WorkCard>
  );
}

function ClassLines({ classes, nowMinutes }: { classes: readonly DatedClassView[]; nowMinutes: number }) {
  return (
    <ul>
      {todaysClasses(classes, nowMinutes).map((one) => (
        <ClassLine key={one.entry.classScheduleId} {...one} />
      ))}
    </ul>
  );
}

function ClassLine({ entry, moment }: TodaysClass) {
  const { startTime, className, level, instructor, status, note } = entry;
  const isOff = status === 'cancelled';
  return (
    <WorkLine columns="48px 4px minmax(0,1fr) auto">
      <Typography variant="secondary" component="time">
        {startTime}
      </Typography>
      <DisciplineMark style={{ backgroundColor: color.discipline[disciplinesOf(className)[0]] }} />
      <LongText>
        <Typography variant="strong" component={isOff ? 's' : 'span'}>
          {className}
        </Typography>
        <Typography variant="secondary">{[level, instructor, note].filter(Boolean).join(', ')}</Typography>
      </LongText>
      <Row gap={1} justify="flex-end" wrap>
        {isOff && <StatusBadge variant="bad">Cancelled</StatusBadge>}
        {status === 'changed' && <StatusBadge variant="warn">Changed</StatusBadge>}
        {moment && <MomentBadge moment={moment} />}
      </Row>
    </WorkLine>
  );
}

const DisciplineMark = styled('div')({ height: 34, borderRadius: radius.xs });
