import { school } from '#libs/school/school';
import { corporateWords } from '../../content/corporate-clients';
import { useDelayedFlag } from '../../ui/use-delayed-flag';
import styles from './ClientsSkeleton.module.css';
import clientsStyles from './CorporateClientsPage.module.css';

const SHOW_AFTER_MS = 150;
const CARDS = 9;

/** The shape of the grid while it loads. A quick answer never shows it. */
export function ClientsSkeleton() {
  const isShown = useDelayedFlag(true, SHOW_AFTER_MS);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown ? corporateWords.loading : ''}
      </p>
      <noscript>
        The list of organisations needs JavaScript, which is off. Ask us about corporate training:{' '}
        {school.phone.display}.
      </noscript>
      {isShown && (
        <div className={clientsStyles.grid} aria-hidden="true">
          {Array.from({ length: CARDS }, (_, card) => (
            <div key={card} className={styles.card}>
              <i />
              <i />
              <i />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
