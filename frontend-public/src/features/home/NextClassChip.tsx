import { Link } from 'react-router-dom';
import { sortIntoWeek } from '#libs/domain/schedule/class-week';
import { nextClass } from '#libs/domain/schedule/next-class';
import { useClassSchedules } from '../../api/class-schedules';
import { paths } from '../../paths';
import { useSchoolClock } from '../../ui/use-school-clock';
import { nextClassWords } from './next-class-words';
import styles from './NextClassChip.module.css';

/**
 * The class that starts next, from the live schedule; its place is kept, and stays empty when there is none to show.
 */
export function NextClassChip() {
  const { data } = useClassSchedules();
  const clock = useSchoolClock();
  const next = data && clock && nextClass(sortIntoWeek(data), clock);
  return (
    <div className={styles.place}>
      {next && (
        <Link to={paths.classSchedule} className={styles.chip}>
          <time>{next.entry.startTime}</time>
          <span className={styles.words}>
            <b>Next class: {next.entry.className}</b>
            <span className="muted">{nextClassWords(next)}</span>
          </span>
        </Link>
      )}
    </div>
  );
}
