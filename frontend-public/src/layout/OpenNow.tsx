import { openingState, type OpeningState } from '#libs/domain/schedule/opening-hours';
import { school } from '#libs/school/school';
import { useSchoolClock } from '../ui/use-school-clock';
import styles from './OpenNow.module.css';

/** Open or closed by the school's own clock, wherever the visitor is; the plain hours until that clock is known. */
export function OpenNow() {
  const clock = useSchoolClock();
  if (!clock) return <span className={styles.state}>Mon to Fri, {school.hours.Monday.opens}–{school.hours.Monday.closes}</span>;
  const state = openingState(school.hours, clock);
  return (
    <span className={state.isOpen ? `${styles.state} ${styles.open}` : styles.state}>
      <i className={styles.dot} />
      {openingWords(state)}
    </span>
  );
}

export function openingWords(state: OpeningState): string {
  if (state.isOpen) return `Open now until ${state.closes}`;
  if (!state.next) return 'Closed now';
  const { daysAhead, weekday, opens } = state.next;
  const when = daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : weekday;
  return `Closed now, opens ${when} ${opens}`;
}
