/** The steps between an open database and a product that may serve: schema, queue, first records. */
import path from 'node:path';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { isDatabaseAway } from '../common/errors/database-error.js';
import { errorSentence } from '../common/logging/error-for-log.js';
import { StartFailure } from '../common/start-failure.js';
import { directDatabaseUrl, type RunningEnv } from '../config/running-env.js';
import { releaseAbandonedJobs } from '../modules/jobs/abandoned-jobs.js';
import { JOB_CONNECTIONS } from '../modules/jobs/job-runner.js';
import { migrateJobs } from '../modules/jobs/migrate-jobs.js';
import { backupDirectory, listBackups } from './backup/backup-directory.js';
import { BackupFailure } from './backup/backup-failure.js';
import { makeBackup } from './backup/make-backup.js';
import { FEED_CONNECTIONS } from './change-feed.js';
import { dataSourceOptions } from './data-source.js';
import { migrations } from './migrations.js';
import { assertEnoughConnections, assertOurDatabase, findUnsafeSettings } from './database-safety.js';
import { openClient } from './open-client.js';
import { WriteFailureMonitor } from './write-failure-monitor.js';
import { writeSchemaRelease } from './schema-release.js';
import { type FirstStart, seedEmptyDatabase } from './seed/seed.js';

/** Any number, the same for every replica. */
export const START_LOCK = 7_411_000;

/**
 * Brings the database up to date. Replicas that start together wait here for the first of them, then find nothing to
 * do. Answers what the first start made, or undefined when the database was not empty.
 */
export async function prepareDatabase(
  env: RunningEnv,
  isEmbedded: boolean,
  log: Logger,
  signal: AbortSignal,
): Promise<FirstStart | undefined> {
  const databaseUrl = directDatabaseUrl(env);
  const client = await openClient(databaseUrl, log, signal);
  try {
    await checkSettings(client, isEmbedded, log);
    await assertEnoughConnections(client, connectionsOf(env));
    await takeStartLock(client, signal);
    const isAlone = await isOnlyProcess(client);
    const done = await assertOurDatabase(
      client,
      migrations.map(({ name }) => name),
      () => wayBack(env),
    );
    if (done.length > 0 && done.length < migrations.length) await backUpFirst(env, log, signal);
    const firstStart = await bringUpToDate(env, log).catch((error: unknown) => {
      throw explainRefusal(error, databaseUrl);
    });
    if (isAlone) await releaseAbandonedJobs(client, '0');
    return firstStart;
  } finally {
    await client.end();
  }
}

/** A school's data is changed by a new release only once it is in a file. */
async function backUpFirst(env: RunningEnv, log: Logger, signal: AbortSignal): Promise<void> {
  const order = { databaseUrl: directDatabaseUrl(env), directory: backupDirectory(env), key: env.backupKey };
  try {
    const { file } = await makeBackup({ ...order, kind: 'before-upgrade', waitsItsTurn: true }, log, signal);
    log.info(`Backed up before the upgrade: ${file}`);
  } catch (error) {
    if (!(error instanceof BackupFailure)) throw error;
    throw new StartFailure(`The upgrade waits for a backup. ${error.message}`);
  }
}

/** What to type to be where the school was before the upgrade, when there is a file for it. */
async function wayBack(env: RunningEnv): Promise<string | undefined> {
  const last = (await listBackups(backupDirectory(env))).find(
    ({ kind, verified }) => kind === 'before-upgrade' && verified,
  );
  return last && `npm run restore ${path.join(backupDirectory(env), last.name)} -- --replace`;
}

/** One backup is made at a time, whatever the number of processes. */
const BACKUP_CONNECTIONS = 1;

/** Without those behind a pooler, which shares its own out among all. */
function connectionsOf({ processes, databaseConnections, databaseDirectUrl }: RunningEnv): number {
  const requests = databaseDirectUrl === undefined ? databaseConnections : 0;
  return processes * (JOB_CONNECTIONS + FEED_CONNECTIONS + requests) + BACKUP_CONNECTIONS;
}

/** The lock belongs to the client's session and ends with it, whatever happens to the process. */
async function takeStartLock(client: Client, signal: AbortSignal): Promise<void> {
  // A stop must not have to wait for another replica's long migration.
  const leave = () => void client.end();
  signal.addEventListener('abort', leave);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/**
 * Nobody else is connected but replicas that wait for the start lock: jobs that are under way were those of a process
 * that was killed.
 */
async function isOnlyProcess(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
     AND pid <> pg_backend_pid() AND wait_event IS DISTINCT FROM 'advisory'`,
  );
  return rows.length === 0;
}

async function checkSettings(client: Client, isEmbedded: boolean, log: Logger): Promise<void> {
  const unsafe = await findUnsafeSettings(client);
  if (unsafe.length === 0) return;
  const sentence = `PostgreSQL runs with ${unsafe.join(', ')} off: a power cut may lose confirmed orders.`;
  if (isEmbedded) throw new StartFailure(sentence);
  log.warn(sentence);
}

async function bringUpToDate(env: RunningEnv, log: Logger): Promise<FirstStart | undefined> {
  const options = dataSourceOptions(directDatabaseUrl(env));
  // The limits that keep requests short must not end a long migration.
  const dataSource = await new DataSource({
    ...options,
    // TypeORM's own would print a line of its own beside the sentence that says what to do.
    logger: new WriteFailureMonitor(),
    extra: { connectionTimeoutMillis: 10_000, statement_timeout: 0 },
  }).initialize();
  try {
    const done = await dataSource.runMigrations();
    if (done.length > 0)
      log.info(`Database brought up to date: ${done.length} migration${done.length === 1 ? '' : 's'}`);
    await writeSchemaRelease(dataSource);
    await migrateJobs(directDatabaseUrl(env));
    return await dataSource.transaction((manager) => seedEmptyDatabase(manager, env, log));
  } finally {
    await dataSource.destroy();
  }
}

const NOT_ALLOWED = '42501';
const NOT_AVAILABLE = ['0A000', '58P01'];

/** What the person who chose the database can act on, in one sentence. Other errors are answered as they are. */
function explainRefusal(error: unknown, databaseUrl: string): unknown {
  const { code } = error as { code?: string };
  const sentence = errorSentence(error);
  if (code === NOT_ALLOWED)
    return new StartFailure(
      `The user ${new URL(databaseUrl).username} of DATABASE_URL may not make what the product needs ` +
        `(${sentence}): make it the owner of the database.`,
    );
  if (NOT_AVAILABLE.includes(code ?? '') && sentence.includes('extension'))
    return new StartFailure(
      `PostgreSQL lacks an extension that comes with it (${sentence}): install its contrib package.`,
    );
  if (sentence.includes('schema revision'))
    return new StartFailure(
      'The database was brought up to date by a newer release (its job queue): ' +
        'start that release, or a backup from before it.',
    );
  if (isDatabaseAway(error))
    return new StartFailure(
      `PostgreSQL failed while the database was brought up to date (${sentence}): put that right and start again.`,
    );
  return error;
}
