import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { school } from '#libs/school/school';
import { useClassSchedules } from '../../api/class-schedules';
import type { ProgrammeTimes } from '../../content/programmes/programme';
import { Loading } from '../../ui/Loading';
import { RetryButton } from '../../ui/notices';
import { Icon } from '../../ui/drawings/Icon';
import styles from './ClassTimes.module.css';
import { classesOf, schedulePath } from './programme-times';

/** The times of one style from the live schedule, in a place as high in every state, so that nothing below it moves. */
export function ClassTimes({ times }: { times: ProgrammeTimes }) {
  const { data, isError, isFetching, refetch } = useClassSchedules();
  return (
    <aside
      className={styles.card}
      aria-labelledby="class-times"
      style={{ '--discipline': `var(--discipline-${times.style})`, '--rows': times.rows } as CSSProperties}
    >
      <h2 id="class-times" className={`h3 ${styles.title}`}>
        Class times
      </h2>
      <div className={styles.place}>
        {data && <Found classes={classesOf(data, times)} label={times.label} />}
        {!data && isError && <Failed isRetrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !isError && <TimesLoading rows={times.rows} />}
      </div>
      <p className={styles.foot}>
        <Link className="text-link" to={schedulePath(times)}>
          View Class Schedule <Icon name="arrow" />
        </Link>
      </p>
    </aside>
  );
}

function Found({ classes, label }: { classes: ReturnType<typeof classesOf>; label: string }) {
  if (classes.length === 0)
    return (
      <p className={styles.none}>
        No {label} classes are scheduled at the moment. Ask us when the next ones are: {school.phone.display}.
      </p>
    );
  return (
    <ul aria-label={`${label} classes`} tabIndex={0}>
      {classes.map((entry) => (
        <li key={entry.id} className={styles.row}>
          <b>
            {entry.day}{' '}
            <span className="tabular">
              {entry.startTime}–{entry.endTime}
            </span>
          </b>
          <span>{entry.className}</span>
          <span className="small muted">Level: {entry.level}</span>
        </li>
      ))}
    </ul>
  );
}

function Failed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className={styles.failure} role="alert">
      <p>Unable to load class schedule. Please try again later.</p>
      <RetryButton isRetrying={isRetrying} onRetry={onRetry} />
    </div>
  );
}

function TimesLoading({ rows }: { rows: number }) {
  return (
    <Loading
      status="Loading class schedule..."
      withoutScript={
        <>
          JavaScript is switched off, so we cannot show the class times here. Call us for them: {school.phone.display}.
        </>
      }
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.ghost}>
          <i />
          <i />
        </div>
      ))}
    </Loading>
  );
}
