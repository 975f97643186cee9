const MINUTE_MS = 60_000;

/**
 * How often each key calls this process. In memory, so that counting costs no round trip: it keeps one runaway script
 * from slowing the school down, and is no limit on guesses.
 */
export class CallsPerMinute {
  private counts = new Map<number, number>();
  private startedAt = -Infinity;

  constructor(
    private readonly max: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a call. @returns in how many seconds there is room again, when there is none now */
  take(id: number): number | undefined {
    const now = this.now();
    if (now - this.startedAt >= MINUTE_MS) {
      this.startedAt = now;
      this.counts = new Map();
    }
    const count = (this.counts.get(id) ?? 0) + 1;
    if (count > this.max) return Math.ceil((this.startedAt + MINUTE_MS - now) / 1000);
    this.counts.set(id, count);
    return undefined;
  }
}
