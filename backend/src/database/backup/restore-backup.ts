/**
 * Restores a backup: the file is verified first, then loaded in one transaction, in which every table is read again and
 * compared with it.
 */
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { StartFailure } from '../../common/start-failure.js';
import { migrateJobs } from '../../modules/jobs/migrate-jobs.js';
import { dataSourceOptions } from '../data-source.js';
import { migrations } from '../migrations.js';
import { writeSchemaRelease } from '../schema-release.js';
import { dropEverything } from './bulk-load.js';
import { assertFree, assertPlace, holdsQueue, removeQueue } from './restore-place.js';
import { BackupFailure } from './backup-failure.js';
import { readHeader } from './backup-file.js';
import type { Manifest } from './backup-parts.js';
import { verifyBackupFile } from './make-backup.js';
import { putBack } from './restore-content.js';
import { COPY_SETTINGS, JOBS_TABLE, tablesToCopy } from './table-copies.js';

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
