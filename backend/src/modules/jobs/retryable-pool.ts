import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { errorSentence } from '../../common/logging/error-for-log.js';

/** PostgreSQL's "cannot connect now", which graphile-worker retries up to a hundred times. */
const TRY_AGAIN = '57P03';
/** Longer than for requests: nobody waits for a job's answer. */
const TIMEOUT_MS = 10_000;
const LOOK_EVERY_MS = 10;
/** Codes that graphile-worker retries (40), or understands (42P01: its tables do not exist yet). */
const UNDERSTOOD = /^4[02]/;

/**
 * The job queue's connections. graphile-worker 0.17 does not await the statement that ends a job and retries it for a
 * few error codes only, so a lost connection would be an unhandled rejection. This pool gives every failure such a
 * code, and drops the statement's values, which graphile-worker would print.
 */
export class RetryablePool extends Pool {
  private readonly wrapped = new WeakSet<PoolClient>();

  /** @param onLost called when a connection ends by itself, in use or idle */
  constructor(config: PoolConfig, onLost: (error: Error) => void) {
    super({ connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS, ...config });
    this.on('error', onLost);
    this.on('connect', (client) => void client.on('error', onLost));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    if (callback) return super.connect(callback);
    // During shutdown nobody waits for a retry; the maintenance job unlocks the job later.
    if (this.ending) return new Promise(() => undefined);
    return super.connect().then((client) => this.wrap(client), retryable);
  }

  /** Waits a turn, because a stopped worker may just have begun the statement that ends its job. */
  async untilIdle(): Promise<void> {
    await nextTurn();
    while (this.idleCount < this.totalCount || this.waitingCount > 0) await delay(LOOK_EVERY_MS);
  }

  async endWhenIdle(): Promise<void> {
    await this.untilIdle();
    await this.end();
  }

  private wrap(client: PoolClient): PoolClient {
    if (this.wrapped.has(client)) return client;
    this.wrapped.add(client);
    const query = client.query.bind(client) as (...values: unknown[]) => unknown;
    const patientQuery = (...values: unknown[]): unknown => {
      const result = query(...values);
      return result instanceof Promise ? result.catch(retryable) : result;
    };
    return Object.assign(client, { query: patientQuery });
  }
}

function retryable(error: Error & { code?: string }): never {
  const code = error.code !== undefined && UNDERSTOOD.test(error.code) ? error.code : TRY_AGAIN;
  throw Object.assign(new Error(errorSentence(error)), { code });
}
