import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { failureSentence } from './failure';
import { Toast } from './Toast';

interface Toaster {
  /** @param shownMs how long, where that is longer than toasts show */
  done(text: string, onUndo?: () => void, shownMs?: number): void;
  /** The specification's sentence, and under it the server's own. */
  failed(text: string, error?: unknown): void;
}

export function useToast(): Toaster {
  const notify = useNotify();
  return useMemo(
    () => ({
      done: (text, onUndo, shownMs) =>
        notify(<Toast kind="done" text={text} {...(onUndo && { onUndo })} />, {
          type: 'success',
          ...(shownMs !== undefined && { autoHideDuration: shownMs }),
        }),
      failed: (text, error) =>
        notify(<Toast kind="failed" text={text} detail={failureSentence(error)} />, { type: 'error' }),
    }),
    [notify],
  );
}
