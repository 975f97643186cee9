import { useState, type BaseSyntheticEvent, type ComponentType, type ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import type { CreationMeta } from '../data-provider';
import { IDEMPOTENCY_FIELD, forgetIdempotencyKey, newIdempotencyField } from './idempotency-key';
import { doneState, formActionOf, type FormAction } from './form-action';
import { isNotFound } from './failure';
import { useFormMode, type FormModeLinks } from './form-mode';
import { FormBody } from './FormBody';
import { FormDialog, type FormDialogProps, FormCard, type FormFrameProps } from './FormDialog';
import { HistoryLink } from './HistoryLink';
import { type FieldMessages, fieldsOf } from './record-rules';
import { createRecord, updateRecord } from './record-calls';
import { goneMeanwhile, recordWrite, type RecordWords } from './record-words';
import { RecordFormProblem } from './RecordFormProblem';
import type { ShownAs } from './stale/field-display';
import { useStaleWrite } from './stale/use-stale-write';
import type { DialogState } from './use-dialog';
import type { Refused } from './use-form-write';
import { WriteForm } from './WriteForm';

type Values = Record<string, unknown>;

export interface RecordFormProps {
  resource: string;
  words: RecordWords;
  /** Every field of the form and what it holds in a new record. */
  defaults: Values;
  /** Messages by field for values that must not be sent; an empty object when all is well. */
  validate: (values: Values) => FieldMessages;
  /** The inputs. */
  children: ReactNode;
  /** Beside the inputs: what follows from what is typed. */
  aside?: ReactNode;
  /** Whether it stands over the list, and not above it. */
  isDialog?: boolean;
  /** What it stands in over the list, in place of the back-office's own dialog. */
  sheet?: ComponentType<FormDialogProps>;
  /** What the form holds of a record; the fields of the same names unless told otherwise. */
  valuesOf?: (record: RaRecord) => Values;
  /** What is sent of the values; all of them unless told otherwise. */
  dataOf?: (values: Values) => Values;
  /** How values are shown that mean nothing to a person, when somebody else has changed them meanwhile. */
  shownAs?: ShownAs;
  /** The field that a sentence of the server's is about, where its answer names none. */
  fieldOfSentence?: Readonly<Record<string, string>>;
  /**
   * Where the server makes a new record once, however often an open form is sent: its sentence when something else is
   * sent after that.
   */
  otherBody?: string;
  /** Where a new record leads to, when it is stored; to the list unless told otherwise. */
  nextPath?: (added: RaRecord) => To;
  /** What travels along to there. */
  nextState?: object;
}

/** The form above a list: it adds, or edits the record that the address names (spec 3 section 4). */
export function RecordForm(props: RecordFormProps) {
  const mode = useFormMode(props.resource);
  const { key, state } = useLocation() as { key: string; state: (CopyState & DialogState) | null };
  const [savedCount, setSavedCount] = useState(0);
  const onSaved = () => setSavedCount(savedCount + 1);
  if (mode.id !== undefined)
    return <EditForm key={`edit-${mode.id}`} {...props} mode={mode} id={mode.id} onSaved={onSaved} />;
  // A copy to start from comes with the navigation, so each one is a form of its own. A dialog over it changes nothing.
  const formAction = formActionOf(state);
  const copy = formAction || state?.record ? (state?.pageKey ?? key) : '';
  const focus = formAction?.focus ?? state?.focus;
  const newMode = formAction ? { ...mode, listPath: formAction.back } : mode;
  return (
    <FormFrame key={`add-${copy}-${savedCount}`} {...frameOf(props, newMode)} isEdit={false}>
      <LoadedForm
        {...props}
        {...(focus !== undefined && { focus })}
        mode={newMode}
        formAction={formAction}
        opening={state?.pageKey ?? key}
        isNext={savedCount > 0}
        onSaved={onSaved}
      />
    </FormFrame>
  );
}

/** A copy to start from, and the field to go on with. */
export interface CopyState {
  record?: Values;
  focus?: string;
}

interface EditFormProps extends RecordFormProps, Pick<LoadedFormProps, 'mode' | 'onSaved'> {
  id: number;
}

function EditForm({ id, ...props }: EditFormProps) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useGetOne<RaRecord>(
    props.resource,
    { id },
    { refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 0 },
  );
  const frame = frameOf(props, props.mode);
  // Once the form shows it stays, with all that is typed: saving says then that the record is gone. A list that hands
  // its rows on while the record is still on its way does not count.
  const [isShown, setShown] = useState(false);
  if (!isShown && isFetchedAfterMount && !isFetching && data && !isNotFound(error)) setShown(true);
  const isLoaded = isShown && data !== undefined;
  const isFailed = !isLoaded && error !== null && isFetchedAfterMount;
  const problem = isFailed && (
    <RecordFormProblem
      words={props.words}
      isGone={isNotFound(error)}
      mode={props.mode}
      isPlain={frame.isDialog || frame.sheet !== undefined}
      onRetry={() => void refetch()}
    />
  );
  if (problem && !frame.isDialog && !frame.sheet) return problem;
  // One frame throughout: what was begun beside the title while the form loaded, such as the question before a
  // deletion, goes on.
  return (
    <FormFrame {...frame} isEdit isLoading={!isLoaded && !isFailed}>
      {isLoaded ? <LoadedForm {...props} record={data} /> : problem}
    </FormFrame>
  );
}

