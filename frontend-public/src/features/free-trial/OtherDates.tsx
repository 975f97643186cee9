import { useState } from 'react';
import type { MoveTrialDto, TrialDateView, VisitorTrialBooking } from '#libs/contracts/generated/api';
import { formatDayAndMonth } from '#libs/domain/schedule/long-date';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { useTrialDates } from '../../api/trial-bookings';
import styles from '../../ui/booking/Booking.module.css';
import { buttonClass } from '../../ui/button-class';
import { SelectField } from '../../ui/form/TextField';
import { LoadFailure } from '../../ui/notices';

interface OtherDatesProps {
  booking: VisitorTrialBooking;
  isBusy: boolean;
  onPick: (slot: MoveTrialDto) => void;
  onBack: () => void;
}

/** The dates of the same style that have a place, to choose one. */
export function OtherDates({ booking, isBusy, onPick, onBack }: OtherDatesProps) {
  const { data, error, isFetching, refetch } = useTrialDates();
  const [picked, setPicked] = useState('');
  if (error)
    return (
      <LoadFailure sentence="The dates could not be loaded." isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  const [style] = disciplinesOf(booking.className);
  const dates = (data ?? []).filter(
    (one) => one.placesLeft > 0 && disciplinesOf(one.className).includes(style) && !isBooked(one, booking),
  );
  const chosen = dates.find((one) => valueOf(one) === picked);
  return (
    <div className={styles.form}>
      <SelectField
        label="New date"
        autoFocus
        value={picked}
        hint={
          data && dates.length === 0
            ? 'There are no other dates with a free place. Please call us.'
            : 'Dates with a free place, soonest first.'
        }
        onChange={(event) => setPicked(event.target.value)}
      >
        <option value="">{data ? 'Choose a date' : 'Loading dates...'}</option>
        {dates.map((one) => (
          <option key={valueOf(one)} value={valueOf(one)}>
            {formatDayAndMonth(one.date)}, {one.startTime}, {one.className}
          </option>
        ))}
      </SelectField>
      <div className={styles.actions}>
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={isBusy || !chosen}
          onClick={() => chosen && onPick({ classScheduleId: chosen.classScheduleId, date: chosen.date })}
        >
          Move my trial
        </button>
        <button type="button" className={buttonClass({ look: 'ghost' })} onClick={onBack}>
          Keep it
        </button>
      </div>
    </div>
  );
}

function isBooked(date: TrialDateView, { classScheduleId, date: on, status }: VisitorTrialBooking): boolean {
  return status !== 'cancelled' && date.classScheduleId === classScheduleId && date.date === on;
}

function valueOf({ classScheduleId, date }: TrialDateView): string {
  return `${classScheduleId} ${date}`;
}
