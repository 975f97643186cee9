import { ServiceUnavailableException } from '@nestjs/common';
import { describeDatabaseError } from './errors/database-error.js';

const RETRY_AFTER_SECONDS = 5;
const MAX_WAITING = 2_000;

interface Waiting {
  begin(): void;
  refuse(error: unknown): void;
}

/**
 * Work that waits for others in the database, behind a lock: so few pieces at a time in one process that other requests
 * still get a connection, and that whoever waits waits here, where it costs nothing and has no time limit. The order is
 * that in which they came.
 */
export class FewAtATime {
  private readonly waiting: Waiting[] = [];
  private running = 0;

  constructor(private readonly limit: number, private readonly maxWaiting = MAX_WAITING) {}

  /** @throws ServiceUnavailableException at once when too many are waiting already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } catch (error) {
      // Each of those who wait would wait as long for the same answer.
      if (describeDatabaseError(error)?.statusCode === 503) this.refuseWaiting(error);
      throw error;
    } finally {
      this.pass();
    }
  }

  private turn(): Promise<void> {
    if (this.running < this.limit) {
      this.running++;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.maxWaiting) {
      throw new ServiceUnavailableException({ message: 'There is a rush at the moment. Please try again in a few seconds', retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return new Promise((begin, refuse) => this.waiting.push({ begin, refuse }));
  }

  /** The turn goes to whoever waits longest. */
  private pass(): void {
    const next = this.waiting.shift();
    if (next) next.begin();
    else this.running--;
  }

  private refuseWaiting(error: unknown): void {
    for (const { refuse } of this.waiting.splice(0)) refuse(error);
  }
}
