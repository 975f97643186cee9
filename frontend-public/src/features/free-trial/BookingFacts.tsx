import type { VisitorTrialBooking } from '#libs/contracts/generated/api';
import { formatLongDate } from '#libs/domain/schedule/long-date';
import styles from './FreeTrialPage.module.css';

/** What is booked, when, and for whom. */
export function BookingFacts({ booking }: { booking: VisitorTrialBooking }) {
  const { className, date, startTime, endTime, participantName } = booking;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Class</dt>
        <dd>{className}</dd>
      </div>
      <div>
        <dt>When</dt>
        <dd>
          {formatLongDate(date)}, {startTime} to {endTime}
        </dd>
      </div>
      <div>
        <dt>Who</dt>
        <dd>{participantName}</dd>
      </div>
    </dl>
  );
}
