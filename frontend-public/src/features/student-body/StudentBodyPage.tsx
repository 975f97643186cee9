import { useState } from 'react';
import { Link } from 'react-router-dom';
import { links, school } from '#libs/school/school';
import { studentBodyWords } from '../../content/students';
import { paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { PageHead } from '../../ui/PageHead';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { SceneHead } from '../../ui/SceneHead';
import { QUIET_SCENES } from '../../ui/scenes';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import styles from './StudentBodyPage.module.css';

/** The student-management portal, which the membership provider runs, inside our page (spec 1 section 2.11). */
export function StudentBodyPage() {
  const portal = links.studentPortalFrame;
  if (portal === null) return <WithoutPortal />;
  return (
    <>
      <PageHead title={studentBodyWords.title} lead={studentBodyWords.lead}>
        <ExternalLink className={buttonClass()} href={portal}>
          {studentBodyWords.open} <Icon name="external" />
        </ExternalLink>
      </PageHead>
      <div className={`wrap ${styles.body}`}>
        <div className={`small muted ${styles.notes}`}>
          <p>
            {studentBodyWords.fallback}{' '}
            <ExternalLink className={styles.link} href={portal}>
              {studentBodyWords.open}
            </ExternalLink>
          </p>
          <p>
            {studentBodyWords.help}{' '}
            <a className={styles.link} href={`mailto:${school.supportEmail}`}>
              {school.supportEmail}
            </a>
          </p>
        </div>
        <PortalFrame portal={portal} />
      </div>
    </>
  );
}

/** Where the school has no portal: how students reach it. */
function WithoutPortal() {
  return (
    <SceneHead
      scene={QUIET_SCENES.openDoor}
      title={studentBodyWords.title}
      lead={
        <>
          {studentBodyWords.reachUs} Write to{' '}
          <a className={styles.link} href={`mailto:${school.supportEmail}`}>
            {school.supportEmail}
          </a>{' '}
          or call{' '}
          <a className={styles.link} href={school.phone.href}>
            {school.phone.display}
          </a>
          .
        </>
      }
    >
      <Link className={buttonClass()} to={paths.classSchedule}>
        Class Schedule
      </Link>
      <Link className={buttonClass({ look: 'ghost' })} to={paths.contactUs}>
        Contact Us
      </Link>
    </SceneHead>
  );
}

/**
 * What a portal with a login needs; it may not lead this page elsewhere. Scripts beside its own origin are safe here,
 * since that origin is not ours: it cannot reach out and take its sandbox away.
 */
const PORTAL_RIGHTS = ['scripts', 'same-origin', 'forms', 'popups', 'popups-to-escape-sandbox', 'downloads']
  .map((right) => `allow-${right}`)
  .join(' ');

/** Asked for only once this page is painted and alive; its space is there from the start. */
function PortalFrame({ portal }: { portal: string }) {
  const isHydrated = useIsHydrated();
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className={styles.place}>
      {!isLoaded && (
        <div className={styles.loading}>
          <Icon name="user" sizePx={32} />
          <p role="status">{isHydrated ? studentBodyWords.loading : ''}</p>
          <noscript>
            JavaScript is switched off, so we cannot show the portal here. You can open it in a new tab.
          </noscript>
        </div>
      )}
      {isHydrated && (
        <iframe
          className={isLoaded ? styles.frame : `${styles.frame} ${styles.coming}`}
          src={portal}
          title={studentBodyWords.frameTitle}
          sandbox={PORTAL_RIGHTS}
          referrerPolicy="strict-origin"
          onLoad={() => setLoaded(true)}
        />
      )}
    </div>
  );
}
