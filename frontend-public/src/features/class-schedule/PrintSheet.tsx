import { school } from '#libs/school/school';
import { ARRIVE_EARLY, scheduleNotes } from '../../content/schedule-notes';
import styles from './PrintSheet.module.css';
import { timeRange, type IsMatch, type ScheduleDay } from './schedule-day';

/** The week on paper: one white A4 page, landscape. On screens it is not there. */
export function PrintSheet({ days, isMatch }: { days: readonly ScheduleDay[]; isMatch: IsMatch }) {
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
