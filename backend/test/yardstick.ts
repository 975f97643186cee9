import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 50;

/**
 * Resolves after so many ms of this process's own time: on a busy machine each step is late, as is everything that is
 * measured beside it. Whoever promises to answer within the limit must be faster than this.
 */
export async function yardstick(limitMs: number): Promise<'too late'> {
  for (let leftMs = limitMs; leftMs > 0; leftMs -= STEP_MS)
    await wait(Math.min(STEP_MS, leftMs), undefined, { ref: false });
  return 'too late';
}
