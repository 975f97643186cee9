/**
 * Bulk loading within the restoring transaction: triggers are disabled (what they write is in the backup), indexes and
 * foreign keys are created once all rows are there.
 */
import type { Client } from 'pg';
import { quoted } from './table-copies.js';

interface Definition {
  table: string;
  name: string;
  definition: string;
}

/** Enough to sort the index of a million rows in memory. */
const FOR_INDEXES = `SET LOCAL maintenance_work_mem = '128MB'`;

const SECONDARY_INDEXES = `
  SELECT indrelid::regclass::text AS table, indexrelid::regclass::text AS name,
    pg_get_indexdef(indexrelid) AS definition
  FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
  WHERE relnamespace = current_schema()::regnamespace AND NOT indisprimary AND relname = ANY($1)
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY 2`;
const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY 1, 2`;

/**
 * Truncates the tables, and drops their secondary indexes and foreign keys.
 * @returns what creates them again, and reports its progress from 0 to 1
 */
export async function prepareBulkLoad(
  client: Client,
  tables: readonly string[],
): Promise<(onProgress: (part: number) => void) => Promise<void>> {
  const { rows: foreignKeys } = await client.query<Definition>(FOREIGN_KEYS);
  const { rows: indexes } = await client.query<Definition>(SECONDARY_INDEXES, [tables]);
  for (const { table, name } of foreignKeys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
  return async (onProgress) => {
    await client.query(FOR_INDEXES);
    const statements = [
      ...indexes.map(({ definition }) => definition),
      ...foreignKeys.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
    ];
    for (const [done, statement] of statements.entries()) {
      await client.query(statement);
      onProgress((done + 1) / statements.length);
    }
    for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
  };
}

/** Drops all tables, functions and types of the schema that belong to no extension. */
export async function dropEverything(client: Client): Promise<void> {
  const own = (oid: string) => `NOT EXISTS (SELECT FROM pg_depend WHERE objid = ${oid} AND deptype = 'e')`;
  const here = 'current_schema()::regnamespace';
  const { rows } = await client.query<{ statement: string }>(`
    SELECT format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) AS statement FROM pg_class
      WHERE relnamespace = ${here} AND relkind = 'r' AND ${own('oid')}
    UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
      WHERE pronamespace = ${here} AND ${own('oid')}
    UNION ALL SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype) FROM pg_type
      WHERE typnamespace = ${here} AND typtype = 'e' AND ${own('oid')}`);
  for (const { statement } of rows) await client.query(statement);
}
