import { ServiceUnavailableException } from '@nestjs/common';
import { isDatabaseAway, isDatabaseBusy } from './errors/database-error.js';
import { TOO_MANY_FROM_ADDRESS, TooManyRequests } from './errors/exceptions.js';

const RETRY_AFTER_SECONDS = 5;
const MAX_WAITING = 2_000;
/** Per sender: a club that signs in together waits, a flood is told to retry later. */
const MAX_WAITING_FROM_ONE = 200;
const ANYBODY = '';
/** How long work is retried that fails on a lock held by somebody else. */
const RETRY_LIMIT_MS = 6_000;

interface Waiting {
  queuedAtMs: number;
  begin(): void;
  refuse(error: unknown): void;
}

/** A fair queue: senders take turns (round robin). */
class WaitingQueue {
  /** Waiting work by sender, the next sender first. A sender with nothing waiting has no entry. */
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
    return new Promise((begin, refuse) => ofSender.push({ queuedAtMs: performance.now(), begin, refuse }));
  }

  /** Takes from the first sender, who then goes to the end. */
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
 * Limits how much work runs at a time in this process, for work that waits on locks or the processor: other requests
 * still get a connection, and waiting here costs none. First come first served, round robin between senders.
 * PostgreSQL ends a statement that waits too long for a lock (servingDataSourceOptions); such work is retried until the
 * limit, so it must be safe to run again, as a transaction is.
 */
export class ConcurrencyLimit {
  private readonly priorityQueue: WaitingQueue;
  private readonly ordinaryQueue: WaitingQueue;
  private running = 0;

  constructor(
    private readonly limit: number,
    maxWaiting = MAX_WAITING,
    private readonly retryLimitMs = RETRY_LIMIT_MS,
  ) {
    this.priorityQueue = new WaitingQueue(maxWaiting);
    this.ordinaryQueue = new WaitingQueue(maxWaiting);
  }

  /**
   * @param sender whose work it is, for example an address
   * @param hasPriority whether it goes before all other work: only for senders who cannot send much
   * @throws ServiceUnavailableException at once when the queue is full, TooManyRequests when it is full for this sender
   */
  async run<T>(work: () => Promise<T>, sender = ANYBODY, hasPriority = false): Promise<T> {
    if (this.running < this.limit) this.running++;
    else await (hasPriority ? this.priorityQueue : this.ordinaryQueue).join(sender);
    const beganMs = performance.now();
    try {
      return await this.retryWhileBusy(work, beganMs);
    } catch (error) {
      // Whoever waits would get the same answer after waiting as long.
      if (isDatabaseAway(error)) this.refuseWaiting(error, () => true);
      // Whoever has waited longer than this work would only wait in vain as well.
      if (isDatabaseBusy(error)) this.refuseWaiting(error, ({ queuedAtMs }) => queuedAtMs < beganMs);
      throw error;
    } finally {
      this.startNext();
    }
  }

  private async retryWhileBusy<T>(work: () => Promise<T>, beganMs: number): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isDatabaseBusy(error) || performance.now() - beganMs >= this.retryLimitMs) throw error;
      }
    }
  }

  private startNext(): void {
    const next = this.priorityQueue.next() ?? this.ordinaryQueue.next();
    if (next) next.begin();
    else this.running--;
  }

  private refuseWaiting(error: unknown, isRefused: (waiting: Waiting) => boolean): void {
    for (const queue of [this.priorityQueue, this.ordinaryQueue]) queue.refuse(error, isRefused);
  }
}
