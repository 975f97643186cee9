import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '../services';
import type { KeptAnswer } from './kept-answer';
import { ANSWERS_KEY } from './outbox';

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
