import type { VisitorTrialBooking } from '#libs/contracts/generated/api';
import { formatLongDate } from '#libs/domain/schedule/long-date';
import { Facts } from '../../ui/booking/Facts';

/** What is booked, when, and for whom. */
export function BookingFacts({ booking }: { booking: VisitorTrialBooking }) {
  const { className, date, startTime, endTime, participantName } = booking;
  const when = `${formatLongDate(date)}, ${startTime} to ${endTime}`;
  return (
    <Facts
      facts={[
        ['Class', className],
        ['When', when],
        ['Who', participantName],
      ]}
    />
  );
}
