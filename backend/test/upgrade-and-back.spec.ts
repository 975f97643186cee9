/** An upgrade backs the school up first; the way back is the release before, and that file. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { createLogger } from '../src/common/logging/logger.js';
import { parseEnv } from '../src/config/env.js';
import { listBackups } from '../src/database/backup/backup-directory.js';
import { restoreBackup } from '../src/database/backup/restore-backup.js';
import { dataSourceOptions } from '../src/database/data-source.js';
import { migrations } from '../src/database/migrations.js';
import { prepareDatabase } from '../src/database/migrate.js';
import { LAST_MIGRATION_OF_PART_8, RECORDS_OF_PART_8 } from './records-of-part-8.js';
import { createEmptyDatabase } from './template-database.js';

const log = createLogger('silent');

type Query = (sql: string) => Promise<Record<string, unknown>[]>;
type Rows = Record<string, Record<string, unknown>[]>;

/** What migrations write by themselves is not a record of the school's. */
const OWN_TABLES = ['migrations', 'job_ticks'];

async function rowsOf(query: Query): Promise<Rows> {
  const tables = await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  const names = tables.map(({ tablename }) => String(tablename)).filter((name) => !OWN_TABLES.includes(name));
  const rows = await Promise.all(names.map((name) => query(`SELECT * FROM ${name}`)));
  return Object.fromEntries(names.map((name, at) => [name, rows[at]!]));
}

/** Each value of each row that was there before and is not now; columns that came meanwhile say nothing. */
function missingFrom(now: Rows, before: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) =>
    rows
      .filter((row) => !(now[table] ?? []).some((other) => holds(other, row)))
      .map((row) => `${table} ${JSON.stringify(row)} now ${JSON.stringify(now[table])}`),
  );
}

function holds(row: Record<string, unknown>, values: Record<string, unknown>): boolean {
  return Object.entries(values).every(([column, value]) => JSON.stringify(row[column]) === JSON.stringify(value));
}

it('a school is backed up before it is brought up to date, and an older release says how to go back', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storm-upgrade-'));
  const { url, drop } = await createEmptyDatabase();
  const env = {
    ...parseEnv({ DATABASE_URL: url, SEED: 'none', ADMIN_PASSWORD: 'six666' }),
    dataDir,
    databaseUrl: url,
  };
  const start = () => prepareDatabase(env, false, log, new AbortController().signal);
  const query = async (sql: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  try {
    const known = migrations.findIndex(({ name }) => name === LAST_MIGRATION_OF_PART_8);
    const before = await new DataSource({
      ...dataSourceOptions(url),
      migrations: migrations.slice(0, known + 1),
    }).initialize();
    await before.runMigrations();
    await before.query(RECORDS_OF_PART_8);
    await before.query(`INSERT INTO invoice_settings (bank_name, notes) VALUES ('Own Bank', 'Thanks')`);
    await before.destroy();
    // The invoice settings are a part of the school's settings by now.
    const { invoice_settings: _moved, ...records } = await rowsOf(query);
    const isMoved = `SELECT value, updated_at = to_timestamp(0) AS "isNever" FROM school_settings`;
    await start();
    expect(missingFrom(await rowsOf(query), records)).toEqual([]);
    expect(await query(isMoved)).toEqual([{ value: { bankName: 'Own Bank', notes: 'Thanks' }, isNever: true }]);
    const [backup, ...others] = await listBackups(path.join(dataDir, 'backups'));
    expect(backup).toMatchObject({ kind: 'before-upgrade', verified: true });
    await start();
    expect(await listBackups(path.join(dataDir, 'backups'))).toEqual([backup, ...others]);

    await query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Newer9999999999999')`);
    await query("UPDATE users SET username = 'written since'");
    const file = path.join(dataDir, 'backups', backup!.name);
    await expect(start()).rejects.toThrow(`what was there before it: npm run restore ${file} -- --replace.`);
    await restoreBackup({ databaseUrl: url, file, key: undefined, replaces: true }, log);
    expect(await start()).toBeUndefined();
    expect(await query('SELECT username FROM users')).toEqual([{ username: 'head' }]);
    expect(missingFrom(await rowsOf(query), records)).toEqual([]);

    // For a release that is older than the command: its own migrations, and none that it does not know.
    await restoreBackup({ databaseUrl: url, file, key: undefined, replaces: true, staysAsItWas: true }, log);
    const done = await query('SELECT name FROM migrations ORDER BY id');
    expect(done.map(({ name }) => name)).toEqual(migrations.slice(0, known + 1).map(({ name }) => name));
    expect(missingFrom(await rowsOf(query), records)).toEqual([]);
  } finally {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