interface LoadedFormProps extends RecordFormProps {
  mode: FormModeLinks;
  record?: RaRecord;
  formAction?: FormAction | undefined;
  /** The field to go on with, of a form that opens filled in. */
  focus?: string;
  /** Of a form that adds: what tells it from one that is opened anew. */
  opening?: string;
  /** Whether it follows one that was saved. */
  isNext?: boolean;
  onSaved: () => void;
}

function LoadedForm({
  resource,
  words,
  defaults,
  validate,
  children,
  aside,
  isDialog = false,
  sheet,
  valuesOf: ownValuesOf,
  dataOf,
  shownAs = {},
  fieldOfSentence,
  otherBody,
  nextPath,
  nextState,
  mode,
  record,
  formAction,
  focus,
  opening = '',
  isNext = false,
  onSaved,
}: LoadedFormProps) {
  // Later refetches must not overwrite what is being typed.
  const [valuesOf] = useState(() => ownValuesOf ?? ((of: RaRecord) => fieldsOf(defaults, of)));
  const form = `${resource}/${mode.id ?? 'create'}`;
  const [initial] = useState(() =>
    record
      ? valuesOf(record)
      : { ...defaults, ...formAction?.fill, ...(otherBody !== undefined && newIdempotencyField(form, opening)) },
  );
  const navigate = useNavigate();
  const said = recordWrite(record ? 'update' : 'create', words, resource);
  const { write, staleRecord, send } = useStaleWrite<RaRecord | undefined, RaRecord>({
    ...said,
    // The screen that it leads back to says it.
    done: formAction ? undefined : said.done,
    form,
    record,
    valuesOf,
    fieldOfSentence,
    onDone: (saved) => {
      if (otherBody !== undefined) forgetIdempotencyKey(window.sessionStorage, form);
      onSaved();
      const state = formAction && doneState(formAction, Number(saved.id));
      // Back does not come to an empty form for what has been made: it would be made twice.
      const replace = !record;
      if (mode.close) mode.close();
      else if (nextPath && !record) void navigate(nextPath(saved), { replace, state: nextState });
      else if (mode.isAsked) void navigate(mode.listPath, { replace, state });
    },
  });
  function submit(typed: Values, event?: BaseSyntheticEvent): Promise<Refused> | undefined {
    const { [IDEMPOTENCY_FIELD]: attemptKey, ...values } = typed;
    const data = dataOf ? dataOf(values) : values;
    return send(typed, event, (api, before) =>
      before
        ? updateRecord(api, resource, data, before)
        : createRecord(api, resource, { data, meta: { attemptKey } as CreationMeta }, { words, otherBody }),
    );
  }

  return (
    <WriteForm write={write} initial={initial} validate={validate} onSubmit={submit}>
      <FormBody
        words={words}
        isEdit={record !== undefined}
        mode={mode}
        history={mode.id !== undefined && <HistoryLink resource={resource} id={mode.id} />}
        aside={aside}
        isDialog={isDialog || sheet !== undefined}
        isSheet={sheet !== undefined}
        isNext={isNext}
        refusal={record && isNotFound(write.refusal) ? { message: goneMeanwhile(words) } : write.refusal}
        staleRecord={staleRecord}
        shownAs={shownAs}
        {...(focus !== undefined && { focus })}
      >
        {children}
      </FormBody>
    </WriteForm>
  );
}

interface FrameProps extends FormFrameProps, Required<Pick<FormDialogProps, 'mode' | 'isWide'>> {
  isDialog: boolean;
  sheet: ComponentType<FormDialogProps> | undefined;
}

function frameOf(
  { words, isDialog = false, sheet, aside }: RecordFormProps,
  mode: FormModeLinks,
): Omit<FrameProps, 'isEdit'> {
  return { words, isDialog, sheet, mode, isWide: aside !== undefined };
}

function FormFrame({ isDialog, sheet: Sheet, isWide, mode, ...props }: FrameProps) {
  if (Sheet) return <Sheet {...props} mode={mode} />;
  return isDialog ? <FormDialog {...props} isWide={isWide} mode={mode} /> : <FormCard {...props} />;
}
