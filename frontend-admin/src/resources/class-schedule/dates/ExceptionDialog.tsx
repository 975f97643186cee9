import { Alert, Dialog, DialogContent, type Theme, useMediaQuery } from '@mui/material';
import { useId, useState, type BaseSyntheticEvent } from 'react';
import { HttpError, TextInput, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NO_ANSWER, staleRecord as staleSentence } from '#libs/contracts/api-error';
import { CLASS_EXCEPTION_RULES as RULES } from '#libs/contracts/class-calendar';
import type {
  ClassException,
  CreateClassExceptionDto,
  DatedClassView,
  SubstituteNeededView,
} from '#libs/contracts/generated/api';
import { weekdayOf } from '#libs/domain/schedule/class-dates';
import type { SchoolDataProvider } from '../../../data-provider';
import { BusyButton } from '../../../shared/BusyButton';
import { CancellationWarning } from '../../../shared/CancellationWarning';
import { ChoiceInput } from '../../../shared/ChoiceInput';
import { DialogHead } from '../../../shared/dialog-parts';
import { OpenedFields } from '../../../shared/DialogForm';
import { Columns, Row } from '../../../shared/layout-parts';
import { Refusal } from '../../../shared/notices';
import { updateRecord } from '../../../shared/record-calls';
import { schoolDay } from '../../../shared/school-moment';
import { StaleNotice } from '../../../shared/stale/StaleNotice';
import { useStaleWrite } from '../../../shared/stale/use-stale-write';
import { TimeInput } from '../../../shared/TimeInput';
import { useWrite } from '../../../shared/use-write';
import { SubmitButton, WriteForm } from '../../../shared/WriteForm';
import { InstructorInput } from '../InstructorInput';
import {
  exceptionData,
  EXCEPTION_WORDS,
  EXCEPTIONS,
  exceptionValues,
  KIND_CHOICES,
  validateException,
} from './exception-form';
import { awayWords, SUBSTITUTES_KEY } from './substitutes';
import { DATED_WEEK_KEY } from './use-dated-week';

interface ExceptionDialogProps {
  entry: DatedClassView;
  date: string;
  /** What differs already; missing: it is as planned. */
  stored: ClassException | undefined;
  /** Whoever takes it is away. */
  away: SubstituteNeededView | undefined;
  onClose: () => void;
}

const STALE = [DATED_WEEK_KEY, SUBSTITUTES_KEY, [EXCEPTIONS]];

/** Cancels or changes one class on one date, or puts it back to the plan. */
export function ExceptionDialog(props: ExceptionDialogProps) {
  const { entry, date, away, onClose } = props;
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogHead
        titleId={titleId}
        title={`${entry.className}, ${weekdayOf(date)} ${schoolDay(`${date}T12:00:00Z`)}`}
        isDivided
        onClose={onClose}
      />
      <DialogContent>
        {away && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {awayWords(away.instructor)}. Choose a substitute, or cancel the class.
          </Alert>
        )}
        <ExceptionForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

function ExceptionForm({ entry: { classScheduleId, className }, date, stored, away, onClose }: ExceptionDialogProps) {
  const [initial] = useState(() => exceptionValues(stored, away !== undefined));
  const { write, staleRecord, send } = useStaleWrite<ClassException | undefined, RaRecord>({
    done: `${className} is changed on this date`,
    failed: 'The change could not be saved',
    stale: STALE,
    form: `${EXCEPTIONS}/${classScheduleId}.${date}`,
    record: stored,
    valuesOf: (one) => exceptionValues(one),
    blank: initial,
    onDone: onClose,
  });
  const undo = useWrite({
    done: `${className} is back to the regular plan`,
    failed: 'Failed to undo the change',
    stale: STALE,
  });
  const submit = (values: Record<string, unknown>, event?: BaseSyntheticEvent) => {
    const data = exceptionData(values);
    return send(values, event, (api, before) =>
      // Told once that a colleague put the class back to the plan, a further press changes the date anew.
      before && stored
        ? updateRecord(api, EXCEPTIONS, data, before)
        : addException(api, { classScheduleId, date, ...data }),
    );
  };
  return (
    <WriteForm write={write} initial={initial} validate={validateException} onSubmit={submit} dialog="date">
      <OpenedFields>
        <ChoiceInput source="kind" label="On this date" choices={KIND_CHOICES} />
        <ChangedInputs />
        {stored?.kind !== 'cancelled' && <LetDown classScheduleId={classScheduleId} date={date} />}
        <TextInput
          source="note"
          label="Note for visitors (optional)"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.note.maxLength } }}
        />
        <StaleNotice one={EXCEPTION_WORDS.one} record={staleRecord} shownAs={{}} />
        <Refusal refusal={write.refusal ?? undo.refusal} otherwise={NO_ANSWER.unclear} />
        <Row gap={1} wrap justify="flex-end">
          {stored && (
            <BusyButton
              variant="outlined"
              color="inherit"
              loading={undo.isBusy}
              onClick={() =>
                void undo.run((api) => api.delete(EXCEPTIONS, { id: stored.id }), {
                  onDone: () => {
                    write.release();
                    onClose();
                  },
                })
              }
            >
              Back to the regular plan
            </BusyButton>
          )}
          {!staleRecord.isAsked && <SubmitButton>Save</SubmitButton>}
        </Row>
      </OpenedFields>
    </WriteForm>
  );
}

/** @throws HttpError like that of a change which came too late, when a colleague has changed the same date meanwhile */
async function addException(api: SchoolDataProvider, data: CreateClassExceptionDto): Promise<RaRecord> {
  try {
    return (await api.create<RaRecord>(EXCEPTIONS, { data })).data;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error;
    const { classScheduleId, date } = data;
    const { data: found } = await api.getList<ClassException>(EXCEPTIONS, {
      filter: { classScheduleId, date },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'date', order: 'ASC' },
    });
    throw found[0] ? new HttpError(staleSentence(EXCEPTION_WORDS.one), 412, { current: found[0] }) : error;
  }
}

/** What is left empty stays as planned. */
function ChangedInputs() {
  const kind: unknown = useWatch({ name: 'kind' });
  if (kind !== 'changed') return null;
  return (
    <>
      <Columns gap={2}>
        <TimeInput source="startTime" label="New start time (optional)" isRequired={false} />
        <TimeInput source="endTime" label="New end time (optional)" isRequired={false} />
      </Columns>
      <InstructorInput label="Substitute (optional)" maxLength={RULES.instructor.maxLength} />
    </>
  );
}

/** Whoever wanted to try the class then. */
function LetDown({ classScheduleId, date }: { classScheduleId: number; date: string }) {
  const kind: unknown = useWatch({ name: 'kind' });
  return kind === 'cancelled' && <CancellationWarning classScheduleId={classScheduleId} from={date} to={date} />;
}
