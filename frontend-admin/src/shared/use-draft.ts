import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { takeDraft } from './drafts';

/** Text that was typed when the session ended comes back. @param form the form's name, as `useSave` has it */
export function useDraft(form: string): void {
  const { reset, formState } = useFormContext();
  const { isReady } = formState;
  useEffect(() => {
    // Before that the form is still being filled with the record.
    const draft = isReady ? takeDraft(form) : undefined;
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [form, isReady, reset]);
}
