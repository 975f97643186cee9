import { useCallback, useRef, useState, type RefObject } from 'react';
import { useAuthProvider } from 'react-admin';
import { keepDraft } from './drafts';
import { fieldErrors, sentenceError } from './failure';
import { useWrite, type Call, type Write, isSignedIn } from './use-write';

type Values = Record<string, unknown>;
/** The messages for the fields, when the server refused some. */
export type Refused = Record<string, string> | undefined;

export interface FormWriteTarget<Answer> extends Write {
  /** The form's name: where a draft is kept. */
  form: string;
  /** The record that it edits, as it is known; missing when it adds. */
  record?: object | undefined;
  /** The field that a sentence of the server's is about, where its answer names none. */
  fieldOfSentence?: Readonly<Record<string, string>> | undefined;
  onDone: (answer: Answer) => void;
}

export interface FormWrite<Answer> extends Pick<FormWriteTarget<Answer>, 'form' | 'record'> {
  send(values: Values, call: Call<Answer>): Promise<Refused>;
  /** What the server had against it, when no field shows that. */
  refusal: unknown;
  /** Takes that away: what is in the form now is not what was refused. */
  forgetRefusal(): void;
  /** Set when the values are stored: leaving is free again. */
  isSaved: Readonly<RefObject<boolean>>;
  /** Makes leaving free: there is nothing left to save. */
  release(): void;
}

/** A write from a WriteForm. What was typed when the session ended waits for the form to open again. */
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
