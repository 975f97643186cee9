import type { Pool, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A statement that PostgreSQL reads and plans once for each connection. */
export interface PreparedStatement {
  /** The same for as long as the process runs, and no other statement's. */
  name: string;
  text: string;
}

/** Of a data source's `extra`: false where connections change behind a pooler. */
export const NAMES_STATEMENTS = 'namesStatements';

/** Runs a single statement, which is a transaction of its own: one round trip. */
export async function runPrepared<Row extends QueryResultRow>(
  { connection }: EntityManager,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const { master } = connection.driver as PostgresDriver;
  const { [NAMES_STATEMENTS]: isNamed } = connection.options.extra as Record<string, unknown>;
  connection.logger.logQuery(text, values);
  try {
    const { rows } = await (master as Pool).query<Row>({ text, values, ...(isNamed === true && { name }) });
    return rows;
  } catch (error) {
    connection.logger.logQueryError(error as Error, text, values);
    throw error;
  }
}
