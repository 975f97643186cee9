import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { errorSentence } from '../../common/logging/error-for-log.js';

/** PostgreSQL's "cannot connect now": graphile-worker waits and tries again, up to a hundred times. */
const TRY_AGAIN = '57P03';
/** Nobody waits for a job as for an answer. */
const TIMEOUT_MS = 10_000;
const LOOK_EVERY_MS = 10;
/** What graphile-worker tries again by itself (40), or understands: 42P01 tells it that its tables are not made yet. */
const UNDERSTOOD = /^4[02]/;

/**
 * The job queue's connections. graphile-worker 0.17 writes the end of a job without awaiting it, and retries that only
 * for a few error codes: a connection lost at that moment, or a full disk, would be an unhandled rejection and end the
 * process. This pool gives every failure one of those codes, and no values of the statement: graphile-worker prints it.
 */
export class PatientPool extends Pool {
  private readonly wrapped = new WeakSet<PoolClient>();

  /** @param onLost hears of connections that end by themselves, in use or idle */
  constructor(config: PoolConfig, onLost: (error: Error) => void) {
    super({ connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS, ...config });
    this.on('error', onLost);
    this.on('connect', (client) => void client.on('error', onLost));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    if (callback) return super.connect(callback);
    // At the very end nobody waits for a retry any more; the job is given back by the upkeep.
    if (this.ending) return new Promise(() => undefined);
    return super.connect().then((client) => this.wrap(client), retryable);
  }

  /** A worker that stopped may just have begun to write the end of its job: graphile-worker does not wait for that. */
  async endWhenIdle(): Promise<void> {
    await nextTurn();
    while (this.idleCount < this.totalCount || this.waitingCount > 0) await delay(LOOK_EVERY_MS);
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
