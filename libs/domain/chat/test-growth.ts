const TEXT_LENGTH = 25_000;
const MOST_TRIES = 40;
/** What is faster than this is not told apart from the clock's own grain. */
const GRAIN_MS = 1;
/** For a text of four times the length: about 4 where time grows with the length, 16 where it grows with its square. */
const PROPORTIONAL = 10;

/**
 * For tests of "a long text costs no time": whether the time of `work` grows with the length of a text made of `part` again and
 * again, and not with its square. A short and a long text are measured in turn and the fastest of each is compared, until it
 * holds: a busy machine needs more tries and says the same.
 */
export function growsInProportion(part: string, clock: { now(): number }, work: (text: string) => void): boolean {
  const [short, long] = [1, 4].map((times) => part.repeat(Math.ceil((times * TEXT_LENGTH) / part.length))) as [string, string];
  let [shortMs, longMs] = [Infinity, Infinity];
  const timeOf = (text: string): number => {
    const startedMs = clock.now();
    work(text);
    return clock.now() - startedMs;
  };
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    shortMs = Math.min(shortMs, timeOf(short));
    longMs = Math.min(longMs, timeOf(long));
    if (longMs / Math.max(shortMs, GRAIN_MS) < PROPORTIONAL) return true;
  }
  return false;
}
