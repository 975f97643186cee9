import { useQueryClient } from '@tanstack/react-query';
import type { BaseSyntheticEvent } from 'react';
import type { RaRecord } from 'react-admin';
import type { TrialBooking, TrialDateView } from '#libs/contracts/generated/api';
import { DialogForm } from '../../shared/DialogForm';
import { updateRecord } from '../../shared/record-calls';
import { dayWords } from '../../shared/record-titles';
import { StaleNotice } from '../../shared/stale/StaleNotice';
import { useStaleWrite } from '../../shared/stale/use-stale-write';
import type { Refused } from '../../shared/use-form-write';
import { classChoices, TRIAL_DATES_KEY } from './trial-choices';
import { validateMovedTrial } from './trial-form';
import { MOVE_DIALOG, TRIAL_CHANGE, TRIALS, whenWords } from './trial-words';
import { TrialSlotInputs } from './TrialSlotInputs';
import { TrialText, TrialWhoInputs } from './TrialWhoInputs';

const FIELDS = ['classScheduleId', 'date', 'fullName', 'email', 'phone', 'participantName'] as const;

/** Another date or class of a booking, and who booked put right. */
export function MoveTrialDialog({ trial, onClose }: { trial: TrialBooking; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { write, staleRecord, send } = useStaleWrite<TrialBooking, RaRecord>({
    done: 'Trial changed',
    failed: TRIAL_CHANGE.failed,
    stale: [...TRIAL_CHANGE.stale, TRIAL_DATES_KEY],
    form: `${TRIALS}/${trial.id}/move`,
    record: trial,
    valuesOf,
    onDone: onClose,
  });

  function submit(values: Record<string, unknown>, event?: BaseSyntheticEvent): Promise<Refused> | undefined {
    const data = Object.fromEntries(FIELDS.map((field) => [field, values[field]]));
    return send(values, event, (api, before) => updateRecord(api, TRIALS, data, before));
  }

  function classWords(id: unknown): string {
    const dates = queryClient.getQueryData<TrialDateView[]>(TRIAL_DATES_KEY) ?? [];
    return classChoices(dates, trial).find((one) => one.id === id)?.name ?? 'Another class';
  }

  return (
    <DialogForm
      write={write}
      title="Move or correct"
      dialog={MOVE_DIALOG}
      about={`${trial.participantName}, ${whenWords(trial)}. They will be notified by email of a new date or class.`}
      submit="Save"
      initial={valuesOf(trial)}
      validate={validateMovedTrial}
      onSubmit={submit}
      isAsked={staleRecord.isAsked}
      notice={
        <StaleNotice one="trial" record={staleRecord} shownAs={{ classScheduleId: classWords, date: dayWords }} />
      }
      otherwise={TRIAL_CHANGE.failed}
      onClose={onClose}
    >
      <TrialSlotInputs own={trial} />
      <TrialText source="participantName" label="Participant" />
      <TrialWhoInputs />
    </DialogForm>
  );
}

function valuesOf(trial: TrialBooking): Record<string, unknown> {
  return Object.fromEntries(FIELDS.map((field) => [field, trial[field]]));
}
