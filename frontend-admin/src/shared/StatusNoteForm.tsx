import { Button, DialogActions, DialogContent, styled } from '@mui/material';
import { useEffect, useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import { TextInput, type RaRecord } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { BusyButton } from './BusyButton';
import { ChoiceInput, type Choice } from './ChoiceInput';
import { OtherActions } from './dialog-parts';
import { HistoryLink } from './HistoryLink';
import { Column } from './layout-parts';
import { Refusal } from './notices';
import { updateRecord } from './record-calls';
import { StaleNotice } from './stale/StaleNotice';
import { useStaleWrite } from './stale/use-stale-write';
import type { Refused } from './use-form-write';
import type { Write } from './use-write';
import { WriteForm } from './WriteForm';

type Values = Record<string, unknown>;

interface Booking<Status> {
  id: number;
  status: Status;
  staffNote: string | null;
  updatedAt: string;
}

interface StatusNoteFormProps<Status extends string> {
  resource: AdminScreen;
  /** What a person calls the record. */
  one: string;
  record: Booking<Status>;
  write: Write & { failed: string };
  choices: readonly Choice[];
  /** What a change of the status does to who booked, said before it is saved. */
  consequence: (from: Status, to: Status) => string | undefined;
  noteMaxLength: number;
  /** Above the inputs, within the form: what was booked, and by whom. */
  about: ReactNode;
  onClose: () => void;
}

/**
 * Body and buttons of the dialog of a booking, which staff follow up by a status and a note. It begins anew with what
 * is stored as long as nothing is typed; what is typed stays, and is not left without asking.
 */
export function StatusNoteForm<Status extends string>(props: StatusNoteFormProps<Status>) {
  const { record } = props;
  const [isTyping, setTyping] = useState(false);
  const [edited, setEdited] = useState(record);
  if (!isTyping && edited.updatedAt !== record.updatedAt) setEdited(record);
  return <EditedForm key={edited.updatedAt} {...props} edited={edited} onTyping={setTyping} />;
}

interface EditedFormProps<Status extends string> extends StatusNoteFormProps<Status> {
  edited: Booking<Status>;
  onTyping: (isTyping: boolean) => void;
}

function EditedForm<Status extends string>(props: EditedFormProps<Status>) {
  const { resource, one, edited, write: change, onClose } = props;
  const [initial] = useState(() => valuesOf(edited));
  const {
    write,
    staleRecord,
    send,
    known = edited,
  } = useStaleWrite<Booking<Status>, RaRecord>({
    ...change,
    form: `${resource}/${edited.id}`,
    record: edited,
    valuesOf,
    onDone: onClose,
  });
  function submit(typed: Values, event?: BaseSyntheticEvent): Promise<Refused> | undefined {
    return send(typed, event, (api, before) => updateRecord(api, resource, dataOf(typed), before));
  }
  return (
    <Whole>
      <WriteForm write={write} initial={initial} validate={() => ({})} onSubmit={submit}>
        <Body {...props} from={known.status}>
          <StaleNotice one={one} record={staleRecord} shownAs={{}} />
          <Refusal refusal={write.refusal} otherwise={change.failed} />
        </Body>
      </WriteForm>
    </Whole>
  );
}

interface BodyProps<Status extends string> extends EditedFormProps<Status> {
  /** The status that is stored. */
  from: Status;
  children: ReactNode;
}

function Body<Status extends string>({ from, children, ...props }: BodyProps<Status>) {
  const { resource, record, choices, consequence, noteMaxLength, about, onTyping, onClose } = props;
  const { isDirty, isSubmitting } = useFormState();
  const status = useWatch({ name: 'status' }) as Status;
  useEffect(() => onTyping(isDirty), [isDirty, onTyping]);
  return (
    <>
      <DialogContent dividers tabIndex={0}>
        <Column gap={3}>
          {about}
          <Column gap={2}>
            <ChoiceInput
              source="status"
              label="Status"
              choices={choices}
              helperText={consequence(from, status) ?? false}
            />
            <TextInput
              source="staffNote"
              label="Note for staff (optional)"
              multiline
              minRows={2}
              helperText={false}
              slotProps={{ htmlInput: { maxLength: noteMaxLength } }}
            />
            {children}
          </Column>
        </Column>
      </DialogContent>
      <DialogActions>
        <OtherActions>
          <HistoryLink resource={resource} id={record.id} />
        </OtherActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
        <BusyButton type="submit" variant="contained" loading={isSubmitting} disabled={!isDirty}>
          Save
        </BusyButton>
      </DialogActions>
    </>
  );
}

function valuesOf({ status, staffNote }: Booking<string>): Values {
  return { status, staffNote: staffNote ?? '' };
}

function dataOf({ status, staffNote }: Values) {
  return { status, staffNote: (staffNote as string | null)?.trim() || null };
}

/** The dialog lays out what is in the form, as if that were not there. */
const Whole = styled('div')({ '&, & > form': { display: 'contents' } });
