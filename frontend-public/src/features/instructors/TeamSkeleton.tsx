import { school } from '#libs/school/school';
import { instructorWords } from '../../content/instructors';
import { Loading } from '../../ui/Loading';
import styles from './TeamSkeleton.module.css';
import teamStyles from './Team.module.css';

const CARDS = 6;

/** The shape of the team while it loads. A quick answer never shows it. */
export function TeamSkeleton() {
  return (
    <Loading
      status={instructorWords.loading}
      withoutScript={
        <>The list of our instructors needs JavaScript, which is off. Ask us about a coach: {school.phone.display}.</>
      }
      className={teamStyles.grid}
    >
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
    </Loading>
  );
}
