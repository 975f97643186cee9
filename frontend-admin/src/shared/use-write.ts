/** The mutation hook of the back-office and the phone area: busy state, error, toast, undo and invalidation. */
import { useIsMutating, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { useAuthProvider, useDataProvider } from 'react-admin';
import type { SchoolDataProvider } from '../data-provider';
import { failureSentence } from './failure';
import { useToast } from './use-toast';

/** Options of one kind of mutation. */
export interface Write {
  /** The success toast, unless the call overrides it; without it there is none. */
  done?: string | undefined;
  failed?: string | undefined;
  /** Where the server's message appears: beside the control (`refusal`), or in the toast below ours or alone. */
  reason?: 'beside' | 'below' | 'alone';
  /** Query keys to invalidate afterwards, also after an error: the record may have changed. */
  stale: readonly QueryKey[];
  /** Mutations with the same key exclude each other; the default is this hook's own. */
  key?: QueryKey;
  /** Whether further calls are queued; by default they are ignored while busy. */
  isQueued?: boolean;
  /** Whether it stays busy until the invalidated queries are fetched. */
  isBusyUntilFresh?: boolean;
}

/** Resolved by a call that changed nothing because the user must decide first. */
export const AWAITING_DECISION = Symbol('held');

/** The default toast after Undo. */
export const UNDONE = 'Undone';

export type Call<Answer> = (api: SchoolDataProvider) => Promise<Answer | typeof AWAITING_DECISION>;

export interface Press<Answer> {
  done?: string | ((answer: Answer) => string) | undefined;
  /** Reverts the change. */
  undo?: Call<unknown>;
  /** The toast after Undo. */
  undone?: string;
  /** Called on success, before the toast. */
  onDone?: (answer: Answer) => void;
  onRefused?: (error: unknown) => void;
}

/**
 * `run` resolves to whether it succeeded; `refusal` holds the error until the next call. While busy, further calls do
 * nothing. When the session has ended, nothing is shown.
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
      // The last of concurrent mutations invalidates, or the others would flicker back.
      if (queryClient.isMutating({ mutationKey }) > 1) return undefined;
      const fresh = Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      return isBusyUntilFresh ? fresh : undefined;
    },
  });

  async function attempt<Answer>(call: Call<Answer>, press: Press<Answer>): Promise<boolean> {
    const answer = await call(api);
    // A call resolves even when the session has ended.
    if (answer === AWAITING_DECISION || !(await isSignedIn(authProvider))) return false;
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

/** Whether the session is still valid: a call that lost it resolves too, after react-admin has logged out. */
export async function isSignedIn(authProvider: ReturnType<typeof useAuthProvider>): Promise<boolean> {
  return authProvider
    ? authProvider.checkAuth({}).then(
        () => true,
        () => false,
      )
    : true;
}
