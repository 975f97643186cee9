import { hoursWords, openLines, shortDaysWords } from '#libs/domain/school-facts';
import { openingState } from '#libs/domain/schedule/opening-hours';
import { isClosedOn } from '#libs/domain/schedule/near-closures';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { facts } from '#libs/school/facts';
import { school } from '#libs/school/school';
import { useSchoolClock } from '../ui/use-school-clock';
import { openingWords } from './opening-words';
import styles from './SiteLayout.module.css';

/** Open or closed by the school's own clock, wherever the visitor is; the plain hours until that clock is known. */
export function OpenNow() {
  const clock = useSchoolClock();
  if (!clock) {
    const [most] = openLines(school.hours);
    return (
      <span className={styles.state}>{most ? `${shortDaysWords(most)}, ${hoursWords(most.hours)}` : 'Closed now'}</span>
    );
  }
  const state = openingState(school.hours, clock, (daysAhead) =>
    isClosedOn(isoDate(addDays(clock.date, daysAhead)), facts.closures),
  );
  return (
    <span className={state.isOpen ? `${styles.state} ${styles.open}` : styles.state}>
      <i className={styles.dot} />
      {openingWords(state)}
    </span>
  );
}
