import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { failureSentence } from './failure';
import { Toast } from './Toast';

interface Toaster {
  done(text: string, onUndo?: () => void): void;
  /** The specification's sentence, and under it the server's own. */
  failed(text: string, error?: unknown): void;
}

export function useToast(): Toaster {
  const notify = useNotify();
  return useMemo(
    () => ({
      done: (text, onUndo) =>
        notify(<Toast kind="done" text={text} {...(onUndo && { onUndo })} />, { type: 'success' }),
      failed: (text, error) =>
        notify(<Toast kind="failed" text={text} detail={failureSentence(error)} />, { type: 'error' }),
    }),
    [notify],
  );
}
