import { Button, Card, IconButton, Skeleton, styled, Typography } from '@mui/material';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarDayView, DatedClassView, SubstituteNeededView } from '#libs/contracts/generated/api';
import { isCalendarDate } from '#libs/domain/calendar-date';
import { addDaysTo, mondayOf, weekdayOf } from '#libs/domain/schedule/class-dates';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { Head } from '../../../shared/card-parts';
import { NextIcon, PreviousIcon } from '../../../shared/icons';
import { Grow, LongText, Row } from '../../../shared/layout-parts';
import { LoadProblem } from '../../../shared/notices';
import { schoolDay } from '../../../shared/school-moment';
import { StatusBadge } from '../../../shared/StatusBadge';
import { useDialog } from '../../../shared/use-dialog';
import { useSchoolClock } from '../../../shared/use-now';
import { useScrollToAsked } from '../../../shared/use-scroll-to-asked';
import { awayWords, useSubstitutesNeeded, WEEK_PARAMETER } from './substitutes';
import { useDatedWeek } from './use-dated-week';

const ExceptionDialog = lazy(() => import('./ExceptionDialog').then((module) => ({ default: module.ExceptionDialog })));

/** The plan on dates: a class that is pressed can be cancelled or changed on its date (CONTRACT section 5). */
export function DatedWeek() {
  const titleId = useId();
  const thisMonday = mondayOf(isoDate(useSchoolClock().date));
  const [params] = useSearchParams();
  const [monday, setMonday] = useState(() => shownMonday(params.get(WEEK_PARAMETER), thisMonday));
  const { data: needed = [] } = useSubstitutesNeeded(monday, addDaysTo(monday, 6));
  const { days, exceptions, error, refetch } = useDatedWeek(monday);
  const card = useRef<HTMLElement>(null);
  useScrollToAsked(card, params.has(WEEK_PARAMETER), days !== undefined);
  const dialog = useDialog('date');
  const [classId, date] = dialog.shown?.split('.') ?? [];
  const pressed = days
    ?.find((day) => day.date === date)
    ?.classes.find(({ classScheduleId }) => String(classScheduleId) === classId);
  return (
    <Frame component="section" aria-labelledby={titleId} ref={card}>
      <Head>
        <Grow>
          <Typography variant="cardTitle" component="h2" id={titleId}>
            Single dates
          </Typography>
          <Typography variant="caption">Press a class to cancel or change it on that date only.</Typography>
        </Grow>
        <Row gap={0.5}>
          <IconButton
            aria-label="Week before"
            disabled={monday <= thisMonday}
            onClick={() => setMonday(addDaysTo(monday, -7))}
          >
            <PreviousIcon />
          </IconButton>
          <Typography variant="strong" component="span" role="status">
            {dayOf(monday)} to {dayOf(addDaysTo(monday, 6))}
          </Typography>
          <IconButton aria-label="Week after" onClick={() => setMonday(addDaysTo(monday, 7))}>
            <NextIcon />
          </IconButton>
        </Row>
      </Head>
      {error ? (
        <LoadProblem error={error} title="The week could not be loaded" onRetry={refetch} />
      ) : !days ? (
        <Skeleton variant="rounded" height={180} />
      ) : (
        <Days>
          {days.map((day) => (
            <Day key={day.date} day={day} needed={needed} onPress={(id) => dialog.open(`${id}.${day.date}`)} />
          ))}
        </Days>
      )}
      {pressed && date && (
        <Suspense>
          <ExceptionDialog
            entry={pressed}
            date={date}
            stored={exceptions?.find((one) => one.date === date && one.classScheduleId === pressed.classScheduleId)}
            away={needed.find((one) => isOf(one, pressed, date))}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </Frame>
  );
}

interface DayProps {
  day: CalendarDayView;
  needed: readonly SubstituteNeededView[];
  onPress: (classScheduleId: number) => void;
}

function Day({ day, needed, onPress }: DayProps) {
  return (
    <li>
      <Typography variant="strong" component="h3">
        {weekdayOf(day.date).slice(0, 3)} <Typography variant="caption">{dayOf(day.date)}</Typography>
      </Typography>
      {day.isClosed ? (
        <Typography variant="caption">Closed: {day.name}</Typography>
      ) : (
        day.classes.map((entry) => (
          <ClassButton
            key={entry.classScheduleId}
            entry={entry}
            away={needed.find((one) => isOf(one, entry, day.date))}
            onPress={() => onPress(entry.classScheduleId)}
          />
        ))
      )}
    </li>
  );
}

interface ClassButtonProps {
  entry: DatedClassView;
  /** Whoever takes it is away. */
  away: SubstituteNeededView | undefined;
  onPress: () => void;
}

function ClassButton({ entry, away, onPress }: ClassButtonProps) {
  const { className, startTime, instructor, status, note } = entry;
  return (
    <Wide size="small" variant="outlined" color="inherit" onClick={onPress}>
      <LongText>
        <Typography variant="caption">{startTime}</Typography>
        {status === 'cancelled' ? <s>{className}</s> : className}
        {status !== 'on' && (
          <div>
            <StatusBadge variant={status === 'cancelled' ? 'bad' : 'warn'}>
              {status === 'cancelled' ? 'Cancelled' : 'Changed'}
            </StatusBadge>
          </div>
        )}
        {status === 'changed' && instructor && !away && <Typography variant="caption">{instructor}</Typography>}
        {away && (
          <>
            <Typography variant="caption" color="error">
              Needs a substitute
            </Typography>
            <Typography variant="caption">{awayWords(away.instructor)}</Typography>
          </>
        )}
        {note && <Typography variant="caption">{note}</Typography>}
      </LongText>
    </Wide>
  );
}

function isOf(needed: SubstituteNeededView, { classScheduleId }: DatedClassView, date: string): boolean {
  return needed.date === date && needed.classScheduleId === classScheduleId;
}

/** The week of the address, unless it names none or one that is over. */
function shownMonday(asked: string | null, thisMonday: string): string {
  const monday = asked !== null && isCalendarDate(asked) ? mondayOf(asked) : thisMonday;
  return monday > thisMonday ? monday : thisMonday;
}

/** "16 Dec" */
function dayOf(date: string): string {
  return schoolDay(`${date}T12:00:00Z`).replace(/ \d{4}$/, '');
}

/** Below the bar at the top. */
const Frame = styled(Card)({ scrollMarginTop: 72 }) as typeof Card;

const Days = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2, 2.25),
  gridTemplateColumns: 'minmax(0,1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(7, minmax(0,1fr))' },
  '& > li': { display: 'grid', gap: theme.spacing(1), alignContent: 'start' },
}));

const Wide = styled(Button)(({ theme }) => ({
  justifyContent: 'flex-start',
  minHeight: 44,
  padding: theme.spacing(0.75, 1),
  textAlign: 'left',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
}));
