import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublicCorporateClient } from '#libs/contracts/generated/api';
import { school } from '#libs/school/school';
import { useCorporateClients } from '../../api/public-lists';
import { corporateWords, programmeWords } from '../../content/corporate-clients';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Emblem } from '../../ui/drawings/Emblem';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { Loading } from '../../ui/Loading';
import { EmptyNotice, LoadFailure } from '../../ui/notices';
import { PageHead } from '../../ui/PageHead';
import styles from './CorporateClientsPage.module.css';

/** The corporate clients, at each of the page's four addresses (spec 2 section 2). */
export function CorporateClientsPage() {
  return (
    <>
      <PageHead title={corporateWords.title} lead={corporateWords.lead}>
        <Link className={buttonClass()} to={paths.contactUs}>
          {corporateWords.contact} <Icon name="arrow" />
        </Link>
      </PageHead>
      <Clients />
      <Programmes />
    </>
  );
}

function Clients() {
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

/** Logo and name of an organisation; the whole card leads to its website where it has one. */
function ClientCard({ client: { name, logoUrl, websiteUrl, description } }: { client: PublicCorporateClient }) {
  const content = (
    <>
      <Logo url={logoUrl} />
      <span className={styles.name}>
        {name}
        {websiteUrl && <Icon name="external" sizePx={16} />}
      </span>
      {description && <span className={styles.description}>{description}</span>}
    </>
  );
  return websiteUrl ? (
    <ExternalLink className={`${styles.card} ${styles.linked}`} href={websiteUrl}>
      {content}
    </ExternalLink>
  ) : (
    <div className={styles.card}>{content}</div>
  );
}

/** On a light plate in the client's own colours; a neutral sign where it does not load. The name stands beside it. */
function Logo({ url }: { url: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (!url || hasFailed)
    return (
      <span className={styles.sign}>
        <Emblem name="corporate" sizePx={48} />
      </span>
    );
  return (
    <span className={styles.plate}>
      <img src={url} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
    </span>
  );
}

function Programmes() {
  return (
    <section className={styles.programmes} aria-labelledby="programmes">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 id="programmes" className="h2">
            {programmeWords.title}
          </h2>
          {programmeWords.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        <div className={styles.ask}>
          <h3 className="h3">{programmeWords.askTitle}</h3>
          <ul>
            {programmeWords.asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
          <Link className="text-link" to={paths.contactUs}>
            {corporateWords.contact}
          </Link>
        </div>
      </div>
    </section>
  );
}

const CARDS = 9;

/** The shape of the grid while it loads. A quick answer never shows it. */
export function ClientsSkeleton() {
  return (
    <Loading
      status={corporateWords.loading}
      withoutScript={
        <>
          JavaScript is switched off, so we cannot show the organisations here. Ask us about corporate training:{' '}
          {school.phone.display}.
        </>
      }
      className={styles.grid}
    >
      {Array.from({ length: CARDS }, (_, card) => (
        <div key={card} className={styles.skeletonCard}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </Loading>
  );
}
