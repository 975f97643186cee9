import { school } from '#libs/school/school';
import { instructorWords } from '../../content/instructors';
import { useDelayedFlag } from '../../ui/use-delayed-flag';
import styles from './TeamSkeleton.module.css';
import teamStyles from './Team.module.css';

const SHOW_AFTER_MS = 150;
const CARDS = 6;

/** The shape of the team while it loads. A quick answer never shows it. */
export function TeamSkeleton() {
  const isShown = useDelayedFlag(true, SHOW_AFTER_MS);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown ? instructorWords.loading : ''}
      </p>
      <noscript>
        The list of our instructors needs JavaScript, which is off. Ask us about a coach: {school.phone.display}.
      </noscript>
      {isShown && (
        <div className={teamStyles.grid} aria-hidden="true" data-testid="placeholders">
          {Array.from({ length: CARDS }, (_, card) => (
            <div key={card} className={styles.card}>
              <i />
              <span>
                <i />
                <i />
                <i />
                <i />
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
