/** The one way in which the back-office and the phone area change something at the school. */
import { useIsMutating, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { useAuthProvider, useDataProvider } from 'react-admin';
import type { SchoolDataProvider } from '../data-provider';
import { failureSentence } from './failure';
import { useToast } from './use-toast';

/** What one kind of change says, and what it makes stale. */
export interface Write {
  /** Said when it is done, unless the press says something else. Without it nothing is said. */
  done?: string | undefined;
  failed?: string | undefined;
  /**
   * Where the server's own sentence stands: beside what was pressed (`refusal`), or in the toast, below ours or alone.
   */
  reason?: 'beside' | 'below' | 'alone';
  /** Fetched anew when it is done, and after a refusal too: somebody else may have been faster. */
  stale: readonly QueryKey[];
  /** Of changes that keep each other waiting; without it this one stands for itself. */
  key?: QueryKey;
  /** Whether a further press waits for its turn. Else it does nothing. */
  isQueued?: boolean;
  /** Whether it stays busy until what it makes stale has been fetched. */
  isBusyUntilFresh?: boolean;
}

/** What a call resolves to when there is something to decide first, which the caller tells: nothing was changed. */
export const HELD = Symbol('held');

/** What taking back says, where nothing says it better: whoever does not see the list hears it. */
export const UNDONE = 'Undone';

export type Call<Answer> = (api: SchoolDataProvider) => Promise<Answer | typeof HELD>;

export interface Press<Answer> {
  done?: string | ((answer: Answer) => string) | undefined;
  /** Puts back what was. */
  undo?: Call<unknown>;
  /** Said when that is done, in place of `Undone`. */
  undone?: string;
  /** Called when it is done, before that is said. */
  onDone?: (answer: Answer) => void;
  onRefused?: (error: unknown) => void;
}

/**
 * `run` resolves to whether it was done. What the server had against it is in `refusal` until the next try. While it
 * is busy a second press does nothing; when the session ended under it, nothing is said and nothing done.
 */
export function useWrite(write: Write) {
  const { done, failed, reason = 'beside', stale, isQueued = false, isBusyUntilFresh = false } = write;
  const api = useDataProvider<SchoolDataProvider>();
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const toast = useToast();
  const ownKey = [useId()];
  const mutationKey = write.key ?? ownKey;
  const { mutateAsync, error } = useMutation<boolean, unknown, () => Promise<boolean>>({
    mutationKey,
    ...(isQueued && { scope: { id: mutationKey.join() } }),
    mutationFn: (attempt) => attempt(),
    onError: (refused) => {
      if (failed === undefined) return;
      const sentence = failureSentence(refused);
      if (reason === 'alone' && sentence !== undefined) toast.failed(sentence);
      else toast.failed(failed, reason === 'beside' ? undefined : refused);
    },
    onSettled: () => {
      // Others still under way would show as they were before.
      if (queryClient.isMutating({ mutationKey }) > 1) return undefined;
      const fresh = Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      return isBusyUntilFresh ? fresh : undefined;
    },
  });

  async function attempt<Answer>(call: Call<Answer>, press: Press<Answer>): Promise<boolean> {
    const answer = await call(api);
    // A call that lost the session resolves too.
    if (answer === HELD || !(await isSignedIn(authProvider))) return false;
    press.onDone?.(answer);
    const { undo, undone = UNDONE, done: said = done } = press;
    const words = typeof said === 'function' ? said(answer) : said;
    if (words) toast.done(words, undo && (() => void start(undo, { done: undone })));
    return true;
  }

  function start<Answer>(call: Call<Answer>, press: Press<Answer>): Promise<boolean> {
    return mutateAsync(() => attempt(call, press)).catch((refused: unknown) => {
      press.onRefused?.(refused);
      return false;
    });
  }

  async function run<Answer>(call: Call<Answer>, press: Press<Answer> = {}): Promise<boolean> {
    return (isQueued || queryClient.isMutating({ mutationKey }) === 0) && start(call, press);
  }

  return { run, isBusy: useIsMutating({ mutationKey }) > 0, refusal: error ?? undefined };
}

/** Whether the session outlived a call: a call that lost it resolves too, react-admin has logged out by then. */
export async function isSignedIn(authProvider: ReturnType<typeof useAuthProvider>): Promise<boolean> {
  return authProvider
    ? authProvider.checkAuth({}).then(
        () => true,
        () => false,
      )
    : true;
}
