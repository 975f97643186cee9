import { school } from '#libs/school/school';
import { useDelayedFlag } from '../../ui/use-delayed-flag';
import styles from './ScheduleSkeleton.module.css';

const SHOW_AFTER_MS = 150;

/** The shape of the schedule while it loads. A quick answer never shows it; its place is kept from the start. */
export function ScheduleSkeleton() {
  const isShown = useDelayedFlag(true, SHOW_AFTER_MS);
  return (
    <div className={styles.place}>
      <p className="visually-hidden" role="status">
        {isShown ? 'Loading class schedule...' : ''}
      </p>
      <noscript>
        The class schedule is fetched by JavaScript, which is off. Call us for the times: {school.phone.display}.
      </noscript>
      {isShown && (
        <div className={styles.skeleton} aria-hidden="true">
          {Array.from({ length: 7 }, (_, day) => (
            <div key={day}>
              <i />
              <i />
              <i />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
