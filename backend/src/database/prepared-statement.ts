import type { Pool, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A named prepared statement: parsed and planned once per connection. */
export interface PreparedStatement {
  /** The same for as long as the process runs, and no other statement's. */
  name: string;
  text: string;
}

/** In a data source's `extra`: false behind a pooler, where each transaction may get another connection. */
export const SUPPORTS_NAMED_STATEMENTS = 'namesStatements';

/** Runs one statement in one round trip, without BEGIN and COMMIT. */
export async function runPrepared<Row extends QueryResultRow>(
  { connection }: EntityManager,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const { master } = connection.driver as PostgresDriver;
  const { [SUPPORTS_NAMED_STATEMENTS]: isNamed } = connection.options.extra as Record<string, unknown>;
  connection.logger.logQuery(text, values);
  try {
    const { rows } = await (master as Pool).query<Row>({ text, values, ...(isNamed === true && { name }) });
    return rows;
  } catch (error) {
    connection.logger.logQueryError(error as Error, text, values);
    throw error;
  }
}
