import { ServiceUnavailableException } from '@nestjs/common';
import { isDatabaseAway, isDatabaseBusy } from './errors/database-error.js';
import { TOO_MANY_FROM_ADDRESS, TooManyRequests } from './errors/exceptions.js';

const RETRY_AFTER_SECONDS = 5;
const MAX_WAITING = 2_000;
/** Of one sender: a club that signs in together waits, a flood is told to come back. */
const MAX_WAITING_FROM_ONE = 200;
const ANYBODY = '';
/** How long a piece of work may stand before a lock that somebody else holds. */
const PATIENCE_MS = 6_000;

interface Waiting {
  cameMs: number;
  begin(): void;
  refuse(error: unknown): void;
}

/** Those who wait for one kind of turn. */
class Line {
  /** By sender, the one whose turn is next first. Nobody is kept with an empty list. */
  private readonly waiting = new Map<string, Waiting[]>();
  private count = 0;

  constructor(private readonly max: number) {}

  /** @throws ServiceUnavailableException, TooManyRequests, see ConcurrencyLimit.run */
  join(sender: string): Promise<void> {
    if (this.count >= this.max) {
      throw new ServiceUnavailableException({
        message: 'We are very busy at the moment. Please try again in a few seconds',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    const ofSender = this.waiting.get(sender) ?? [];
    if (sender !== ANYBODY && ofSender.length >= MAX_WAITING_FROM_ONE)
      throw new TooManyRequests(TOO_MANY_FROM_ADDRESS, RETRY_AFTER_SECONDS);
    this.waiting.set(sender, ofSender);
    this.count++;
    return new Promise((begin, refuse) => ofSender.push({ cameMs: performance.now(), begin, refuse }));
  }

  /** The first of the sender who waits longest since the last turn, who then stands last. */
  next(): Waiting | undefined {
    const [next] = this.waiting;
    if (!next) return undefined;
    const [sender, ofSender] = next;
    const first = ofSender.shift();
    this.waiting.delete(sender);
    if (ofSender.length > 0) this.waiting.set(sender, ofSender);
    this.count--;
    return first;
  }

  refuse(error: unknown, isRefused: (waiting: Waiting) => boolean): void {
    for (const [sender, ofSender] of this.waiting) {
      const refused = ofSender.filter(isRefused);
      const kept = ofSender.filter((each) => !isRefused(each));
      if (kept.length > 0) this.waiting.set(sender, kept);
      else this.waiting.delete(sender);
      this.count -= refused.length;
      for (const { refuse } of refused) refuse(error);
    }
  }
}

/**
 * Work that waits for others in the database, behind a lock, or for a processor: so few pieces at a time in one process
 * that other requests still get a connection, and that whoever waits waits here, where it costs nothing and has no time
 * limit. The order is that in which they came; where senders are named, they take turns, so that a thousand pieces of
 * one are a wait of one piece for another. PostgreSQL gives up on a lock after a moment (servingDataSourceOptions), by
 * which it shows that it is there: the work is then done again, until its patience ends. So it must bear that, as a
 * transaction does.
 */
export class ConcurrencyLimit {
  private readonly ahead: Line;
  private readonly others: Line;
  private running = 0;

  constructor(
    private readonly limit: number,
    maxWaiting = MAX_WAITING,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    this.ahead = new Line(maxWaiting);
    this.others = new Line(maxWaiting);
  }

  /**
   * @param sender whose work it is, for example an address
   * @param isAhead whether it goes before all that is not: only for senders who cannot send much
   * @throws ServiceUnavailableException at once when too many are waiting already, TooManyRequests when too many of
   *   this sender are
   */
  async run<T>(work: () => Promise<T>, sender = ANYBODY, isAhead = false): Promise<T> {
    if (this.running < this.limit) this.running++;
    else await (isAhead ? this.ahead : this.others).join(sender);
    const beganMs = performance.now();
    try {
      return await this.untilItIsFree(work, beganMs);
    } catch (error) {
      // Each of those who wait would wait as long for the same answer.
      if (isDatabaseAway(error)) this.refuseWaiting(error, () => true);
      // These have waited longer than that one by now, and nobody could be faster.
      if (isDatabaseBusy(error)) this.refuseWaiting(error, ({ cameMs }) => cameMs < beganMs);
      throw error;
    } finally {
      this.pass();
    }
  }

  private async untilItIsFree<T>(work: () => Promise<T>, beganMs: number): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isDatabaseBusy(error) || performance.now() - beganMs >= this.patienceMs) throw error;
      }
    }
  }

  private pass(): void {
    const next = this.ahead.next() ?? this.others.next();
    if (next) next.begin();
    else this.running--;
  }

  private refuseWaiting(error: unknown, isRefused: (waiting: Waiting) => boolean): void {
    for (const line of [this.ahead, this.others]) line.refuse(error, isRefused);
  }
}
