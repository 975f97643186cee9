import { useMemo } from 'react';
import type { PublicClassSchedule } from '#libs/contracts/generated/api';
import { sortIntoWeek } from '#libs/domain/schedule/class-week';
import type { SchoolClock } from '#libs/domain/schedule/school-clock';
import { school } from '#libs/school/school';
import { ARRIVE_EARLY, scheduleNotes } from '../../content/schedule-notes';
import { useFiltersInAddress } from '../../ui/use-filters-in-address';
import { useSchoolClock } from '../../ui/use-school-clock';
import { DayCards, dayCardId } from './DayCards';
import { ScheduleTools } from './ScheduleTools';
import styles from './ScheduleWeek.module.css';
import { Timetable } from './Timetable';
import { type ScheduleDay, timeRange, type IsMatch } from './schedule-day';
import { matches, NO_FILTERS, readFilters, writeFilters } from './schedule-filters';

/** The loaded schedule: a timetable on wide screens, day cards below 992 pixels (CSS shows one), a sheet on paper. */
export function ScheduleWeek({ classes }: { classes: readonly PublicClassSchedule[] }) {
  const [filters, changeFilters] = useScheduleFilters();
  const clock = useSchoolClock();
  const week = useMemo(() => sortIntoWeek(classes), [classes]);
  const isMatch = (entry: PublicClassSchedule) => matches(entry, filters);
  const matching = week.days.flatMap((day) => day.entries).filter(isMatch);
  const unplaced = week.unplaced.filter(isMatch);
  return (
    <>
      <ScheduleTools
        filters={filters}
        onChange={changeFilters}
        matching={matching}
        matchCount={matching.length + unplaced.length}
        total={classes.length}
      />
      <DayStrip days={week.days} clock={clock} />
      <Timetable days={week.days} clock={clock} isMatch={isMatch} />
      <DayCards days={week.days} clock={clock} isMatch={isMatch} />
      <UnplacedClasses classes={unplaced} />
      <PrintSheet days={week.days} isMatch={isMatch} />
    </>
  );
}

/**
 * On phones and tablets: the seven days, always in reach below the header. The page opens at its top, today is one
 * press away.
 */
function DayStrip({ days, clock }: { days: readonly ScheduleDay[]; clock: SchoolClock | undefined }) {
  return (
    <nav className={styles.strip} aria-label="Days">
      {days.map(({ weekday }) => {
        const isToday = clock?.weekday === weekday;
        return (
          <a key={weekday} href={`#${dayCardId(weekday)}`} className={isToday ? styles.today : undefined}>
            <span aria-hidden="true">
              {weekday.slice(0, 3)}
              {isToday && <small>Today</small>}
            </span>
            <span className="visually-hidden">{isToday ? `${weekday}, today` : weekday}</span>
          </a>
        );
      })}
    </nav>
  );
}

/** The week on paper: one white A4 page, landscape. On screens it is not there. */
function PrintSheet({ days, isMatch }: { days: readonly ScheduleDay[]; isMatch: IsMatch }) {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.title}>{school.name}: class schedule</p>
      <div className={styles.days}>
        {days.map((day) => (
          <div key={day.weekday}>
            <p className={styles.day}>{day.weekday}</p>
            {day.entries.filter(isMatch).map((entry) => (
              <p key={entry.id} className={styles.entry}>
                <b>{timeRange(entry)}</b>
                {entry.className}
                <small>{[entry.level, entry.instructor].filter(Boolean).join(', ')}</small>
              </p>
            ))}
            {day.entries.length === 0 && (
              <p className={styles.entry}>
                <small>No classes scheduled</small>
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
