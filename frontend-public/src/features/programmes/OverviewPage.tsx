import { Link, useLocation } from 'react-router-dom';
import { links } from '#libs/school/links';
import { overviews } from '../../content/programmes/overviews';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { ClassTimes } from './ClassTimes';
import { MoreProgrammes } from './MoreProgrammes';
import { OverviewCards } from './OverviewCards';
import styles from './OverviewPage.module.css';
import { PointGrid } from './PointGrid';
import { ProgrammeHead } from './ProgrammeHead';
import { schedulePath } from './programme-times';
import { TickList } from './TickList';

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
