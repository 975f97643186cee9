import type { Logger } from 'pino';
import { isDatabaseAway, isDatabaseBusy } from '../common/errors/database-error.js';

/** Longer than the requests' and the database's own limits together; after it the process goes whatever hangs. */
const STOP_LIMIT_MS = 45_000;

/** The end of this process: once, in order, and whatever hangs. */
export class ProcessEnd {
  hasBegun = false;

  /** @param stop ends what was started */
  constructor(
    private readonly log: Logger,
    private readonly stop: () => Promise<void>,
  ) {}

  /** Further calls change nothing, because the database must be stopped in order. */
  async begin(exitCode: 0 | 1): Promise<void> {
    if (this.hasBegun) return;
    this.hasBegun = true;
    setTimeout(() => {
      this.log.error('Stopping took too long');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    await this.stop();
    process.exit(exitCode);
  }

  /**
   * What nobody caught. Node would print the error with all it holds (of the database's: the values of the statement).
   * That the database is away, full or busy stops nothing, wherever it was met; anything else is a fault of ours, after
   * which a supervisor begins anew.
   */
  beginOnFaults(): void {
    const end = (error: unknown): void => {
      this.log.fatal({ err: error }, 'An error that nobody caught');
      void this.begin(1);
    };
    process.on('uncaughtException', end);
    process.on('unhandledRejection', (error) => {
      if (isDatabaseAway(error) || isDatabaseBusy(error))
        this.log.error({ err: error }, 'Background work was left undone');
      else end(error);
    });
  }
}
