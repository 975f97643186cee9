import { links } from '#libs/school/links';
import { school } from '#libs/school/school';
import { studentBodyWords } from '../../content/student-body';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { PageHead } from '../../ui/PageHead';
import { PortalFrame } from './PortalFrame';
import styles from './StudentBodyPage.module.css';

/** The student-management portal, which the membership provider runs, inside our page (spec 1 section 2.11). */
export function StudentBodyPage() {
  return (
    <>
      <PageHead title={studentBodyWords.title} lead={studentBodyWords.lead}>
        <ExternalLink className={buttonClass()} href={links.studentPortalFrame}>
          {studentBodyWords.open} <Icon name="external" />
        </ExternalLink>
      </PageHead>
      <div className={`wrap ${styles.body}`}>
        <div className={`small muted ${styles.notes}`}>
          <p>
            {studentBodyWords.fallback}{' '}
            <ExternalLink className={styles.link} href={links.studentPortalFrame}>
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
        <PortalFrame />
      </div>
    </>
  );
}
