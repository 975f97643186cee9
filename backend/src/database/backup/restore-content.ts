/** The content of a backup, put back within the restoring transaction. */
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupFailure } from './backup-failure.js';
import { readBackup } from './backup-file.js';
import { type Manifest, type Part, readParts } from './backup-parts.js';
import { prepareBulkLoad } from './bulk-load.js';
import { describeTable, JOB_COLUMNS, JOBS_TABLE, quoted, tablesToCopy } from './table-copies.js';

/** The share of the time that each step takes, in order. */
const PARTS = { copying: 0.4, indexing: 0.3, comparing: 0.3 };

interface Content {
  manifest: Manifest;
  /** That the migrations have made. */
  tables: readonly string[];
  leftOut: readonly string[];
}

/** Loads the backup into the tables that the migrations made, and compares them with it. */
export async function putBack(
  client: Client,
  { file, key }: { file: string; key: string | undefined },
  { manifest, tables: made, leftOut }: Content,
  onProgress: (part: number) => void,
): Promise<void> {
  const tables = made.filter((name) => name !== JOBS_TABLE);
  const dress = await prepareBulkLoad(client, tables);
  await client.query(`DELETE FROM graphile_worker._private_jobs`);
  await client.query(
    `CREATE TEMPORARY TABLE restored_jobs (${Object.entries(JOB_COLUMNS)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(', ')}) ON COMMIT DROP`,
  );
  await readBackup(
    file,
    key,
    async (content) => {
      const parts = readParts(content);
      for await (const part of parts)
        if (part.kind === 'table' && !leftOut.includes(part.table.name)) await copyIn(client, part.table, parts);
    },
    (part) => onProgress(part * PARTS.copying),
  );
  await putJobsBack(client);
  await dress((part) => onProgress(PARTS.copying + part * PARTS.indexing));
  // One of a table that is left out is not there.
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await client.query('SELECT setval(to_regclass($1), $2, $3)', [quoted(name), lastValue, isCalled]);
  await compare(client, manifest, (part) => onProgress(1 - PARTS.comparing * (1 - part)));
  await client.query(`ANALYZE ${tables.map(quoted).join(', ')}`);
}

async function copyIn(
  client: Client,
  table: { name: string; columns: string[] },
  parts: AsyncGenerator<Part>,
): Promise<void> {
  const into = table.name === JOBS_TABLE ? 'restored_jobs' : quoted(table.name);
  await pipeline(
    rowsOf(parts),
    client.query(copyFrom(`COPY ${into} (${table.columns.map(quoted).join(', ')}) FROM STDIN`)),
  );
}

/** Until the table ends. (Leaving a for-await loop early would close the iterator.) */
async function* rowsOf(parts: AsyncGenerator<Part>): AsyncGenerator<Buffer> {
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    if (next.value.kind !== 'rows') return;
    yield next.value.rows;
  }
}

/** Unlocks jobs that were running when the backup was made. */
async function putJobsBack(client: Client): Promise<void> {
  const columns = Object.keys(JOB_COLUMNS).filter((name) => name !== 'task');
  await client.query(
    `INSERT INTO graphile_worker._private_tasks (identifier) SELECT DISTINCT task FROM restored_jobs
     ON CONFLICT DO NOTHING`,
  );
  await client.query(
    `INSERT INTO graphile_worker._private_jobs (task_id, ${columns.join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT tasks.id, ${columns.map((name) => `restored_jobs.${name}`).join(', ')}
     FROM restored_jobs JOIN graphile_worker._private_tasks tasks ON identifier = task`,
  );
  await client.query(
    `SELECT setval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id'),
       greatest(max(id), nextval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id'))))
     FROM graphile_worker._private_jobs`,
  );
}

/** Compares the database with the manifest. */
async function compare(client: Client, manifest: Manifest, onProgress: (part: number) => void): Promise<void> {
  const all = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  let compared = 0;
  for (const table of await tablesToCopy(client)) {
    const said = manifest.tables.find(({ name }) => name === table.name);
    const found = await describeTable(client, table);
    if (!said && found.rows === 0) continue;
    if (said?.rows !== found.rows || said.sha256 !== found.sha256)
      throw new BackupFailure(
        `The table ${table.name} was not put back as it was (${found.rows} rows of ${said?.rows ?? 0}); ` +
          'nothing was changed.',
      );
    compared += found.rows;
    onProgress(compared / Math.max(all, 1));
  }
}
