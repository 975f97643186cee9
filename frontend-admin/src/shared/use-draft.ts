import { useEffect, useEffectEvent } from 'react';
import { useAuthProvider, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { keepDraft, takeDraft } from './drafts';
import { isSignedIn } from './is-signed-in';

/**
 * Text that was typed when the session ended comes back, also when it was not the form's own call that found it ended.
 * @param form the form's name, as `useFormWrite` has it
 * @param record the record that it edits, as it is known; missing when it adds
 */
export function useDraft(form: string, record?: RaRecord): void {
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
