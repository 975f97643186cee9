import { useCallback, useRef, useState, type RefObject } from 'react';
import { useAuthProvider } from 'react-admin';
import { keepDraft } from './drafts';
import { fieldErrors, sentenceError } from './failure';
import { useWrite, type Call, type Write, isSignedIn } from './use-write';

type Values = Record<string, unknown>;
/** Field errors of the server. */
export type Refused = Record<string, string> | undefined;

export interface FormWriteTarget<Answer> extends Write {
  /** The form's name, under which its draft is stored. */
  form: string;
  /** The record being edited; missing for a new one. */
  record?: object | undefined;
  /** Maps server messages without a field to the field they are about. */
  fieldOfSentence?: Readonly<Record<string, string>> | undefined;
  onDone: (answer: Answer) => void;
}

export interface FormWrite<Answer> extends Pick<FormWriteTarget<Answer>, 'form' | 'record'> {
  send(values: Values, call: Call<Answer>): Promise<Refused>;
  /** The server's error when no field shows it. */
  refusal: unknown;
  /** Clears the error when the values have changed. */
  forgetRefusal(): void;
  /** True once saved: leaving needs no confirmation. */
  isSaved: Readonly<RefObject<boolean>>;
  /** Lets the user leave without a confirmation. */
  release(): void;
}

/** useWrite for a WriteForm. When the session ends, the typed values are kept as a draft. */
export function useFormWrite<Answer>({
  form,
  record,
  fieldOfSentence,
  onDone,
  ...write
}: FormWriteTarget<Answer>): FormWrite<Answer> {
  const { run } = useWrite(write);
  const authProvider = useAuthProvider();
  const [refusal, setRefusal] = useState<unknown>();
  const isSaved = useRef(false);

  function release(): void {
    isSaved.current = true;
  }

  const forgetRefusal = useCallback(() => setRefusal(undefined), []);

  async function send(values: Values, call: Call<Answer>): Promise<Refused> {
    let refused: Refused;
    setRefusal(undefined);
    const isDone = await run(call, {
      onDone: (answer) => {
        release();
        onDone(answer);
      },
      onRefused: (error) => {
        refused = fieldErrors(error, Object.keys(values)) ?? sentenceError(error, fieldOfSentence);
        if (!refused) setRefusal(error);
      },
    });
    if (!isDone && !(await isSignedIn(authProvider))) keepDraft(form, values, record);
    return refused;
  }
  return { form, record, send, refusal, forgetRefusal, isSaved, release };
}
