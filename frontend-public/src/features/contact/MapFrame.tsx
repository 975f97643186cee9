import { useState } from 'react';
import { links, school } from '#libs/school/school';
import { contactWords } from '../../content/contact';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import styles from './ContactPage.module.css';

/** What a map that is moved and opened elsewhere needs; its origin is not ours, and it may not lead this page away. */
const MAP_RIGHTS = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * Where the school is. The map comes from another site, so it is asked for only when the visitor wants it; until then,
 * and under it, the address and the way there stand on their own.
 */
export function MapFrame() {
  const [isShown, setShown] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="find-title">
      <h2 id="find-title" className="h2">
        {contactWords.findTitle}
      </h2>
      <div className={styles.map}>
        {isShown ? (
          <iframe
            className={styles.frame}
            src={links.mapFrame}
            title={`Map of ${school.area}`}
            sandbox={MAP_RIGHTS}
            referrerPolicy="no-referrer"
          />
        ) : (
          isHydrated && (
            <button
              type="button"
              className={`${buttonClass({ look: 'ghost' })} ${styles.show}`}
              onClick={() => setShown(true)}
            >
              Show map
            </button>
          )
        )}
      </div>
      <div className={styles.place}>
        <p>
          <b>{school.venue}</b>
          <br />
          <span className="small muted">{contactWords.arrive}</span>
        </p>
        <ExternalLink className={buttonClass({ look: 'ghost', size: 'small' })} href={links.directions}>
          Directions <Icon name="external" />
        </ExternalLink>
      </div>
      {isShown && (
        <p className={styles.note}>
          The map comes from another website. If it does not appear, Directions opens the same location in a new tab.
        </p>
      )}
    </section>
  );
}
