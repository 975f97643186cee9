import { useLocation, Link } from 'react-router-dom';
import { links } from '#libs/school/school';
import { emergencyNumbers } from '../../content/emergency-numbers';
import type { Programme } from '../../content/programmes/programme';
import { programmes } from '../../content/programmes/programmes';
import { sceneOf } from '../../content/programmes/scenes';
import { ARRIVE_EARLY } from '../../content/schedule-notes';
import { paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { LinkIcon } from '../../ui/LinkIcon';
import { buttonClass } from '../../ui/button-class';
import { Emblem } from '../../ui/drawings/Emblem';
import { Icon } from '../../ui/drawings/Icon';
import { SceneHead } from '../../ui/SceneHead';
import { ClassTimes } from './ClassTimes';
import styles from './ProgrammePage.module.css';
import { ProgrammeText } from './ProgrammeText';
import { schedulePath } from './programme-times';

/** One programme, at each address of content/programmes/programmes.ts (spec 1 section 2.4). */
export function ProgrammePage() {
  const { pathname } = useLocation();
  const programme = programmes.find((one) => one.path === pathname);
  if (!programme) return null;
  const { path, title, lead, parent, notice, times } = programme;
  return (
    <>
      <SceneHead
        title={title}
        lead={lead}
        scene={sceneOf(path)}
        trail={[parent]}
        notice={notice && <ProgrammeNotice notice={notice} />}
      >
        <ProgrammeActions programme={programme} />
      </SceneHead>
      <div className={`wrap ${styles.body}${times ? '' : ` ${styles.single}`}`}>
        <ProgrammeText programme={programme} />
        {times && (
          <div className={styles.side}>
            <ClassTimes times={times} />
          </div>
        )}
      </div>
      <NextProgramme programme={programme} />
    </>
  );
}

/** The foot: the first button once more, and the related programme. */
function NextProgramme({ programme: { action, next, title } }: { programme: Programme }) {
  return (
    <section className={styles.band} aria-labelledby="next-step">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 id="next-step" className="h2">
            {TITLES[action]}
          </h2>
          <p className={`lead ${styles.words}`}>{WORDS[action](title)}</p>
          <FirstButton action={action} />
        </div>
        <Link className={styles.next} to={next.path}>
          <Emblem name={next.emblem} sizePx={72} />
          <span className={styles.nextWords}>
            <span className="label">Next</span>
            <b className="h3">{next.label}</b>
            <span className="muted">{next.words}</span>
          </span>
          <Icon name="arrow" sizePx={24} />
        </Link>
      </div>
    </section>
  );
}

const TITLES: Record<Programme['action'], string> = {
  trial: 'Try a class',
  join: 'Join us',
  contact: 'Talk to us',
  enquire: 'Tell us what you need',
};

const WORDS: Record<Programme['action'], (title: string) => string> = {
  trial: (title) => `One ${title} class, no obligation. ${ARRIVE_EARLY}`,
  join: (title) => `Book your child a place in our ${title} class.`,
  contact: (title) => `Ask about dates and places for ${title}.`,
  enquire: () => 'Tell us who you protect and where, and what training your team already has.',
};

/**
 * The first button, where the programme begins, and beside it the schedule, filtered by the style where there is one.
 */
function ProgrammeActions({ programme }: { programme: Programme }) {
  const { action, times } = programme;
  const hasSchedule = times !== undefined || action === 'enquire';
  return (
    <>
      <FirstButton action={action} />
      {hasSchedule && (
        <Link className={buttonClass({ look: 'ghost' })} to={times ? schedulePath(times) : paths.classSchedule}>
          Class Schedule <Icon name="arrow" />
        </Link>
      )}
    </>
  );
}

/** Its words and its way out, by the programme's action. */
function FirstButton({ action }: Pick<Programme, 'action'>) {
  // A page opened by a link starts at its top.
  if (action === 'contact')
    return (
      <Link className={buttonClass()} to={paths.contactUs}>
        Contact Us <Icon name="arrow" />
      </Link>
    );
  const { words, link } = EXTERNAL[action];
  return (
    <ExternalLink className={buttonClass()} href={links[link]}>
      {words} <LinkIcon href={links[link]} />
    </ExternalLink>
  );
}

const EXTERNAL: Record<
  Exclude<Programme['action'], 'contact'>,
  { words: string; link: 'bookingForm' | 'enquiryForm' }
> = {
  trial: { words: 'Book a Free Trial', link: 'bookingForm' },
  join: { words: 'Join here', link: 'bookingForm' },
  enquire: { words: 'Send an enquiry', link: 'enquiryForm' },
};

/** What must be read before the first button: licensing, or whom to call. */
function ProgrammeNotice({ notice }: { notice: NonNullable<Programme['notice']> }) {
  return (
    <div className={styles.box}>
      <h2 className={styles.title}>{notice.title}</h2>
      {notice.hasEmergencyNumbers && (
        <ul className={styles.numbers}>
          {emergencyNumbers.map(({ number, reaches }) => (
            <li key={number}>
              <a href={`tel:${number}`}>{number}</a>
              <span>{reaches}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.points}>
        {notice.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
