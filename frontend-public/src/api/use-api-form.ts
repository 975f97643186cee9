import { useRef, useState, type FormEvent } from 'react';
import { useForm, type FieldValues, type Path } from 'react-hook-form';
import { refusalOf } from './refusal';

interface ApiFormOptions<Values extends FieldValues> {
  /** The form's fields, as the API names them. */
  fields: readonly Path<Values>[];
  /** Sends what was typed; what it throws is shown. */
  send: (values: Values) => Promise<void>;
  /** What typing does to a field's refusal: it is checked again, or cleared until the next submit. */
  whileTyping?: 'check' | 'clear';
}

/**
 * A form that is checked on submit, and from then on while typing unless it says otherwise (spec 1 sections 4 and 5).
 * What the server refuses stands at its field, anything else is `failure`, one sentence; what was typed stays. A second
 * submit while one is under way does nothing. It gives no default values: what was typed before the page's script
 * arrived stays too.
 */
export function useApiForm<Values extends FieldValues>({
  fields,
  send,
  whileTyping = 'check',
}: ApiFormOptions<Values>) {
  const isCleared = whileTyping === 'clear';
  const form = useForm<Values>({ reValidateMode: isCleared ? 'onSubmit' : 'onChange' });
  const [failure, setFailure] = useState<string>();
  const isUnderWay = useRef(false);

  async function attempt(values: Values): Promise<void> {
    try {
      await send(values);
    } catch (error) {
      const refusal = refusalOf(error);
      const refused = fields.filter((field) => refusal.fields[field] !== undefined);
      refused.forEach((field, index) =>
        form.setError(field, { message: refusal.fields[field] }, { shouldFocus: index === 0 }),
      );
      if (refused.length === 0) setFailure(refusal.sentence);
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(undefined);
    try {
      await form.handleSubmit(attempt)(event);
    } finally {
      isUnderWay.current = false;
    }
  }

  const register: typeof form.register = (field, options) =>
    form.register(field, { ...options, ...(isCleared && { onChange: () => form.clearErrors(field) }) });
  const { errors, isSubmitting } = form.formState;
  const errorOf = (field: Path<Values>): string | undefined => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  return { register, setValue: form.setValue, errorOf, submit, failure, isBusy: isSubmitting };
}
