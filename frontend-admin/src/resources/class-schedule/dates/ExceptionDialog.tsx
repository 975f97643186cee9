import { Alert, Dialog, DialogContent, type Theme, useMediaQuery } from '@mui/material';
import { useId, useState } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NO_ANSWER } from '#libs/contracts/api-error';
import { CLASS_EXCEPTION_RULES as RULES } from '#libs/contracts/class-calendar';
import type { ClassException, DatedClassView, SubstituteNeededView } from '#libs/contracts/generated/api';
import { weekdayOf } from '#libs/domain/schedule/class-dates';
import { BusyButton } from '../../../shared/BusyButton';
import { CalledOff } from '../../../shared/CalledOff';
import { ChoiceInput } from '../../../shared/ChoiceInput';
import { DialogHead } from '../../../shared/dialog-parts';
import { Column, Columns, Row } from '../../../shared/layout-parts';
import { Refusal } from '../../../shared/notices';
import { schoolDay } from '../../../shared/school-moment';
import { TimeInput } from '../../../shared/TimeInput';
import { useFormWrite } from '../../../shared/use-form-write';
import { useWrite } from '../../../shared/use-write';
import { SubmitButton, WriteForm } from '../../../shared/WriteForm';
import { InstructorInput } from '../InstructorInput';
import { exceptionData, EXCEPTIONS, exceptionValues, KIND_CHOICES, validateException } from './exception-form';
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
  const write = useFormWrite({
    done: `${className} is changed on this date`,
    failed: 'The change could not be saved',
    stale: STALE,
    form: `${EXCEPTIONS}/${classScheduleId}.${date}`,
    record: stored,
    onDone: onClose,
  });
  const undo = useWrite({
    done: `${className} is back to the regular plan`,
    failed: 'Failed to undo the change',
    stale: STALE,
  });
  const submit = (values: Record<string, unknown>) => {
    const data = exceptionData(values);
    return write.send(values, (api) =>
      stored
        ? api.update(EXCEPTIONS, { id: stored.id, data, previousData: stored, meta: { readAt: stored.updatedAt } })
        : api.create(EXCEPTIONS, { data: { classScheduleId, date, ...data } }),
    );
  };
  return (
    <WriteForm write={write} initial={initial} validate={validateException} onSubmit={submit} dialog="date">
      <Column gap={2}>
        <ChoiceInput source="kind" label="On this date" choices={KIND_CHOICES} />
        <ChangedInputs />
        {stored?.kind !== 'cancelled' && <LetDown classScheduleId={classScheduleId} date={date} />}
        <TextInput
          source="note"
          label="Note for visitors (optional)"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.note.maxLength } }}
        />
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
          <SubmitButton>Save</SubmitButton>
        </Row>
      </Column>
    </WriteForm>
  );
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
  return kind === 'cancelled' && <CalledOff classScheduleId={classScheduleId} from={date} to={date} />;
}
