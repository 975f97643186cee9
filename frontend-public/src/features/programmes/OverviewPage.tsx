import { Link, useLocation } from 'react-router-dom';
import { links } from '#libs/school/school';
import { type Overview, overviews, type OverviewCard } from '../../content/programmes/overviews';
import { sceneOf } from '../../content/programmes/scenes';
import { paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { LinkIcon } from '../../ui/LinkIcon';
import { buttonClass } from '../../ui/button-class';
import { Emblem } from '../../ui/drawings/Emblem';
import { Icon } from '../../ui/drawings/Icon';
import { SceneHead } from '../../ui/SceneHead';
import { ClassTimes } from './ClassTimes';
import { PointGrid, ProgrammeTicks } from './ProgrammeText';
import { schedulePath } from './programme-times';
import styles from './OverviewPage.module.css';

/** Self Defence, Kids Classes and Boxing, at the addresses of content/programmes/overviews.ts (spec 1 section 2.4). */
export function OverviewPage() {
  const { pathname } = useLocation();
  const overview = overviews.find((one) => one.path === pathname);
  if (!overview) return null;
  const { path, title, lead, join, joinCourse, cards, times, more } = overview;
  return (
    <>
      <SceneHead title={title} lead={lead} scene={sceneOf(path)}>
        <ExternalLink className={buttonClass()} href={links.bookingForm}>
          {join} <LinkIcon href={links.bookingForm} />
        </ExternalLink>
        <Link className={buttonClass({ look: 'ghost' })} to={times ? schedulePath(times) : paths.classSchedule}>
          View Class Schedule <Icon name="arrow" />
        </Link>
        {joinCourse && (
          <ExternalLink className="text-link" href={links.bookingForm}>
            {joinCourse} <LinkIcon href={links.bookingForm} />
          </ExternalLink>
        )}
      </SceneHead>
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
              <ProgrammeTicks entries={overview.bring} />
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

/** The programmes of an overview page side by side, equally high, each with its links at the foot. */
function OverviewCards({ title, cards }: { title: string; cards: readonly OverviewCard[] }) {
  return (
    <section className={`wrap ${styles.cardsSection}`} aria-labelledby="programmes">
      <h2 id="programmes" className="h2">
        {title}
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.title} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Card({ card: { title, label, text, points, emblem, learnMorePath, join } }: { card: OverviewCard }) {
  return (
    <li className={styles.card}>
      <Emblem name={emblem} sizePx={210} className={styles.shadow} />
      <Emblem name={emblem} sizePx={64} />
      <p className={`label ${styles.label}`}>{label}</p>
      <h3 className={`h3 ${styles.cardsTitle}`}>{title}</h3>
      <p className={styles.cardsText}>{text}</p>
      <ProgrammeTicks entries={points} />
      <p className={styles.links}>
        {learnMorePath && (
          <Link className={buttonClass({ look: 'ghost', size: 'small' })} to={learnMorePath}>
            Learn More<span className="visually-hidden"> about {title}</span> <Icon name="arrow" />
          </Link>
        )}
        {join && (
          <ExternalLink className="text-link" href={links.bookingForm}>
            {join} <LinkIcon href={links.bookingForm} />
          </ExternalLink>
        )}
      </p>
    </li>
  );
}
