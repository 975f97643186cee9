import { type CSSProperties, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublicInstructor } from '#libs/contracts/generated/api';
import { school } from '#libs/school/school';
import { useInstructors } from '../../api/public-lists';
import { instructorWords, bundledPortrait } from '../../content/instructors';
import { paths } from '../../paths';
import { Emblem } from '../../ui/drawings/Emblem';
import { Icon } from '../../ui/drawings/Icon';
import { Loading } from '../../ui/Loading';
import { EmptyNotice, LoadFailure } from '../../ui/notices';
import { instructorLook, type InstructorLook } from './instructor-look';
import styles from './Team.module.css';

export function Team() {
  const { data: team, isError, isFetching, refetch } = useInstructors();
  return (
    <section className={`wrap ${styles.team}`} aria-label="The team">
      {team && team.length > 0 && (
        <ul className={styles.grid}>
          {team.map((instructor) => (
            <li key={instructor.id}>
              <InstructorCard instructor={instructor} />
            </li>
          ))}
        </ul>
      )}
      {team?.length === 0 && (
        <EmptyNotice icon="user" title={instructorWords.none}>
          <p className="muted">{instructorWords.noneHint}</p>
          <Link className="text-link" to={paths.classSchedule}>
            Class Schedule
          </Link>
        </EmptyNotice>
      )}
      {!team && isError && (
        <LoadFailure sentence={instructorWords.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!team && !isError && <TeamSkeleton />}
    </section>
  );
}

function InstructorCard({ instructor }: { instructor: PublicInstructor }) {
  const { name, role, bio, expertise, classes } = instructor;
  const look = instructorLook(instructor);
  return (
    <article
      className={styles.card}
      style={{ '--discipline': `var(--discipline-${look.discipline})` } as CSSProperties}
    >
      <Portrait instructor={instructor} look={look} />
      <div className={styles.who}>
        <h2 className="h3">{name}</h2>
        <p className={styles.role}>{role}</p>
      </div>
      <div className={styles.words}>
        <Bio text={bio} of={name} />
        {expertise.length > 0 && (
          <>
            <h3 className={styles.expertise}>{instructorWords.expertise}</h3>
            <ul className={styles.chips} aria-label={instructorWords.expertise}>
              {[...new Set(expertise)].map((area) => (
                <li key={area}>{area}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {classes.length > 0 && <Classes classes={classes} of={name} />}
    </article>
  );
}

/** What an instructor teaches, and where it stands among the others. */
function Classes({ classes, of }: { classes: PublicInstructor['classes']; of: string }) {
  const id = useId();
  return (
    <div className={styles.taught}>
      <h3 id={id}>
        {instructorWords.classes}
        <span className="visually-hidden"> of {of}</span>
      </h3>
      <Link className="text-link" to={paths.classSchedule}>
        {instructorWords.schedule}
        <span className="visually-hidden"> for the classes of {of}</span> <Icon name="arrow" />
      </Link>
      <ul aria-labelledby={id}>
        {classes.map(({ id: classId, day, startTime, endTime, className }) => (
          <li key={classId}>
            <span className="muted tabular">
              {day.slice(0, 3)} {startTime}–{endTime}
            </span>
            <span>{className}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From here on a text does not fit the lines of the card. */
const LONG_FROM_CHARACTERS = 220;

/** What an instructor says; a long one is cut to a few lines until it is asked for. */
function Bio({ text, of }: { text: string; of: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG_FROM_CHARACTERS;
  return (
    <>
      <p id={id} className={isLong && !isOpen ? `${styles.bio} ${styles.cut}` : styles.bio}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Read less' : 'Read more'}
          <span className="visually-hidden"> about {of}</span>
        </button>
      )}
    </>
  );
}

/** The photo, or the initials where there is none or it does not load: decoration, the name stands beside them. */
function Portrait({ instructor, look }: { instructor: PublicInstructor; look: InstructorLook }) {
  const [failed, setFailed] = useState<string>();
  const source = bundledPortrait(instructor.name) ?? instructor.image;
  if (source && source !== failed) {
    return (
      <div className={styles.panel}>
        <img
          className={styles.photo}
          src={source}
          alt={`Portrait of ${instructor.name}`}
          width={424}
          height={530}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(source)}
        />
      </div>
    );
  }
  return (
    <div className={`${styles.panel} ${styles.drawn}`} aria-hidden="true">
      <span className={styles.initials}>{look.initials}</span>
      <Emblem name={look.emblem} sizePx={150} className={styles.emblem} />
    </div>
  );
}

const CARDS = 6;

/** The shape of the team while it loads. A quick answer never shows it. */
function TeamSkeleton() {
  return (
    <Loading
      status={instructorWords.loading}
      withoutScript={
        <>
          JavaScript is switched off, so we cannot show our instructors here. Ask us about a coach:{' '}
          {school.phone.display}.
        </>
      }
      className={styles.grid}
    >
      {Array.from({ length: CARDS }, (_, card) => (
        <div key={card} className={styles.skeletonCard}>
          <i />
          <span>
            <i />
            <i />
            <i />
            <i />
          </span>
        </div>
      ))}
    </Loading>
  );
}
