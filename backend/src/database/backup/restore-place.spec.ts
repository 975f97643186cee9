/** Where a backup comes from and goes to: databases in which the school is not alone, and those it cannot live in. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createDatabase, createEmptyDatabase } from '../../../test/template-database.js';
import { createLogger } from '../../common/logging/logger.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';

const log = createLogger('silent');

let directory: string;
const undo: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'storm-places-'));
});
afterAll(async () => {
  for (const step of undo) await step();
  await rm(directory, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function backupOf(sql: string): Promise<string> {
  const school = await createDatabase();
  undo.push(school.drop);
  await query(school.url, sql);
  const { file } = await makeBackup({ databaseUrl: school.url, directory, key: undefined, kind: 'by-hand' }, log);
  return file;
}

it("a backup with somebody else's table in it can be restored, and says what it left out", async () => {
  const file = await backupOf(`
    INSERT INTO faqs (question, answer, category) VALUES ('Where do we train?', 'In Sandton', 'general');
    CREATE TABLE sums (id serial PRIMARY KEY, rand int); INSERT INTO sums (rand) VALUES (1), (2)`);
  const place = await createEmptyDatabase();
  undo.push(place.drop);
  const { tables, leftOut } = await restoreBackup(
    { databaseUrl: place.url, file, key: undefined, replaces: false },
    log,
  );
  expect(leftOut).toEqual(['sums']);
  expect(tables.some(({ name }) => name === 'sums')).toBe(false);
  expect(await query(place.url, "SELECT answer FROM faqs WHERE question = 'Where do we train?'")).toHaveLength(1);
  expect(await query(place.url, "SELECT FROM pg_tables WHERE tablename = 'sums'")).toHaveLength(0);
});

it('a database in which no start would succeed gets no school', async () => {
  const file = await backupOf('SELECT 1');
  const place = await createEmptyDatabase("ENCODING 'SQL_ASCII' TEMPLATE template0 LOCALE_PROVIDER libc LOCALE 'C'");
  undo.push(place.drop);
  await expect(restoreBackup({ databaseUrl: place.url, file, key: undefined, replaces: false }, log)).rejects.toThrow(
    'The database must have the encoding UTF8',
  );
});
