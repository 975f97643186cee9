import { useEffect, type ReactNode, useEffectEvent, useId } from 'react';
import { Form, useAuthProvider } from 'react-admin';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { BusyButton } from './BusyButton';
import { UnsavedGuard } from './UnsavedGuard';
import { keepDraft, takeDraft } from './drafts';
import { unreadDays } from './unread-days';
import { isSignedIn } from './use-write';
import { firstServerErrorField } from './first-server-error-field';
import type { FieldMessages } from './record-rules';
import type { FormWrite, Refused } from './use-form-write';

interface WriteFormProps {
  write: Pick<FormWrite<never>, 'form' | 'record' | 'forgetRefusal' | 'isSaved'>;
  initial: Record<string, unknown>;
  /** Messages by field for values that must not be sent; an empty object when all is well. */
  validate: (values: Record<string, unknown>) => FieldMessages;
  onSubmit: (values: FieldValues, event?: React.BaseSyntheticEvent) => Promise<Refused> | undefined;
  /** The dialog it stands in, by its name in the address: closing that leaves the form too. */
  dialog?: string;
  children: ReactNode;
}

/**
 * A form whose values are sent by `useFormWrite`: it keeps what is typed when the session ends, asks before that is
 * left, and leads to the first field that the server refused. What was said of the values that were sent goes with the
 * first change of them.
 */
export function WriteForm({ write, initial, validate, onSubmit, dialog, children }: WriteFormProps) {
  const id = useId();
  function validateAll(values: Record<string, unknown>): FieldMessages {
    const shown = document.getElementById(id) as HTMLFormElement | null;
    return { ...validate(values), ...unreadDays(shown?.elements ?? []) };
  }
  return (
    <Form
      id={id}
      defaultValues={initial}
      validate={validateAll}
      onSubmit={onSubmit}
      disableInvalidFormNotification
      noValidate
    >
      {children}
      <Draft {...write} />
      <UnsavedGuard isSaved={write.isSaved} {...(dialog !== undefined && { dialog })} />
    </Form>
  );
}

/** Sends the form around it. */
export function SubmitButton({ children }: { children: string }) {
  const { isSubmitting } = useFormState();
  return (
    <BusyButton type="submit" variant="contained" loading={isSubmitting}>
      {children}
    </BusyButton>
  );
}

function Draft({ form, record, forgetRefusal }: Pick<WriteFormProps['write'], 'form' | 'record' | 'forgetRefusal'>) {
  useDraft(form, record);
  useFormChange(forgetRefusal);
  useServerErrorFocus();
  return null;
}

/** @param onChange of any field, not of the form being filled with a record or a draft; the same while it can be */
export function useFormChange(onChange: () => void): void {
  const { subscribe } = useFormContext();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => name !== undefined && onChange() }),
    [subscribe, onChange],
  );
}

/** The form library focuses the first field that it refuses itself; this does the same for the server's refusals. */
function useServerErrorFocus(): void {
  const { formState, setFocus } = useFormContext();
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (isSubmitting) return;
    const refused = firstServerErrorField(errors);
    if (refused) setFocus(refused);
  }, [errors, isSubmitting, setFocus]);
}

/**
 * Text that was typed when the session ended comes back, also when it was not the form's own call that found it ended.
 * @param form the form's name, as `useFormWrite` has it
 * @param record the record that it edits, as it is known; missing when it adds
 */
function useDraft(form: string, record?: object): void {
  const { reset, formState, getValues } = useFormContext();
  const { isReady, isDirty } = formState;
  const authProvider = useAuthProvider();
  const keepTyped = useEffectEvent(() => {
    if (!isDirty) return;
    const typed = getValues();
    void isSignedIn(authProvider).then((isStill) => isStill || keepDraft(form, typed, record));
  });
  useEffect(() => keepTyped, []);
  useEffect(() => {
    // Before that the form is still being filled with the record.
    const draft = isReady ? takeDraft(form) : undefined;
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [form, isReady, reset]);
}
