/** Which tables a backup copies, in which row order and format. */
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TableEnd, TableStart } from './backup-parts.js';

export interface CopiedTable extends TableStart {
  /** The query for COPY: the same rows give the same bytes on every server. */
  query: string;
  /** About how many bytes it is. */
  weight: number;
}

/** Fixes the text format of values. No timeout may end a long copy. */
export const COPY_SETTINGS = `
  SET LOCAL client_encoding = 'UTF8'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC'; SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1;
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = 0`;

/** Waiting jobs by their public columns, not by graphile-worker's own tables, whose schema changes. */
export const JOBS_TABLE = 'graphile_worker.jobs';
export const JOB_COLUMNS = {
  id: 'bigint',
  task: 'text',
  payload: 'json',
  priority: 'smallint',
  run_at: 'timestamptz',
  attempts: 'smallint',
  max_attempts: 'smallint',
  last_error: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  key: 'text',
  revision: 'integer',
  flags: 'jsonb',
} as const;
const JOBS_QUERY = `
  SELECT ${Object.keys(JOB_COLUMNS)
    .map((name) => (name === 'task' ? 'tasks.identifier' : `jobs.${name}`))
    .join(', ')}
  FROM graphile_worker._private_jobs jobs JOIN graphile_worker._private_tasks tasks ON tasks.id = jobs.task_id
  ORDER BY jobs.id`;

/**
 * All tables except those of extensions and `migrations`. Rows are ordered by the primary key with the C collation,
 * because servers sort texts differently. Pictures are written as hex.
 */
const TABLES_QUERY = `
  SELECT relname AS name, pg_table_size(oid)::float8 * CASE WHEN EXISTS (SELECT FROM pg_attribute
      WHERE attrelid = pg_class.oid AND atttypid = 'bytea'::regtype) THEN 2 ELSE 1 END AS weight,
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
      AND attgenerated = '' ORDER BY attnum) AS columns,
    ARRAY(SELECT quote_ident(attname) || CASE WHEN attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END
      FROM pg_index, unnest(indkey) WITH ORDINALITY AS key (number, place)
      JOIN pg_attribute ON attrelid = pg_class.oid AND attnum = number
      WHERE indrelid = pg_class.oid AND indisprimary ORDER BY place) AS key
  FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> 'migrations'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e') ORDER BY relname`;

export async function tablesToCopy(client: Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ name: string; weight: number; columns: string[]; key: string[] }>(TABLES_QUERY);
  const tables = rows.map(({ name, weight, columns, key }) => {
    const order = key.length > 0 ? key.join(', ') : `${quoted(name)}::text COLLATE "C"`;
    return {
      name,
      columns,
      weight,
      query: `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)} ORDER BY ${order}`,
    };
  });
  return (await hasQueue(client))
    ? [...tables, { name: JOBS_TABLE, columns: Object.keys(JOB_COLUMNS), weight: 0, query: JOBS_QUERY }]
    : tables;
}

/** Whether the job queue's schema is there. */
export async function hasQueue(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ queue: string | null }>(
    `SELECT to_regclass('graphile_worker._private_jobs') AS queue`,
  );
  return rows[0]?.queue !== null;
}

/** The table's rows in pieces. */
export function copyOut(client: Client, { query }: CopiedTable): AsyncIterable<Buffer> & { rowCount: number } {
  return client.query(copyTo(`COPY (${query}) TO STDOUT`, { highWaterMark: 1 << 17 }));
}

/** Count and checksum of the table, as a backup has them. */
export async function describeTable(client: Client, table: CopiedTable): Promise<TableEnd> {
  const hash = createHash('sha256');
  const rows = copyOut(client, table);
  for await (const piece of rows) hash.update(piece);
  return { rows: rows.rowCount, sha256: hash.digest('hex') };
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
