import { Client, type ClientConfig } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { RunningEnv } from '../config/running-env.js';
import { withActorComment } from './actor-context.js';
import { dataSourceOptions } from './data-source.js';
import { SUPPORTS_NAMED_STATEMENTS } from './prepared-statement.js';
import { WriteFailureMonitor } from './write-failure-monitor.js';

/**
 * PostgreSQL's lock_timeout, shorter than the client's timeout: an answer that a lock is held shows that the server is
 * there.
 */
const LOCK_SHARE = 0.75;
/**
 * PostgreSQL's statement_timeout, for statements that wait for several locks: the client would take the silence for a
 * database that is away, and refuse everybody who waits.
 */
const STATEMENT_SHARE = 0.85;

/** The data source of the running application. Unlike a migration, a request never waits long for a query. */
export function servingDataSourceOptions({
  databaseUrl,
  databaseDirectUrl,
  databaseConnections,
  databaseTimeoutMs,
}: Pick<
  RunningEnv,
  'databaseUrl' | 'databaseDirectUrl' | 'databaseConnections' | 'databaseTimeoutMs'
>): DataSourceOptions {
  return {
    ...dataSourceOptions(databaseUrl),
    poolSize: databaseConnections,
    logger: new WriteFailureMonitor(),
    extra: {
      // Behind a pooler the next transaction may get a connection that does not know the statement.
      [SUPPORTS_NAMED_STATEMENTS]: databaseDirectUrl === undefined,
      connectionTimeoutMillis: databaseTimeoutMs,
      query_timeout: databaseTimeoutMs,
      lock_timeout: databaseTimeoutMs * LOCK_SHARE,
      statement_timeout: databaseTimeoutMs * STATEMENT_SHARE,
      Client: DecisiveClient,
    },
  };
}

export function openServingDataSource(env: RunningEnv): Promise<DataSource> {
  return new DataSource(servingDataSourceOptions(env)).initialize();
}

/**
 * Closes a connection whose query timed out: pg only stops waiting, and the ROLLBACK and the next request would queue
 * behind the query.
 * It also listens for errors between the pool's listener and TypeORM's, where an error would end the process.
 */
class DecisiveClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  override query(...values: unknown[]): never {
    const [text, ...others] = values as [unknown];
    // Only TypeORM's plain statements get the actor's comment; prepared ones are visitors' and keep their text.
    const statement = typeof text === 'string' ? withActorComment(text) : text;
    const result = super.query(...([statement, ...others] as [string])) as unknown;
    if (!(result instanceof Promise)) return result as never;
    return result.catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout') void this.end();
      throw error;
    }) as never;
  }
}
