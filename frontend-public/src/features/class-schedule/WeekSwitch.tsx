import { Link, useSearchParams } from 'react-router-dom';
import type { ShownWeek } from '#libs/domain/schedule/shown-week';
import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { type ScheduleDay, weekWords } from './schedule-day';
import styles from './WeekSwitch.module.css';

/** Which week is shown, and the ways to the weeks beside it: eight ahead, none back from this one. */
export function WeekSwitch({ asked, days }: { asked: ShownWeek; days: readonly ScheduleDay[] }) {
  const isThisWeek = asked.previous === undefined;
  return (
    <nav className={styles.weeks} aria-label="Weeks">
      <WeekLink monday={asked.previous} label="Previous week" icon="previous" />
      <p className={styles.name} role="status">
        {isThisWeek && days.some((day) => day.isToday) && <span>This week, </span>}
        <span className={styles.dates}>{weekWords(days)}</span>
      </p>
      <WeekLink monday={asked.next} label="Next week" icon="next" />
    </nav>
  );
}

/** At the ends the arrow stays in its place and leads nowhere. */
function WeekLink({ monday, label, icon }: { monday: string | undefined; label: string; icon: 'previous' | 'next' }) {
  const [query] = useSearchParams();
  if (monday === undefined)
    return (
      <span className={`${iconButtonClass()} ${styles.end}`} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  const next = new URLSearchParams(query);
  next.set('week', monday);
  return (
    <Link to={{ search: next.toString() }} className={iconButtonClass()} aria-label={label} replace preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
