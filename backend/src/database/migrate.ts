/** The steps between an open database and a product that may serve: schema, queue, first records. */
import { Client } from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { StartFailure } from '../common/start-failure.js';
import type { RunningEnv } from '../config/running-env.js';
import { migrateJobs } from '../modules/jobs/migrate-jobs.js';
import { dataSourceOptions } from './data-source.js';
import { findUnsafeSettings } from './database-safety.js';
import { openClient } from './open-client.js';
import { type FirstStart, seedEmptyDatabase } from './seed/seed.js';

/** Any number, the same for every replica. */
export const START_LOCK = 7_411_000;

/**
 * Brings the database up to date. Replicas that start together wait here for the first of them, then find nothing to do.
 * Answers what the first start made, or undefined when the database was not empty.
 */
export async function prepareDatabase(env: RunningEnv, isEmbedded: boolean, log: Logger, signal: AbortSignal): Promise<FirstStart | undefined> {
  const client = await openClient(env.databaseUrl, log, signal);
  try {
    await checkSettings(client, isEmbedded, log);
    await takeStartLock(client, signal);
    return await bringUpToDate(env, log);
  } finally {
    await client.end();
  }
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

async function checkSettings(client: Client, isEmbedded: boolean, log: Logger): Promise<void> {
  const unsafe = await findUnsafeSettings(client);
  if (unsafe.length === 0) return;
  const sentence = `PostgreSQL runs with ${unsafe.join(', ')} off: a power cut may lose confirmed orders.`;
  if (isEmbedded) throw new StartFailure(sentence);
  log.warn(sentence);
}

async function bringUpToDate(env: RunningEnv, log: Logger): Promise<FirstStart | undefined> {
  const options = dataSourceOptions(env.databaseUrl);
  // The limits that keep requests short must not end a long migration.
  const dataSource = await new DataSource({ ...options, extra: { connectionTimeoutMillis: 10_000, statement_timeout: 0 } }).initialize();
  try {
    const done = await dataSource.runMigrations();
    if (done.length > 0) log.info(`Database brought up to date: ${done.length} migration${done.length === 1 ? '' : 's'}`);
    await migrateJobs(env.databaseUrl);
    return await dataSource.transaction((manager) => seedEmptyDatabase(manager, env, log));
  } finally {
    await dataSource.destroy();
  }
}
