import { useRef, type RefObject } from 'react';
import { useAuthProvider } from 'react-admin';
import { keepDraft } from '../../../shared/drafts';
import { fieldErrors } from '../../../shared/failure';
import { isSignedIn } from '../../../shared/is-signed-in';
import { useWrite, type Write } from '../../../shared/use-write';

type Call = Parameters<ReturnType<typeof useWrite>['run']>[0];
type Values = Record<string, unknown>;

interface FormWriteTarget {
  /** The form's name: where a draft is kept. */
  form: string;
  write: Write;
  /** Those that can show a message. */
  fields: readonly string[];
  onDone: () => void;
}

interface FormWrite {
  /** Resolves to the messages for the fields when the server refused some. */
  send(values: Values, call: Call): Promise<Record<string, string> | undefined>;
  /** What the server had against it, when no field shows that. */
  refusal: unknown;
  /** Whether it was sent. */
  isSaved: RefObject<boolean>;
}

/** A write from a form. What was typed when the session ended waits for the form to open again. */
export function useFormWrite({ form, write, fields, onDone }: FormWriteTarget): FormWrite {
  const { run, refusal } = useWrite(write);
  const authProvider = useAuthProvider();
  const isSaved = useRef(false);
  const refused = useRef<Record<string, string>>(undefined);

  async function send(values: Values, call: Call): Promise<Record<string, string> | undefined> {
    refused.current = undefined;
    const isDone = await run(async (api) => {
      try {
        await call(api);
      } catch (error) {
        refused.current = fieldErrors(error, fields);
        throw error;
      }
    });
    isSaved.current = isDone;
    if (isDone) onDone();
    else if (!(await isSignedIn(authProvider))) keepDraft(form, values);
    return refused.current;
  }
  return { send, refusal: fieldErrors(refusal, fields) ? undefined : refusal, isSaved };
}
