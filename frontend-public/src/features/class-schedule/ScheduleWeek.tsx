import { useMemo } from 'react';
import type { PublicClassSchedule } from '#libs/contracts/generated/api';
import { useSearchParams } from 'react-router-dom';
import { addDaysTo, mondayOf, parseDate } from '#libs/domain/schedule/class-dates';
import { sortIntoWeek } from '#libs/domain/schedule/class-week';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { askedMonday, entriesOfWeek, shownWeek } from '#libs/domain/schedule/shown-week';
import { school } from '#libs/school/school';
import { useWeekCalendar } from '../../api/class-calendar';
import { ARRIVE_EARLY, scheduleNotes } from '../../content/schedule-notes';
import { LoadFailure } from '../../ui/notices';
import { useFiltersInAddress } from '../../ui/use-filters-in-address';
import { useSchoolClock } from '../../ui/use-school-clock';
import { ClassName } from './ClassName';
import { DayCards, dayCardId } from './DayCards';
import { ScheduleSkeleton } from './ScheduleSkeleton';
import { ScheduleTools } from './ScheduleTools';
import styles from './ScheduleWeek.module.css';
import { Timetable } from './Timetable';
import { WeekSwitch } from './WeekSwitch';
import { emptyDayWords, type IsMatch, type ScheduleDay, timeRange, weekWords } from './schedule-day';
import { matches, NO_FILTERS, readFilters, writeFilters } from './schedule-filters';

/** The loaded schedule: a timetable on wide screens, day cards below 992 pixels (CSS shows one), a sheet on paper. */
export function ScheduleWeek({ classes }: { classes: readonly PublicClassSchedule[] }) {
  const [filters, changeFilters] = useScheduleFilters();
  const clock = useSchoolClock();
  const [query] = useSearchParams();
  const plan = useMemo(() => sortIntoWeek(classes), [classes]);
  const week = query.get('week');
  // Which week to open on follows the dates of this one; until they are here the plan is a good guess, asked for too.
  const isOpening = clock !== undefined && askedMonday(week, clock) === undefined;
  const thisWeek = useWeekCalendar(isOpening ? mondayOf(isoDate(clock.date)) : undefined);
  const asked = clock && shownWeek(week, plan, clock, isOpening ? thisWeek.data : undefined);
  const { data: calendar, isError, isFetching, refetch } = useWeekCalendar(asked?.monday);
  const isDeciding = isOpening && !thisWeek.data && !thisWeek.isError;
  if (!asked || isDeciding || (!calendar && !isError)) return <ScheduleSkeleton />;
  // Until the week that is asked for is here, the one before it stays whole.
  const monday = calendar?.[0]?.date ?? asked.monday;
  const shown = sortIntoWeek(entriesOfWeek(classes, calendar ?? []));
  const days = shown.days.map((day, at): ScheduleDay => {
    const date = addDaysTo(monday, at);
    const { isClosed = false, name = null } = calendar?.[at] ?? {};
    return { ...day, date: parseDate(date), isToday: date === isoDate(clock.date), isClosed, name };
  });
  const isMatch = (entry: PublicClassSchedule) => matches(entry, filters);
  const matching = shown.days.flatMap((day) => day.entries).filter(isMatch);
  const unplaced = shown.unplaced.filter(isMatch);
  return (
    <>
      <ScheduleTools
        filters={filters}
        onChange={changeFilters}
        matchCount={matching.length + unplaced.length}
        total={shown.days.flatMap((day) => day.entries).length + shown.unplaced.length}
      />
      <WeekSwitch asked={asked} days={days} />
      {isError && (
        <LoadFailure
          sentence="This is the usual week: closures and changes could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <DayStrip days={days} />
      <Timetable days={days} clock={clock} isMatch={isMatch} />
      <DayCards days={days} clock={clock} isMatch={isMatch} />
      <UnplacedClasses classes={unplaced} />
      <PrintSheet days={days} isMatch={isMatch} />
    </>
  );
}

/**
 * On phones and tablets: the seven days, always in reach below the header. The page opens at its top, today is one
 * press away.
 */
function DayStrip({ days }: { days: readonly ScheduleDay[] }) {
  return (
    <nav className={styles.strip} aria-label="Days">
      {days.map(({ weekday, isToday }) => (
        <a key={weekday} href={`#${dayCardId(weekday)}`} className={isToday ? styles.today : undefined}>
          <span aria-hidden="true">
            {weekday.slice(0, 3)}
            {isToday && <small>Today</small>}
          </span>
          <span className="visually-hidden">{isToday ? `${weekday}, today` : weekday}</span>
        </a>
      ))}
    </nav>
  );
}

/** The week on paper: one white A4 page, landscape. On screens it is not there. */
function PrintSheet({ days, isMatch }: { days: readonly ScheduleDay[]; isMatch: IsMatch }) {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.title}>
        {school.name}: class schedule, {weekWords(days)}
      </p>
      <div className={styles.days}>
        {days.map((day) => (
          <div key={day.weekday}>
            <p className={styles.day}>{day.weekday}</p>
            {day.entries.filter(isMatch).map((entry) => (
              <p key={entry.id} className={styles.entry}>
                <b>{timeRange(entry)}</b>
                <ClassName entry={entry} />
                <small>{[entry.level, entry.instructor, entry.note].filter(Boolean).join(', ')}</small>
              </p>
            ))}
            {day.entries.length === 0 && (
              <p className={styles.entry}>
                <small>{emptyDayWords(day)}</small>
              </p>
            )}
          </div>
        ))}
      </div>
      <p className={styles.foot}>
        {school.venue} · {school.phone.display} · {ARRIVE_EARLY} {scheduleNotes.holidays} {scheduleNotes.privateLessons}
      </p>
    </div>
  );
}

/** Classes whose day or times cannot be read: told as they were written, so that nobody misses them. */
function UnplacedClasses({ classes }: { classes: readonly PublicClassSchedule[] }) {
  if (classes.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="other-times">
      <h2 id="other-times" className="h3">
        Other times
      </h2>
      <ul>
        {classes.map((entry) => (
          <li key={entry.id}>
            <b>{entry.className}</b>
            <span>
              {[
                entry.day,
                [entry.startTime, entry.endTime].filter(Boolean).join('–'),
                `Level: ${entry.level}`,
                entry.instructor,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which classes are asked for. Back leaves the page, whatever was chosen. */
function useScheduleFilters() {
  return useFiltersInAddress({ none: NO_FILTERS, read: readFilters, write: writeFilters }, { replace: true });
}
