/**
 * One migrated template database per run; every spec file works on a clone of its own, which takes milliseconds to
 * make.
 */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source.js';
import { migrateJobs } from '../src/modules/jobs/migrate-jobs.js';

const TEMPLATE = 'storm_template';
/** Any number: spec files that start at once wait here for the first to make the template. */
const TEMPLATE_LOCK = 7_411_001;

function urlOf(database: string): string {
  const url = new URL(process.env['TEST_SERVER_URL'] as string);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: process.env['TEST_SERVER_URL'] });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function makeTemplate(client: Client): Promise<void> {
  const existing = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (existing.rowCount) return;
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE}_unfinished`);
  await client.query(`CREATE DATABASE ${TEMPLATE}_unfinished`);
  const dataSource = await new DataSource(dataSourceOptions(urlOf(`${TEMPLATE}_unfinished`))).initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
  await migrateJobs(urlOf(`${TEMPLATE}_unfinished`));
  await client.query(`ALTER DATABASE ${TEMPLATE}_unfinished RENAME TO ${TEMPLATE}`);
}

/** A fresh migrated database. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `storm_${randomBytes(8).toString('hex')}`;
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(client);
    // Cloning needs the template free of other clones in progress, so it stays under the lock.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  return {
    url: urlOf(name),
    drop: () => onServer(async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

/** One without any table, for what begins with nothing. */
export async function createEmptyDatabase(options = ''): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `storm_${randomBytes(8).toString('hex')}`;
  await onServer(async (client) => void (await client.query(`CREATE DATABASE ${name} ${options}`)));
  return {
    url: urlOf(name),
    drop: () => onServer(async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}
