import { school } from '#libs/school/school';
import { corporateWords } from '../../content/corporate-clients';
import { Loading } from '../../ui/Loading';
import styles from './ClientsSkeleton.module.css';
import clientsStyles from './CorporateClientsPage.module.css';

const CARDS = 9;

/** The shape of the grid while it loads. A quick answer never shows it. */
export function ClientsSkeleton() {
  return (
    <Loading
      status={corporateWords.loading}
      withoutScript={
        <>
          The list of organisations needs JavaScript, which is off. Ask us about corporate training:{' '}
          {school.phone.display}.
        </>
      }
      className={clientsStyles.grid}
    >
      {Array.from({ length: CARDS }, (_, card) => (
        <div key={card} className={styles.card}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </Loading>
  );
}
