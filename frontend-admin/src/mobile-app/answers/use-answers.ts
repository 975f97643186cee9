import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { MESSAGES } from '../../resources/messages/message-words';
import { queryClient, useUserId } from '../services';
import { useIsOnline } from '../use-is-online';
import { waitingAnswers, type KeptAnswer } from './kept-answer';
import { ANSWERS_KEY, isJustPressed, readAnswers, sendAnswers } from './outbox';

/** A network may be there without a sign of it: what waits is tried again all the while. */
const RETRY_MS = 30_000;
const NONE: KeptAnswer[] = [];

/** The signed-in person's answers that the school has not stored yet. */
export function useAnswers(): KeptAnswer[] {
  const userId = useUserId();
  const { data } = useQuery({
    queryKey: [...ANSWERS_KEY, userId],
    enabled: userId !== null,
    staleTime: Infinity,
    // Where the browser keeps nothing there is nothing.
    queryFn: () => (userId === null ? [] : readAnswers(userId).catch(() => [])),
  });
  return data ?? NONE;
}

export function useIsSendingAnswers(): boolean {
  return useIsMutating({ mutationKey: ANSWERS_KEY }) > 0;
}

/**
 * Sends what waits: at the start, when one was written, when the network returns, when the app comes to the front, and
 * now and then.
 */
export function useAnswerSending(): void {
  const isOnline = useIsOnline();
  const answers = useAnswers();
  const { mutate } = useMutation({
    mutationKey: ANSWERS_KEY,
    scope: { id: ANSWERS_KEY[0] },
    mutationFn: sendAnswers,
    onSuccess: (settled) => {
      if (settled.length > 0) void queryClient.invalidateQueries({ queryKey: [MESSAGES] });
    },
  });

  useEffect(() => {
    if (!isOnline || waitingAnswers(answers, isJustPressed).length === 0) return undefined;
    const send = () => {
      // Behind one that waits for its turn another would find nothing more.
      if (queryClient.isMutating({ mutationKey: ANSWERS_KEY }) < 2) mutate();
    };
    send();
    const trying = setInterval(send, RETRY_MS);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(trying);
      document.removeEventListener('visibilitychange', send);
    };
  }, [isOnline, answers, mutate]);
}

/** Hears of the answers that this tab has sent: stored by the school now, or refused for good. */
export function useSettledAnswers(onSettled: (answers: KeptAnswer[]) => void): void {
  const hear = useEffectEvent(onSettled);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (
          event.type !== 'updated' ||
          event.action.type !== 'success' ||
          event.mutation.options.mutationKey?.[0] !== ANSWERS_KEY[0]
        )
          return;
        const settled = event.action.data as KeptAnswer[];
        if (settled.length > 0) hear(settled);
      }),
    [],
  );
}
