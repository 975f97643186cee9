import type { RefObject } from 'react';
import { links, school } from '#libs/school/school';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { LinkIcon } from '../../ui/LinkIcon';
import { TwelveAngles } from './TwelveAngles';
import { Link } from 'react-router-dom';
import { nextDatedClass } from '#libs/domain/schedule/class-dates';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { useComingClasses } from '../../api/class-calendar';
import { paths } from '../../paths';
import { useSchoolClock } from '../../ui/use-school-clock';
import { nextClassWords } from './next-class-words';
import styles from './Hero.module.css';

/** The first screen of the home page (spec 1 section 2.3, 1). `actions` is the box of the two buttons. */
export function Hero({ actions }: { actions: RefObject<HTMLDivElement | null> }) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <p className="label">Self-defence and combat sports, {school.address.city}</p>
          <h1 className={styles.title}>
            Tactical <br />
            Training
          </h1>
          <p className="lead">
            Krav Maga, street BJJ, boxing, blade and stick. Taught calmly, drilled under pressure, built for real life
            in South Africa.
          </p>
          <div className={styles.actions} ref={actions}>
            <ExternalLink className={buttonClass()} href={links.bookingForm}>
              Start Training Today <Icon name="arrow" />
            </ExternalLink>
            <ExternalLink className={buttonClass({ look: 'ghost' })} href={links.bookingForm}>
              Book a Free Trial <LinkIcon href={links.bookingForm} />
            </ExternalLink>
          </div>
          <NextClassChip />
        </div>
        <div className={styles.diagram}>
          <TwelveAngles />
        </div>
      </div>
      <a href="#services" className={styles.down} aria-label="Scroll to what we offer">
        <Icon name="down" />
      </a>
    </section>
  );
}

/**
 * The class that starts next, across closed days and what is cancelled; its place is kept, and stays
 * empty when there is none to show.
 */
function NextClassChip() {
  const clock = useSchoolClock();
  const { data } = useComingClasses(clock && isoDate(clock.date));
  const next = data && clock && nextDatedClass(data, clock);
  return (
    <div className={styles.place}>
      {next && (
        <Link to={paths.classSchedule} className={styles.chip}>
          <time>{next.entry.startTime}</time>
          <span className={styles.nextWords}>
            <b>Next class: {next.entry.className}</b>
            <span className="muted">{nextClassWords(next)}</span>
          </span>
        </Link>
      )}
    </div>
  );
}
