import type { TrialBooking } from '#libs/contracts/generated/api';
import { DialogForm } from '../../shared/DialogForm';
import { type Refused, useFormWrite } from '../../shared/use-form-write';
import { TRIAL_DATES_KEY } from './trial-choices';
import { validateMovedTrial } from './trial-form';
import { MOVE_DIALOG, TRIAL_CHANGE, TRIALS, whenWords } from './trial-words';
import { TrialSlotInputs } from './TrialSlotInputs';
import { TrialText, TrialWhoInputs } from './TrialWhoInputs';

const FIELDS = ['classScheduleId', 'date', 'fullName', 'email', 'phone', 'participantName'] as const;

/** Another date or class of a booking, and who booked put right. */
export function MoveTrialDialog({ trial, onClose }: { trial: TrialBooking; onClose: () => void }) {
  const write = useFormWrite({
    done: 'Trial changed',
    failed: TRIAL_CHANGE.failed,
    stale: [...TRIAL_CHANGE.stale, TRIAL_DATES_KEY],
    form: `${TRIALS}/${trial.id}/move`,
    onDone: onClose,
  });

  function submit(values: Record<string, unknown>): Promise<Refused> {
    const data = Object.fromEntries(FIELDS.map((field) => [field, values[field]]));
    const meta = { readAt: trial.updatedAt };
    return write.send(values, (api) =>
      api.update<TrialBooking>(TRIALS, { id: trial.id, data, previousData: trial, meta }),
    );
  }

  return (
    <DialogForm
      write={write}
      title="Move or correct"
      dialog={MOVE_DIALOG}
      about={`${trial.participantName}, ${whenWords(trial)}. They will be notified by email of a new date or class.`}
      submit="Save"
      initial={Object.fromEntries(FIELDS.map((field) => [field, trial[field]]))}
      validate={validateMovedTrial}
      onSubmit={submit}
      otherwise={TRIAL_CHANGE.failed}
      onClose={onClose}
    >
      <TrialSlotInputs own={trial} />
      <TrialText source="participantName" label="Participant" />
      <TrialWhoInputs />
    </DialogForm>
  );
}
