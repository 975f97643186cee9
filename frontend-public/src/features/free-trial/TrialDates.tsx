import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TrialDateView } from '#libs/contracts/generated/api';
import { formatDayAndMonth } from '#libs/domain/schedule/long-date';
import { useTrialDates } from '../../api/trial-bookings';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { EmptyNotice, LoadFailure } from '../../ui/notices';
import styles from './FreeTrialPage.module.css';
import { placesWords } from './trial-choice';

const DAYS_AT_FIRST = 6;
const DAYS_MORE = 12;
type Slot = Pick<TrialDateView, 'classScheduleId' | 'date'>;

interface TrialDatesProps {
  isShown: (date: TrialDateView) => boolean;
  /** Where a date leads. */
  pathOf: (slot: Slot) => string;
}

/** The classes of the next eight weeks, day by day, each with its places. */
export function TrialDates({ isShown, pathOf }: TrialDatesProps) {
  const { data, error, isFetching, refetch } = useTrialDates();
  const [shownDays, setShownDays] = useState(DAYS_AT_FIRST);
  if (error)
    return (
      <LoadFailure sentence="The dates could not be loaded." isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <p role="status" className="muted">
        Loading dates...
      </p>
    );
  const dates = data.filter(isShown);
  const days = [...new Set(dates.map(({ date }) => date))];
  if (days.length === 0) return <NoDates />;
  return (
    <>
      <ol className={styles.days}>
        {days.slice(0, shownDays).map((day) => (
          <li key={day}>
            <h3>{formatDayAndMonth(day)}</h3>
            <ul>
              {dates
                .filter(({ date }) => date === day)
                .map((one) => (
                  <li key={one.classScheduleId}>
                    <DateLine date={one} path={pathOf({ classScheduleId: one.classScheduleId, date: one.date })} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {days.length > shownDays && (
        <button
          type="button"
          className={buttonClass({ look: 'ghost' })}
          onClick={() => setShownDays(shownDays + DAYS_MORE)}
        >
          Show more dates
        </button>
      )}
    </>
  );
}

function DateLine({ date, path }: { date: TrialDateView; path: string }) {
  const { startTime, endTime, className, level, instructor, placesLeft } = date;
  const words = (
    <>
      <span className="tabular">
        {startTime}–{endTime}
      </span>
      <span>
        <b>{className}</b>
        <span className="small muted">{[level, instructor].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="small muted">{placesWords(placesLeft)}</span>
    </>
  );
  if (placesLeft === 0) return <div className={styles.date}>{words}</div>;
  return (
    <Link className={styles.date} to={path}>
      {words}
    </Link>
  );
}

function NoDates() {
  return (
    <EmptyNotice icon="info" title="No trial dates in the next eight weeks">
      <p className="small muted">
        Try another style, or ask us and we'll make a plan. <Link to={paths.contactUs}>Write to us</Link>
      </p>
    </EmptyNotice>
  );
}
