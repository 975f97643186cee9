import { Link } from 'react-router-dom';
import type { Programme } from '../../content/programmes/programme';
import { ARRIVE_EARLY } from '../../content/schedule-notes';
import { Emblem } from '../../ui/drawings/Emblem';
import { Icon } from '../../ui/drawings/Icon';
import styles from './NextProgramme.module.css';
import { FirstButton } from './ProgrammeActions';

/** The foot: the first button once more, and the related programme. */
export function NextProgramme({ programme: { action, next, title } }: { programme: Programme }) {
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
  join: (title) => `Give your child a place in ${title}.`,
  contact: (title) => `Ask about dates and places for ${title}.`,
  enquire: () => 'Tell us who you protect and where, and what your team already knows.',
};
