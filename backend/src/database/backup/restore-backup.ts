/**
 * Restores a backup: the file is verified first, then loaded in one transaction, in which every table is read again and
 * compared with it.
 */
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Logger } from 'pino';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { StartFailure } from '../../common/start-failure.js';
import { migrateJobs } from '../../modules/jobs/migrate-jobs.js';
import { dataSourceOptions } from '../data-source.js';
import { migrations } from '../migrations.js';
import { writeSchemaRelease } from '../schema-release.js';
import { prepareBulkLoad, dropEverything } from './bulk-load.js';
import { assertFree, assertPlace, holdsQueue, removeQueue } from './restore-place.js';
import { BackupFailure } from './backup-failure.js';
import { readBackup, readHeader } from './backup-file.js';
import { type Manifest, type Part, readParts } from './backup-parts.js';
import { verifyBackupFile } from './make-backup.js';
import { COPY_SETTINGS, describeTable, JOB_COLUMNS, JOBS_TABLE, quoted, tablesToCopy } from './table-copies.js';

export interface RestoreRequest {
  /** A direct connection, not behind a pooler (directDatabaseUrl). */
  databaseUrl: string;
  file: string;
  key: string | undefined;
  /** Drops what the database holds, in the same transaction. */
  replaces: boolean;
  /** The schema stays that of the release that made the file, for one that cannot restore by itself. */
  staysAsItWas?: boolean;
}

/**
 * Verifies the file before anything is written.
 * @throws BackupFailure for what this release cannot restore
 * @returns the file's manifest
 */
export async function verifyRestorable(file: string, key: string | undefined): Promise<Manifest> {
  const { header } = await readHeader(file);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = header.migrations.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new BackupFailure(
      `The backup was made by a newer release, ${header.release} (this one does not know its migration ${unknown}): ` +
        'restore it with that release, or a newer one.',
    );
  return verifyBackupFile(file, key);
}

/** What was put back. */
export interface Restored extends Manifest {
  /** Tables that lay beside the school's, and are none of its own. */
  leftOut: string[];
}

/** The share of the time that each step takes, in order. */
const PARTS = { copying: 0.4, indexing: 0.3, comparing: 0.3 };

/**
 * @param onProgress from 0 to 1
 * @throws BackupFailure in one sentence; the database is then what it was
 */
export async function restoreBackup(
  order: RestoreRequest,
  log: Logger,
  onProgress: (part: number) => void = () => undefined,
): Promise<Restored> {
  const manifest = await verifyRestorable(order.file, order.key);
  let leftOut: string[];
  try {
    await assertPlace(order);
    leftOut = await restoreInto(order, manifest, onProgress);
  } catch (error) {
    if (error instanceof BackupFailure || error instanceof StartFailure) throw error;
    log.debug(error, 'The restore failed');
    throw new BackupFailure(`The backup could not be put back (${errorSentence(error)}); nothing was changed.`);
  }
  if (!order.staysAsItWas) await bringForward(order.databaseUrl);
  return { ...manifest, tables: manifest.tables.filter(({ name }) => !leftOut.includes(name)), leftOut };
}

/** All in one transaction, but for the tables of the queue: those go again when it fails. @returns what is left out */
async function restoreInto(
  order: RestoreRequest,
  manifest: Manifest,
  onProgress: (part: number) => void,
): Promise<string[]> {
  const { header } = await readHeader(order.file);
  const hadQueue = await holdsQueue(order.databaseUrl);
  // graphile-worker creates its tables on its own connections; while they hold no jobs they affect nobody.
  await migrateJobs(order.databaseUrl);
  try {
    return await restoreWithQueue(order, header.migrations, manifest, onProgress);
  } catch (error) {
    if (!hadQueue) await removeQueue(order.databaseUrl).catch(() => undefined);
    throw error;
  }
}

async function restoreWithQueue(
  order: RestoreRequest,
  migrationsHeld: readonly string[],
  manifest: Manifest,
  onProgress: (part: number) => void,
): Promise<string[]> {
  const dataSource = new DataSource({
    ...dataSourceOptions(order.databaseUrl),
    migrations: migrations.filter(({ name }) => migrationsHeld.includes(name)),
    poolSize: 1,
    extra: { connectionTimeoutMillis: 10_000, statement_timeout: 0 },
  });
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as Client;
    await runner.startTransaction();
    await client.query(COPY_SETTINGS);
    // Checked again: somebody may have started a school there meanwhile.
    await assertFree(client, order.replaces);
    if (order.replaces) await dropEverything(client);
    await migrate(dataSource, runner);
    const tables = (await tablesToCopy(client)).map(({ name }) => name);
    const leftOut = othersTables(manifest, tables, dataSource);
    await putBack(client, order, { manifest, tables, leftOut }, onProgress);
    await runner.commitTransaction();
    onProgress(1);
    return leftOut;
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release().catch(() => undefined);
    await dataSource.destroy();
  }
}

/** From the file's release to this one. */
async function bringForward(databaseUrl: string): Promise<void> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(databaseUrl),
    extra: { connectionTimeoutMillis: 10_000, statement_timeout: 0 },
  }).initialize();
  try {
    await dataSource.runMigrations();
    await writeSchemaRelease(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** In the transaction under way. */
async function migrate(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

/**
 * What the backup holds and no migration makes: somebody made it beside the school, which goes on by itself.
 * @param made those that the migrations of the backup have made
 * @throws BackupFailure when one of the school's own is missing, or too many
 */
function othersTables({ tables }: Manifest, made: readonly string[], { entityMetadatas }: DataSource): string[] {
  const held = tables.map(({ name }) => name);
  const others = held.filter((name) => !made.includes(name));
  const misfit =
    made.find((name) => name !== JOBS_TABLE && !held.includes(name)) ??
    others.find((name) => entityMetadatas.some(({ tableName }) => tableName === name));
  if (misfit === undefined) return others;
  throw new BackupFailure(`The backup does not fit its own migrations (table ${misfit}): take another copy.`);
}

interface Content {
  manifest: Manifest;
  /** That the migrations have made. */
  tables: readonly string[];
  leftOut: readonly string[];
}

async function putBack(
  client: Client,
  { file, key }: RestoreRequest,
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
