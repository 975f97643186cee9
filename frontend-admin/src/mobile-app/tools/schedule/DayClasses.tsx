import { Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { CalendarDayView, ClassSchedule } from '#libs/contracts/generated/api';
import { formatDayAndMonth } from '#libs/domain/schedule/long-date';
import { isoDate, type SchoolClock } from '#libs/domain/schedule/school-clock';
import type { Weekday } from '#libs/domain/schedule/weekdays';
import { closedWords } from '../../../shared/closed-words';
import { Column } from '../../../shared/layout-parts';
import { Notice } from '../../../shared/notices';
import { useDialog } from '../../../shared/use-dialog';
import { useIsOnline } from '../../use-is-online';
import { Tiles } from '../records/Tile';
import { ClassTile } from './ClassTile';
import { dateOf, dayPlan } from './day-plan';

const DateChange = lazy(async () => ({ default: (await import('./DateChange')).DateChange }));

interface DayClassesProps {
  week: readonly ClassSchedule[];
  day: Weekday;
  clock: SchoolClock;
  /** What takes place in this week, as far as it is known. */
  calendar: { data?: CalendarDayView[] | undefined; error: unknown };
}

/** The classes of a day of this week. What is still to come can be changed on its date, where there is a network. */
export function DayClasses({ week, day, clock, calendar }: DayClassesProps) {
  const isOnline = useIsOnline();
  const dialog = useDialog('date');
  const date = dateOf(day, clock);
  const today = isoDate(clock.date);
  const dated = calendar.data?.find((one) => one.date === date);
  const plan = dayPlan(week, day, clock, dated);
  const entryOf = (id: number) => dated?.classes.find(({ classScheduleId }) => classScheduleId === id);
  const pressed = dialog.shown === undefined ? undefined : entryOf(Number(dialog.shown));
  return (
    <Column gap={1.5}>
      <Typography variant="sectionTitle" component="h2">
        {date === today && 'Today, '}
        {formatDayAndMonth(date)}
      </Typography>
      {dated?.isClosed && (
        <Notice kind="empty" title={`${closedWords(dated.name, date === today)}.`}>
          {plan.length > 0 && 'Below is the weekly plan: none of these classes takes place.'}
        </Notice>
      )}
      {!dated && calendar.error !== null && (
        <Typography variant="caption">What is cancelled or closed this week could not be loaded.</Typography>
      )}
      {plan.length > 0 && (
        <Tiles label={`Classes on ${day}`}>
          {plan.map((planned) => (
            <ClassTile
              key={planned.entry.id}
              planned={planned}
              onChangeDate={
                isOnline && date >= today && entryOf(planned.entry.id) ? () => dialog.open(planned.entry.id) : undefined
              }
            />
          ))}
        </Tiles>
      )}
      {plan.length === 0 && !dated?.isClosed && <Notice kind="empty" title={`No classes on ${day}.`} />}
      {pressed && (
        <Suspense>
          <DateChange entry={pressed} date={date} onClose={dialog.close} />
        </Suspense>
      )}
    </Column>
  );
}
