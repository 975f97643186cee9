import { Link } from 'react-router-dom';
import { useCorporateClients } from '../../api/corporate-clients';
import { corporateWords } from '../../content/corporate-clients';
import { paths } from '../../paths';
import { EmptyNotice } from '../../ui/EmptyNotice';
import { LoadFailure } from '../../ui/LoadFailure';
import { ClientCard } from './ClientCard';
import styles from './Clients.module.css';
import { ClientsSkeleton } from './ClientsSkeleton';

export function Clients() {
  const { data: clients, isError, isFetching, refetch } = useCorporateClients();
  return (
    <section className={`wrap ${styles.clients}`} aria-label="Organisations we train">
      {clients && clients.length > 0 && (
        <ul className={styles.grid}>
          {clients.map((client) => (
            <li key={client.id}>
              <ClientCard client={client} />
            </li>
          ))}
        </ul>
      )}
      {clients?.length === 0 && (
        <EmptyNotice icon="user" title={corporateWords.none}>
          <p className="muted">{corporateWords.noneHint}</p>
          <Link className="text-link" to={paths.contactUs}>
            {corporateWords.contact}
          </Link>
        </EmptyNotice>
      )}
      {!clients && isError && (
        <LoadFailure sentence={corporateWords.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!clients && !isError && <ClientsSkeleton />}
    </section>
  );
}
