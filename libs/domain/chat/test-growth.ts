/** The longer of the two texts is as long as the longest body that the server takes. */
const SHORT_LENGTH = 16_000;
const TIMES_AS_LONG = 16;
const MOST_TRIES = 10;
/** What is faster than this is not told apart from other things that a processor does meanwhile. */
const GRAIN_MS = 0.5;
/** About 16 where time grows with the length, 256 where it grows with its square: a busy machine adds to either. */
const PROPORTIONAL = 128;

/**
 * For tests of "a long text costs no time": whether the time of `work` grows with the length of a text made of `part`
 * again and again, and not with its square. A short and a long text are measured in turn, by the processor's time,
 * which other programs do not use up, and the fastest of each is compared, until it holds.
 * @param processor Node's process
 */
export function growsInProportion(
  part: string,
  processor: { cpuUsage(): { user: number; system: number } },
  work: (text: string) => void,
): boolean {
  const [short, long] = [1, TIMES_AS_LONG].map((times) =>
    part.repeat(Math.ceil((times * SHORT_LENGTH) / part.length)),
  ) as [string, string];
  let [shortMs, longMs] = [Infinity, Infinity];
  const timeOf = (text: string): number => {
    const before = processor.cpuUsage();
    work(text);
    const after = processor.cpuUsage();
    return (after.user + after.system - before.user - before.system) / 1000;
  };
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    shortMs = Math.min(shortMs, timeOf(short));
    longMs = Math.min(longMs, timeOf(long));
    if (longMs / Math.max(shortMs, GRAIN_MS) < PROPORTIONAL) return true;
  }
  return false;
}
