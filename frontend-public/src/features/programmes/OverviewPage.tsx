import { Link, useLocation } from 'react-router-dom';
import { links } from '#libs/school/links';
import type { Overview } from '../../content/programmes/overview';
import { overviews } from '../../content/programmes/overviews';
import { paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { buttonClass } from '../../ui/button-class';
import { Emblem } from '../../ui/drawings/Emblem';
import { Icon } from '../../ui/drawings/Icon';
import { ClassTimes } from './ClassTimes';
import { OverviewCards } from './OverviewCards';
import styles from './OverviewPage.module.css';
import { PointGrid } from './PointGrid';
import { ProgrammeHead } from './ProgrammeHead';
import { TickList } from './TickList';
import { schedulePath } from './programme-times';

/** Self Defence, Kids Classes and Boxing, at the addresses of content/programmes/overviews.ts (spec 1 section 2.4). */
export function OverviewPage() {
  const { pathname } = useLocation();
  const overview = overviews.find((one) => one.path === pathname);
  if (!overview) return null;
  const { title, emblem, lead, join, joinCourse, cards, times, more } = overview;
  return (
    <>
      <ProgrammeHead title={title} lead={lead} emblem={emblem}>
        <ExternalLink className={buttonClass()} href={links.bookingForm}>
          {join} <Icon name="external" />
        </ExternalLink>
        <Link className={buttonClass({ look: 'ghost' })} to={times ? schedulePath(times) : paths.classSchedule}>
          View Class Schedule <Icon name="arrow" />
        </Link>
        {joinCourse && (
          <ExternalLink className="text-link" href={links.bookingForm}>
            {joinCourse} <Icon name="external" />
          </ExternalLink>
        )}
      </ProgrammeHead>
      <OverviewCards title={overview.cardsTitle} cards={cards} />
      <div className={styles.alternate}>
        <div className={`wrap ${styles.body}${times ? '' : ` ${styles.single}`}`}>
          <div className={styles.text}>
            <section>
              <h2 className={`h2 ${styles.title}`}>{overview.reasonsTitle}</h2>
              <PointGrid points={overview.reasons} />
            </section>
            <section>
              <h2 className={`h2 ${styles.title}`}>What to bring</h2>
              <TickList entries={overview.bring} />
            </section>
          </div>
          {times && <ClassTimes times={times} />}
        </div>
      </div>
      {more && <MoreProgrammes {...more} />}
    </>
  );
}

/** The programmes beyond the cards, one line each. */
function MoreProgrammes({ title, entries }: NonNullable<Overview['more']>) {
  return (
    <nav className={`wrap ${styles.section}`} aria-labelledby="more-programmes">
      <h2 id="more-programmes" className="h2">
        {title}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ label, words, path, emblem }) => (
          <li key={path}>
            <Link to={path}>
              <Emblem name={emblem} sizePx={48} />
              <span>
                <b className="h3">{label}</b>
                <span className="muted">{words}</span>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
