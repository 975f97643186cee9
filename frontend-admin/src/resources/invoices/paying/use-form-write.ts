import { useRef } from 'react';
import { fieldErrors } from '../../../shared/failure';
import { useWrite, type Write } from '../../../shared/use-write';

type Call = Parameters<ReturnType<typeof useWrite>['run']>[0];

interface FormWrite {
  /** Resolves to the messages for the fields when the server refused some. */
  send(call: Call): Promise<Record<string, string> | undefined>;
  /** What the server had against it, when no field shows that. */
  refusal: unknown;
}

/** A write from a form. @param fields those that can show a message */
export function useFormWrite(write: Write, fields: readonly string[], onDone: () => void): FormWrite {
  const { run, refusal } = useWrite(write);
  const refused = useRef<Record<string, string>>(undefined);

  async function send(call: Call): Promise<Record<string, string> | undefined> {
    refused.current = undefined;
    const isDone = await run(async (api) => {
      try {
        await call(api);
      } catch (error) {
        refused.current = fieldErrors(error, fields);
        throw error;
      }
    });
    if (isDone) onDone();
    return refused.current;
  }
  return { send, refusal: fieldErrors(refusal, fields) ? undefined : refusal };
}
