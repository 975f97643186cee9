import { Link } from 'react-router-dom';
import type { VisitorTrialBooking } from '#libs/contracts/generated/api';
import { whatToBring } from '#libs/school/what-to-bring';
import { whereWords } from '../../content/trial';
import { paths } from '../../paths';
import styles from '../../ui/booking/Booking.module.css';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { BookingFacts } from './BookingFacts';

/** In the form's place once the trial is booked. */
export function Booked({ booking }: { booking: VisitorTrialBooking }) {
  return (
    <div className={styles.card}>
      <FormOutcome title="Your free trial is booked" takesFocus>
        <BookingFacts booking={booking} />
        <p>
          We sent an email to {booking.email}, with the date for your calendar and a link to move or cancel it. We'll
          send you a reminder the day before.
        </p>
        <h3>What to bring</h3>
        <ul className={styles.bring}>
          {whatToBring().map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{whereWords()}</p>
        <div>
          <Link className="text-link" to={paths.classSchedule}>
            See the class schedule
          </Link>
        </div>
      </FormOutcome>
    </div>
  );
}
