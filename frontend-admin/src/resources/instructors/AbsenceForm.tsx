import { Button, Typography } from '@mui/material';
import { useState, type BaseSyntheticEvent } from 'react';
import { TextInput, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { NO_ANSWER } from '#libs/contracts/api-error';
import type { InstructorAbsence } from '#libs/contracts/generated/api';
import { INSTRUCTOR_ABSENCE_RULES as RULES, OTHER_ABSENCE } from '#libs/contracts/instructor';
import type { CreationMeta } from '../../data-provider';
import { IDEMPOTENCY_FIELD, forgetIdempotencyKey, newIdempotencyField } from '../../shared/idempotency-key';
import { ConfirmDialog, Subject } from '../../shared/ConfirmDialog';
import { DayInput } from '../../shared/DayInput';
import { Column, Columns, Row } from '../../shared/layout-parts';
import { Refusal } from '../../shared/notices';
import { createRecord, updateRecord } from '../../shared/record-calls';
import { dayWords, periodWords } from '../../shared/record-titles';
import { addTitle, confirmDelete, deleteTitle, formTitle, recordWrite } from '../../shared/record-words';
import { StaleNotice } from '../../shared/stale/StaleNotice';
import { useStaleWrite } from '../../shared/stale/use-stale-write';
import { useDialog } from '../../shared/use-dialog';
import { useWrite } from '../../shared/use-write';
import { SubmitButton, WriteForm } from '../../shared/WriteForm';
import { ABSENCE_FORM, ABSENCE_FORM_DIALOG, ABSENCE_WORDS, ABSENCES } from './absence-words';

const SHOWN_AS = { startDate: dayWords, endDate: dayWords };

interface AbsenceFormProps {
  instructorId: number;
  /** Missing: a new one. */
  absence: InstructorAbsence | undefined;
  onDone: () => void;
}

/** The days of one absence. */
export function AbsenceForm({ instructorId, absence, onDone }: AbsenceFormProps) {
  const { key: opening } = useLocation();
  const form = `${ABSENCES}/${absence?.id ?? `create-${instructorId}`}`;
  const [initial] = useState(() =>
    absence ? valuesOf(absence) : { ...valuesOf(ABSENCE_FORM.defaults), ...newIdempotencyField(form, opening) },
  );
  const { write, staleRecord, send } = useStaleWrite<InstructorAbsence | undefined, RaRecord>({
    ...recordWrite(absence ? 'update' : 'create', ABSENCE_WORDS, ABSENCES),
    form,
    record: absence,
    valuesOf,
    onDone: () => {
      forgetIdempotencyKey(window.sessionStorage, form);
      onDone();
    },
  });
  function submit(typed: Record<string, unknown>, event?: BaseSyntheticEvent) {
    const { [IDEMPOTENCY_FIELD]: attemptKey, ...data } = typed;
    const sent = { data: { instructorId, ...data }, meta: { attemptKey } as CreationMeta };
    return send(typed, event, (api, before) =>
      before
        ? updateRecord(api, ABSENCES, data, before)
        : createRecord(api, ABSENCES, sent, { words: ABSENCE_WORDS, otherBody: OTHER_ABSENCE }),
    );
  }
  return (
    <WriteForm
      write={write}
      initial={initial}
      validate={ABSENCE_FORM.validate}
      onSubmit={submit}
      dialog={ABSENCE_FORM_DIALOG}
    >
      <Column gap={2}>
        <Typography variant="sectionTitle">{formTitle(absence !== undefined, ABSENCE_WORDS)}</Typography>
        <Columns gap={2}>
          <DayInput source="startDate" label="First day" isRequired />
          <DayInput source="endDate" label="Last day" isRequired />
        </Columns>
        <TextInput
          source="note"
          label="Note for staff (optional)"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.note.maxLength } }}
        />
        <StaleNotice one={ABSENCE_WORDS.one} record={staleRecord} shownAs={SHOWN_AS} />
        <Refusal refusal={write.refusal} otherwise={NO_ANSWER.unclear} />
        <Row gap={1} wrap justify="flex-end">
          {absence && (
            <DeleteAbsence
              absence={absence}
              onDeleted={() => {
                write.release();
                onDone();
              }}
            />
          )}
          <Button variant="outlined" color="inherit" onClick={onDone}>
            Cancel
          </Button>
          {!staleRecord.isAsked && <SubmitButton>{absence ? 'Save changes' : addTitle(ABSENCE_WORDS)}</SubmitButton>}
        </Row>
      </Column>
    </WriteForm>
  );
}

function valuesOf({ startDate, endDate, note }: Partial<Record<'startDate' | 'endDate' | 'note', string | null>>) {
  return { startDate, endDate, note };
}

const DELETION = { ...recordWrite('delete', ABSENCE_WORDS, ABSENCES), reason: 'beside' } as const;

function DeleteAbsence({ absence, onDeleted }: { absence: InstructorAbsence; onDeleted: () => void }) {
  const dialog = useDialog('delete');
  const { run, isBusy, refusal } = useWrite(DELETION);
  return (
    <>
      <Button color="error" onClick={() => dialog.open()} sx={{ mr: 'auto' }}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title={deleteTitle(ABSENCE_WORDS)}
        confirm="Delete"
        cancel="Cancel"
        isBusy={isBusy}
        onCancel={dialog.close}
        onConfirm={() =>
          void run((api) => api.delete(ABSENCES, { id: absence.id, previousData: absence }), { onDone: onDeleted })
        }
      >
        {confirmDelete(ABSENCE_WORDS)}
        <Subject>{periodWords(absence)}</Subject>
        <Refusal refusal={refusal} otherwise={DELETION.failed} />
      </ConfirmDialog>
    </>
  );
}
