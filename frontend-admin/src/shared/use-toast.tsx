import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { failureSentence } from './failure';
import { changeFailed, type Change, type RecordWords } from './record-words';
import { Toast } from './Toast';

export interface Toaster {
  done(text: string, onUndo?: () => void): void;
  /** The specification's sentence, and under it the server's own. */
  failed(text: string, error?: unknown): void;
  /** The same for a change of a record. */
  refused(change: Change, words: RecordWords, error: unknown): void;
}

export function useToast(): Toaster {
  const notify = useNotify();
  return useMemo(() => {
    const failed = (text: string, error?: unknown) =>
      notify(<Toast kind="failed" text={text} detail={failureSentence(error)} />, { type: 'error' });
    return {
      done: (text, onUndo) =>
        notify(<Toast kind="done" text={text} {...(onUndo && { onUndo })} />, { type: 'success' }),
      failed,
      refused: (change, words, error) => {
        const sentence = failureSentence(error);
        if (words.isServerFirst && sentence !== undefined) failed(sentence);
        else failed(changeFailed(change, words), error);
      },
    };
  }, [notify]);
}
