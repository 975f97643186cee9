import { closureWords } from '#libs/domain/schedule/near-closures';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { facts } from '#libs/school/facts';
import { Icon } from '../ui/drawings/Icon';
import { useSchoolClock } from '../ui/use-school-clock';
import styles from './SiteLayout.module.css';

/** When the school is closed soon. It is in the page's HTML; a day that has passed since is left out. */
export function ClosureNotice() {
  const clock = useSchoolClock();
  const near = facts.closures.filter(({ to }) => !clock || to >= isoDate(clock.date));
  if (near.length === 0) return null;
  return (
    <div className={styles.closures} role="region" aria-label="Closed days">
      <div className="wrap">
        {near.map((closure) => (
          <p key={closure.from}>
            <Icon name="calendar" sizePx={16} /> {closureWords(closure)}
          </p>
        ))}
      </div>
    </div>
  );
}
