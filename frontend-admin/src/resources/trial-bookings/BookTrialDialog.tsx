import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BookTrialDto } from '#libs/contracts/generated/api';
import { GUARDIAN_CONSENT } from '#libs/contracts/trial-booking';
import { useIdempotencyKey } from '../../shared/idempotency-key';
import { DialogForm } from '../../shared/DialogForm';
import { parseNumber } from '../../shared/parse-number';
import { NumberTextInput } from '../../shared/NumberTextInput';
import { WrittenText } from '../../shared/layout-parts';
import { type Refused, useFormWrite } from '../../shared/use-form-write';
import { TRIAL_DATES_KEY } from './trial-choices';
import { isOfAChild, validateNewTrial } from './trial-form';
import { BOOK_DIALOG, TRIAL_WEEK_KEY, TRIALS } from './trial-words';
import { TrialSlotInputs } from './TrialSlotInputs';
import { TrialText, TrialWhoInputs } from './TrialWhoInputs';

const BOOKING = {
  done: 'Trial booked',
  failed: 'The trial could not be booked.',
  stale: [[TRIALS], TRIAL_WEEK_KEY, TRIAL_DATES_KEY],
};
const INITIAL = {
  classScheduleId: null,
  date: '',
  fullName: '',
  email: '',
  phone: '',
  participantName: '',
  participantAge: null,
  guardianName: '',
  guardianConsent: false,
  note: '',
};

/** A trial for somebody who called or stands at the desk. */
export function BookTrialDialog({ onClose }: { onClose: () => void }) {
  const keyOf = useIdempotencyKey();
  const write = useFormWrite({ ...BOOKING, form: `${TRIALS}/new`, onDone: onClose });

  function submit(values: Record<string, unknown>): Promise<Refused> {
    const booking = values as unknown as BookTrialDto;
    return write.send(values, (api) => api.bookTrial(booking, keyOf(booking)));
  }

  return (
    <DialogForm
      write={write}
      title="Book trial"
      dialog={BOOK_DIALOG}
      about="For someone who phoned or is at the desk. They get an email with the date and a link to change it."
      submit="Book trial"
      initial={INITIAL}
      validate={validateNewTrial}
      onSubmit={submit}
      otherwise={BOOKING.failed}
      onClose={onClose}
    >
      <TrialSlotInputs />
      <TrialWhoInputs />
      <TrialText
        source="participantName"
        label="Participant (optional)"
        hint="Leave blank if it is the person booking."
        isRequired={false}
      />
      <NumberTextInput
        source="participantAge"
        label="Age of the participant"
        parse={parseNumber}
        format={String}
        inputMode="numeric"
      />
      <GuardianInputs />
      <TrialText source="note" label="Note from the visitor (optional)" rows={2} isRequired={false} />
    </DialogForm>
  );
}

/** Under 18 a guardian agrees: the words are kept with the booking, so they are read out. */
function GuardianInputs() {
  const participantAge = useWatch({ name: 'participantAge' }) as unknown;
  if (!isOfAChild({ participantAge })) return null;
  return (
    <>
      <TrialText source="guardianName" label="Parent or guardian" />
      <WrittenText>“{GUARDIAN_CONSENT}”</WrittenText>
      <BooleanInput source="guardianConsent" label="The guardian agrees to this" helperText={false} />
    </>
  );
}
