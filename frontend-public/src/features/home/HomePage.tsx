import { useRef, useEffect, useState, type RefObject } from 'react';
import { links, school } from '#libs/school/school';
import { daysWords, hoursWords, openLines } from '#libs/domain/school-facts';
import { randWords } from '#libs/domain/money';
import { prices } from '#libs/school/prices';
import { beginnerCourse } from '../../content/home';
import { ExternalLink } from '../../ui/ExternalLink';
import { LinkIcon } from '../../ui/LinkIcon';
import { buttonClass } from '../../ui/button-class';
import { EbookPromotion } from './EbookPromotion';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import sectionStyles from './HomeSection.module.css';
import { LearningTiles } from './LearningTiles';
import { QuickLinks } from './QuickLinks';
import { Reviews } from './Reviews';
import { UpcomingCourses } from './UpcomingCourses';

/** The home page, its sections in the order of spec 1 section 2.3. */
export function HomePage() {
  const heroActions = useRef<HTMLDivElement>(null);
  return (
    <>
      <Hero actions={heroActions} />
      <Facts />
      <BeginnerCourses />
      <LearningTiles />
      <Reviews />
      <QuickLinks />
      <EbookPromotion />
      <TrialBar hideWhileVisible={heroActions} />
    </>
  );
}

/** What the beginner course is and costs, and when the next ones start (spec 1 section 2.3, 2). */
function BeginnerCourses() {
  return (
    <section
      id="beginner-courses"
      className={sectionStyles.section}
      aria-labelledby="beginner-courses-title"
      data-later
    >
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className="label">{beginnerCourse.label}</p>
          <h2 className={`h2 ${sectionStyles.title}`} id="beginner-courses-title">
            {beginnerCourse.title}
          </h2>
          <p className={`lead ${styles.lead}`}>{beginnerCourse.lead}</p>
          <Lessons />
          <Fees />
        </div>
        <div>
          <div className={styles.comingUp}>
            <h3 className="h3">Courses coming up</h3>
            <ExternalLink className="text-link small" href={links.bookingForm}>
              Sign Up Now
            </ExternalLink>
          </div>
          <UpcomingCourses />
        </div>
      </div>
    </section>
  );
}

function Lessons() {
  return (
    <ul className={styles.lessons}>
      {beginnerCourse.lessons.map(({ days, time, what, kind }) => (
        <li key={what}>
          <b>{days}</b>
          <span className="tabular">{time}</span>
          {kind === 'Private' ? (
            <a className={styles.phone} href={school.phone.href}>
              {what}: <span className="tabular">{school.phone.display}</span>
            </a>
          ) : (
            <span>{what}</span>
          )}
          <span className={kind === 'Core' ? `${styles.tag} ${styles.accent}` : styles.tag}>{kind}</span>
        </li>
      ))}
    </ul>
  );
}

function Fees() {
  const { monthlyCents, months, joiningFeeCents } = prices.beginnerCourse;
  return (
    <div className={styles.fees}>
      <p>
        <b>
          {randWords(monthlyCents)} <small>a month for {months} months</small>
        </b>{' '}
        Course fee
      </p>
      <p>
        <b>
          {randWords(joiningFeeCents)} <small>once-off</small>
        </b>{' '}
        Joining fee, includes a training kit
      </p>
    </div>
  );
}

/** Four figures from spec 1 section 9. */
function figures(): { figure: string; words: string }[] {
  return [
    { figure: `${prices.beginnerCourse.weeks} weeks`, words: 'Beginner course, two evenings a week' },
    { figure: 'Ages 5–15', words: 'Little Warriors to Teen Program' },
    {
      figure: `From ${randWords(prices.membership.basicMonthlyCents)}`,
      words: 'Monthly membership, two classes a week',
    },
    ...openFigure(),
  ];
}

/** The hours of most days, and until when the others go; none while the school is closed all week. */
function openFigure(): { figure: string; words: string }[] {
  const [most, other] = openLines(school.hours);
  if (!most) return [];
  const until = other ? `, ${daysWords(other)} until ${other.hours.closes}` : '';
  return [{ figure: hoursWords(most.hours), words: `${daysWords(most)}${until}` }];
}

function Facts() {
  return (
    <section className={styles.facts} aria-label="The school in figures">
      <ul className={`wrap ${styles.row}`}>
        {figures().map(({ figure, words }) => (
          <li key={figure}>
            <b>{figure}</b>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On phones: the trial button at the bottom of the screen once the hero's own buttons have left it. */
function TrialBar({ hideWhileVisible }: { hideWhileVisible: RefObject<HTMLElement | null> }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const watched = hideWhileVisible.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setIsShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [hideWhileVisible]);
  return (
    <div className={styles.bar} data-bottom-bar role="region" aria-label="Quick actions" hidden={!isShown}>
      <ExternalLink className={buttonClass()} href={links.bookingForm}>
        Book a Free Trial <LinkIcon href={links.bookingForm} />
      </ExternalLink>
    </div>
  );
}
