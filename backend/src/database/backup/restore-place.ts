/** Where a backup may be restored: into an empty database, or over a school that is stopped and to be replaced. */
import { Client } from 'pg';
import { findUnsafeSettings, inspectDatabase } from '../database-safety.js';
import { migrations } from '../migrations.js';
import { BackupFailure } from './backup-failure.js';
import { hasQueue } from './table-copies.js';

interface Place {
  databaseUrl: string;
  /** What the database holds is taken away first. */
  replaces: boolean;
}

/**
 * Checked on a connection of its own, before the queue's tables are created.
 * @throws StartFailure where the school could not be started
 */
export function assertPlace({ databaseUrl, replaces }: Place): Promise<void> {
  return onClient(databaseUrl, async (client) => {
    await findUnsafeSettings(client);
    await assertFree(client, replaces);
  });
}

async function onClient<Answer>(databaseUrl: string, work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @throws BackupFailure */
export async function assertFree(client: Client, replaces: boolean): Promise<void> {
  const { holds, foreign } = await inspectDatabase(
    client,
    migrations.map(({ name }) => name),
  );
  // --replace covers a school only.
  if (holds === 'something else') throw new BackupFailure(foreign);
  if (replaces) return assertNobodyElse(client);
  if (holds === 'a school')
    throw new BackupFailure(
      'The database holds a school already: restore into an empty one, or stop the school and say --replace, ' +
        'which takes away all that it holds.',
    );
}

/** Whether the tables of the job queue are there. */
export function holdsQueue(databaseUrl: string): Promise<boolean> {
  return onClient(databaseUrl, hasQueue);
}

/** Removes the queue's tables, unless somebody has started a school there meanwhile. */
export async function removeQueue(databaseUrl: string): Promise<void> {
  await onClient(databaseUrl, async (client) => {
    const { holds } = await inspectDatabase(
      client,
      migrations.map(({ name }) => name),
    );
    if (holds === 'nothing') await client.query('DROP SCHEMA IF EXISTS graphile_worker CASCADE');
  });
}

/** A running school would go on writing what it has in memory. */
async function assertNobodyElse(client: Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  if (rows[0]?.others === 0) return;
  throw new BackupFailure('The school runs on this database: stop it first.');
}
