import type { SchoolClock } from '#libs/domain/schedule/school-clock';
import styles from './DayStrip.module.css';
import { dayCardId } from './DayCards';
import type { ScheduleDay } from './schedule-day';

/**
 * On phones and tablets: the seven days, always in reach below the header. The page opens at its top, today is one
 * press away.
 */
export function DayStrip({ days, clock }: { days: readonly ScheduleDay[]; clock: SchoolClock | undefined }) {
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
