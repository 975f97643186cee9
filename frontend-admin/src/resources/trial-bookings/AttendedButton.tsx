import type { TrialBooking } from '#libs/contracts/generated/api';
import { isoDate } from '#libs/domain/schedule/school-clock';
import type { ChangeMeta } from '../../data-provider';
import { BusyButton } from '../../shared/BusyButton';
import { useSchoolClock } from '../../shared/use-now';
import { useWrite } from '../../shared/use-write';
import { markedWords, mayAttend, TRIAL_CHANGE, TRIALS } from './trial-words';

interface AttendedButtonProps {
  trial: TrialBooking;
  size?: 'small' | 'medium';
}

/** One press, on the day or after it: this visitor came. It can be undone. */
export function AttendedButton({ trial, size = 'small' }: AttendedButtonProps) {
  const today = isoDate(useSchoolClock().date);
  const { run, isBusy } = useWrite(TRIAL_CHANGE);
  if (!mayAttend(trial, today)) return null;
  const set = (status: TrialBooking['status'], meta?: ChangeMeta) => (api: Parameters<Parameters<typeof run>[0]>[0]) =>
    api.update<TrialBooking>(TRIALS, {
      id: trial.id,
      data: { status },
      previousData: trial,
      ...(meta && { meta }),
    });
  return (
    <BusyButton
      size={size}
      variant="outlined"
      loading={isBusy}
      aria-label={`Attended: ${trial.participantName}`}
      onClick={() =>
        void run(set('attended', { readAt: trial.updatedAt }), {
          done: markedWords(trial, 'attended'),
          undo: set(trial.status),
        })
      }
    >
      Attended
    </BusyButton>
  );
}
