const TEXT_LENGTH = 25_000;
const TRIES = 5;
/** What is faster than this is not told apart from the clock's own grain. */
const GRAIN_MS = 1;

/**
 * For tests of "a long text costs no time": how many times longer `work` takes for a text of four times the length, made of
 * `part` again and again. About 4 where time grows with the length, 16 where it grows with its square. The two are measured
 * in turn and the fastest of each is compared, so that a slow or busy machine says the same.
 */
export function growth(part: string, work: (text: string) => void): number {
  const texts = [1, 4].map((times) => part.repeat(Math.ceil((times * TEXT_LENGTH) / part.length)));
  const fastestMs = texts.map(() => Infinity);
  for (let tried = 0; tried < TRIES; tried++) {
    for (const [which, text] of texts.entries()) {
      const startedMs = performance.now();
      work(text);
      fastestMs[which] = Math.min(fastestMs[which] as number, performance.now() - startedMs);
    }
  }
  const [short, long] = fastestMs as [number, number];
  return long / Math.max(short, GRAIN_MS);
}

/** Above what is proportional, with room for chance; far below what a square gives. */
export const PROPORTIONAL = 10;
