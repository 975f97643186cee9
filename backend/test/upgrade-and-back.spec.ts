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
import { createEmptyDatabase } from './template-database.js';

const log = createLogger('silent');

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
    const before = await new DataSource({
      ...dataSourceOptions(url),
      migrations: migrations.slice(0, -1),
    }).initialize();
    await before.runMigrations();
    await before.query(
      "INSERT INTO users (username, email, role, password_hash) VALUES ('head', 'h@b.example', 'admin', '')",
    );
    await before.destroy();
    await start();
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
  } finally {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
