import { Link } from 'react-router-dom';
import type { TrialDateView, VisitorTrialBooking } from '#libs/contracts/generated/api';
import { GUARDIAN_CONSENT } from '#libs/contracts/trial-booking';
import { formatLongDate } from '#libs/domain/schedule/long-date';
import { refusalOf } from '../../api/refusal';
import { bookTrial, useInvalidateTrialDates, useTrialDates } from '../../api/trial-bookings';
import styles from '../../ui/booking/Booking.module.css';
import { type ParticipantDetails, participantOf } from '../../ui/booking/participant-details';
import { ParticipantForm } from '../../ui/booking/ParticipantForm';
import { trialPath, type TrialChoice } from './trial-choice';

interface TrialFormProps {
  choice: TrialChoice & Required<Pick<TrialChoice, 'slot'>>;
  onBooked: (booking: VisitorTrialBooking) => void;
}

/** Who comes to the class that was chosen. */
export function TrialForm({ choice, onBooked }: TrialFormProps) {
  const forgetDates = useInvalidateTrialDates();

  async function book(details: ParticipantDetails): Promise<void> {
    try {
      onBooked(await bookTrial({ ...choice.slot, plan: choice.plan ?? null, ...participantOf(details) }));
    } catch (error) {
      // The date was taken meanwhile, or nothing could be asked: either way the places may be others now.
      if (refusalOf(error).fields['date'] !== undefined) forgetDates();
      throw error;
    }
    forgetDates();
  }

  return (
    <ParticipantForm
      storageKey="trialDetails"
      consent={GUARDIAN_CONSENT}
      label="BOOK MY FREE TRIAL"
      busyLabel="BOOKING..."
      send={book}
    >
      <Chosen choice={choice} />
    </ParticipantForm>
  );
}

/** Before the form is filled in for nothing. @param date undefined: it is none of those that are offered */
function unbookableWords(date: TrialDateView | undefined): string {
  if (!date) return 'No trial can be booked for this class on that date. ';
  return date.placesLeft === 0 ? 'This class is full on that date. ' : '';
}

/** What is about to be booked, and the way back to the dates. */
function Chosen({ choice }: Pick<TrialFormProps, 'choice'>) {
  const { slot, plan, style = 'any' } = choice;
  const { data } = useTrialDates();
  const found = data?.find((one) => one.classScheduleId === slot.classScheduleId && one.date === slot.date);
  return (
    <p className={styles.chosen}>
      {found && (
        <b>
          {found.className}, {found.startTime} to {found.endTime},{' '}
        </b>
      )}
      {formatLongDate(slot.date)}
      {plan && `, for the ${plan} membership`}. {data && unbookableWords(found)}
      <Link className="text-link" to={trialPath({ style, ...(plan && { plan }) })}>
        Choose another date
      </Link>
    </p>
  );
}
