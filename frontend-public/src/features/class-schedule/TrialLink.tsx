import { Link } from 'react-router-dom';
import { links } from '#libs/school/school';
import { useTrialDates } from '../../api/trial-bookings';
import { paths } from '../../paths';
import styles from './ClassPopup.module.css';
import type { ScheduledClass } from './schedule-day';

/** Books a trial of this class on this date, while it has a place. Nothing where trials are booked elsewhere. */
export function TrialLink({ entry }: { entry: ScheduledClass }) {
  return links.bookingForm === paths.freeTrial ? <OwnTrialLink entry={entry} /> : null;
}

function OwnTrialLink({ entry: { id, date, className } }: { entry: ScheduledClass }) {
  const { data } = useTrialDates(id);
  const found = data?.find((one) => one.date === date);
  if (!found) return null;
  if (found.placesLeft === 0) return <span className="small muted">No trial places left on this date</span>;
  return (
    <span className={styles.trial}>
      <Link className="text-link small" to={`${paths.freeTrial}?class=${id}&date=${date}`}>
        Book a free trial <span className="visually-hidden">of {className}</span>
      </Link>
      <span className="small muted">
        {found.placesLeft === 1 ? '1 trial place left' : `${found.placesLeft} trial places left`}
      </span>
    </span>
  );
}
