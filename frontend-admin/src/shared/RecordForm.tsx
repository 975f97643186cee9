import { useRef, useState, type ReactNode } from 'react';
import { Form, useGetOne, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { doneState, errandOf, type Errand } from './errand';
import { isNotFound } from './failure';
import { useFormMode, type FormModeLinks } from './form-mode';
import { FormBody } from './FormBody';
import { FormCard } from './FormCard';
import type { RecordWords } from './record-words';
import { RecordFormProblem } from './RecordFormProblem';
import { UnsavedGuard } from './UnsavedGuard';
import { useSave } from './use-save';

type Values = Record<string, unknown>;

export interface RecordFormProps {
  resource: string;
  words: RecordWords;
  /** Every field of the form and what it holds in a new record. */
  defaults: Values;
  /** Messages by field for values that must not be sent; an empty object when all is well. */
  validate: (values: Values) => Record<string, string>;
  /** The inputs. */
  children: ReactNode;
  /** Beside the inputs: what follows from what is typed. */
  aside?: ReactNode;
}

/** The form above a list: it adds, or edits the record that the address names (spec 3 section 4). */
export function RecordForm(props: RecordFormProps) {
  const mode = useFormMode(props.resource);
  const { key, state } = useLocation() as { key: string; state: { record?: Values } | null };
  const [savedCount, setSavedCount] = useState(0);
  if (mode.id !== undefined) return <EditForm key={`edit-${mode.id}-${savedCount}`} {...props} mode={mode} id={mode.id} />;
  // A copy to start from comes with the navigation, so each one is a form of its own.
  const errand = errandOf(state);
  const copy = errand || state?.record ? key : '';
  return <LoadedForm key={`add-${copy}-${savedCount}`} {...props} mode={errand ? { ...mode, listPath: errand.back } : mode} errand={errand} onSaved={() => setSavedCount(savedCount + 1)} />;
}

function EditForm({ id, ...props }: RecordFormProps & { mode: FormModeLinks; id: number }) {
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<RaRecord>(props.resource, { id }, { refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 0 });
  if (error && !data) return <RecordFormProblem words={props.words} isGone={isNotFound(error)} listPath={props.mode.listPath} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <FormCard words={props.words} isEdit isLoading />;
  return <LoadedForm {...props} record={data} />;
}

interface LoadedFormProps extends RecordFormProps {
  mode: FormModeLinks;
  record?: RaRecord;
  errand?: Errand | undefined;
  onSaved?: () => void;
}

function LoadedForm({ resource, words, defaults, validate, children, aside, mode, record, errand, onSaved }: LoadedFormProps) {
  // Later refetches must not overwrite what is being typed.
  const [initial] = useState(() => (record ? pick(record, Object.keys(defaults)) : { ...defaults, ...errand?.fill }));
  const isSaved = useRef(false);
  const navigate = useNavigate();
  const form = `${resource}/${mode.id ?? 'create'}`;
  const save = useSave({
    resource,
    words,
    form,
    record,
    isToldElsewhere: errand !== undefined,
    onSaved: (saved) => {
      isSaved.current = true;
      onSaved?.();
      if (mode.isAsked) void navigate(mode.listPath, errand && { state: doneState(errand, Number(saved.id)) });
    },
  });
  return (
    <FormCard words={words} isEdit={record !== undefined}>
      <Form defaultValues={initial} validate={validate} onSubmit={save} disableInvalidFormNotification noValidate>
        <FormBody form={form} words={words} isEdit={record !== undefined} mode={mode} aside={aside} {...(errand && { focus: errand.focus })}>{children}</FormBody>
        <UnsavedGuard isSaved={isSaved} />
      </Form>
    </FormCard>
  );
}

function pick(record: RaRecord, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, record[field] as unknown]));
}
