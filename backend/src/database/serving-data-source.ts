import { Client, type ClientConfig } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { RunningEnv } from '../config/running-env.js';
import { signedStatement } from './acting.js';
import { dataSourceOptions } from './data-source.js';
import { NAMES_STATEMENTS } from './prepared-statement.js';
import { RefusedWrites } from './refused-writes.js';

/** Of the time that a query may take: a server that says that somebody else holds a lock is not away. */
const LOCK_SHARE = 0.75;
/**
 * A statement may stand before several locks, one after the other. PostgreSQL ends it before its client would take that
 * for silence, by which all who wait are refused.
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
    logger: new RefusedWrites(),
    extra: {
      // A pooler hands each transaction another connection, which knows no statement by its name.
      [NAMES_STATEMENTS]: databaseDirectUrl === undefined,
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
 * pg gives up on a query that is not answered in time, but its connection waits on: the transaction's ROLLBACK would
 * wait as long again behind it, and the next request too, to which the pool would hand it. So the connection is cut.
 *
 * A connection that breaks in the very turn in which the pool hands it over has no listener: the pool's is gone,
 * TypeORM's not yet there, and the error would end the process. The next statement on it says what happened.
 */
class DecisiveClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  override query(...values: unknown[]): never {
    const [text, ...others] = values as [unknown];
    // TypeORM's statements are texts. Prepared ones are visitors' and keep the text they were prepared with.
    const statement = typeof text === 'string' ? signedStatement(text) : text;
    const result = super.query(...([statement, ...others] as [string])) as unknown;
    if (!(result instanceof Promise)) return result as never;
    return result.catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout') void this.end();
      throw error;
    }) as never;
  }
}
