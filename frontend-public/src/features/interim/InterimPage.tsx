import { Link, useLocation } from 'react-router-dom';
import { links } from '#libs/school/links';
import { school } from '#libs/school/school';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { PageHead } from '../../ui/PageHead';
import { interimPages } from './interim-pages';
import styles from './InterimPage.module.css';

/** One honest page for every address of interim-pages.ts. */
export function InterimPage() {
  const { pathname } = useLocation();
  const page = interimPages.find((one) => one.path === pathname);
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} lead={page.sentence}>
        <ExternalLink className={buttonClass()} href={links.bookingForm}>Book a Free Trial <Icon name="external" /></ExternalLink>
      </PageHead>
      <section className={`wrap ${styles.ways}`} aria-label="Reach the school">
        <a className={styles.way} href={school.phone.href}><Icon name="phone" sizePx={24} /><span><b>Call the school</b>{school.phone.display}</span></a>
        <ExternalLink className={styles.way} href={links.whatsapp}><Icon name="whatsapp" sizePx={24} /><span><b>WhatsApp</b>{school.whatsapp.display}</span></ExternalLink>
        <a className={styles.way} href={`mailto:${school.email}`}><Icon name="mail" sizePx={24} /><span><b>Email</b>{school.email}</span></a>
        <Link className={styles.way} to={paths.classSchedule}><Icon name="calendar" sizePx={24} /><span><b>Class Schedule</b>Seven days, every style and level</span></Link>
      </section>
    </>
  );
}
