import type { PoolClient } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

/** An answer has to leave within 2.5 s while the database is away (CONTRACT section 2, "Status codes"). */
const QUERY_TIMEOUT_MS = 2_000;

/** The data source of the running application. Unlike a migration, a request never waits long for a query. */
export function servingDataSourceOptions(databaseUrl: string): DataSourceOptions {
  const options = dataSourceOptions(databaseUrl);
  return { ...options, extra: { ...options.extra, query_timeout: QUERY_TIMEOUT_MS } };
}

/** Opens it, and has the pool let go of connections that fell silent. */
export async function openServingDataSource(databaseUrl: string): Promise<DataSource> {
  const dataSource = await new DataSource(servingDataSourceOptions(databaseUrl)).initialize();
  const { master: pool } = dataSource.driver as unknown as { master: { on(event: 'release', listener: (error: unknown, client: PoolClient) => void): void } };
  pool.on('release', (_error, client) => {
    if (isStillWaiting(client)) void client.end();
  });
  return dataSource;
}

/**
 * pg gives up on a query that is not answered in time, but its connection waits on, and the pool would hand it to the
 * next request, which would wait in vain as well. pg has no public name for this state.
 */
function isStillWaiting(client: PoolClient): boolean {
  return '_activeQuery' in client && client._activeQuery !== null && client._activeQuery !== undefined;
}
