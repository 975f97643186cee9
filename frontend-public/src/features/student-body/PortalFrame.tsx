import { useState } from 'react';
import { links } from '#libs/school/links';
import { studentBodyWords } from '../../content/student-body';
import { Icon } from '../../ui/drawings/Icon';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import styles from './PortalFrame.module.css';

/**
 * What a portal with a login needs; it may not lead this page elsewhere. Scripts beside its own origin are safe here,
 * since that origin is not ours: it cannot reach out and take its sandbox away.
 */
const PORTAL_RIGHTS = ['scripts', 'same-origin', 'forms', 'popups', 'popups-to-escape-sandbox', 'downloads']
  .map((right) => `allow-${right}`)
  .join(' ');

/** Asked for only once this page is painted and alive; its space is there from the start. */
export function PortalFrame() {
  const isHydrated = useIsHydrated();
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className={styles.place}>
      {!isLoaded && (
        <div className={styles.loading}>
          <Icon name="user" sizePx={32} />
          <p role="status">{isHydrated ? studentBodyWords.loading : ''}</p>
          <noscript>The portal shows here with JavaScript, which is off. It opens in a new tab without.</noscript>
        </div>
      )}
      {isHydrated && (
        <iframe
          className={isLoaded ? styles.frame : `${styles.frame} ${styles.coming}`}
          src={links.studentPortalFrame}
          title={studentBodyWords.frameTitle}
          sandbox={PORTAL_RIGHTS}
          referrerPolicy="strict-origin"
          onLoad={() => setLoaded(true)}
        />
      )}
    </div>
  );
}
