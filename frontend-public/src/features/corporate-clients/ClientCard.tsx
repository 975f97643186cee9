import { useState } from 'react';
import type { PublicCorporateClient } from '#libs/contracts/corporate-client';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { Emblem } from '../../ui/drawings/Emblem';
import styles from './ClientCard.module.css';

/** Logo and name of an organisation; the whole card leads to its website where it has one. */
export function ClientCard({ client: { name, logoUrl, websiteUrl, description } }: { client: PublicCorporateClient }) {
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

/** On a white plate in the owner's colours; a neutral sign where it does not load. The name stands beside it. */
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
