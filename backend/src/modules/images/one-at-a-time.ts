import { ServiceUnavailableException } from '@nestjs/common';

const MAX_WAITING = 30;
const RETRY_AFTER_SECONDS = 10;

/** Work that takes much memory: one piece after the other, in the order it came, and no endless queue. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();
  private unfinished = 0;

  /** @throws ServiceUnavailableException at once when too many are waiting already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.unfinished > MAX_WAITING) {
      throw new ServiceUnavailableException({
        message: 'Many images are being processed at the moment. Please try again in a few seconds',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    this.unfinished++;
    const mine = this.last.then(work).finally(() => this.unfinished--);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
