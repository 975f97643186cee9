/**
 * A database that the product cannot live in, or a password it cannot begin with: one sentence for whoever chose it.
 */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { createLogger } from '../src/common/logging/logger.js';
import { RELEASE } from '../src/common/release.js';
import { StartFailure } from '../src/common/start-failure.js';
import { parseEnv } from '../src/config/env.js';
import { settingsFault } from '../src/database/database-safety.js';
import { prepareDatabase } from '../src/database/migrate.js';
import { OLDEST_READER } from '../src/database/schema-release.js';
import { createDatabase } from './template-database.js';

const name = (): string => `storm_refused_${randomBytes(6).toString('hex')}`;
const serverUrl = (change: Partial<URL>): string =>
  Object.assign(new URL(process.env['TEST_SERVER_URL']!), change).href;
const SAID = `SELECT obj_description('migrations'::regclass) AS said`;
const made: string[] = [];

async function run(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

async function emptyDatabase(options = ''): Promise<string> {
  const database = name();
  await run(serverUrl({}), `CREATE DATABASE ${database} ${options}`);
  made.push(`DROP DATABASE ${database} WITH (FORCE)`);
  return serverUrl({ pathname: `/${database}` });
}

afterAll(async () => {
  await run(serverUrl({}), ...made);
});

const tables = (url: string) =>
  run(
    url,
    `SELECT schemaname, tablename FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
      ORDER BY 1, 2`,
  );

function start(databaseUrl: string, password: string): Promise<unknown> {
  const env = {
    ...parseEnv({ DATABASE_URL: databaseUrl, SEED: 'none', ADMIN_PASSWORD: password }),
    dataDir: tmpdir(),
    databaseUrl,
  };
  return prepareDatabase(env, false, createLogger('silent'), new AbortController().signal);
}

async function refusal(databaseUrl: string, password = 'six666'): Promise<string> {
  const error = await start(databaseUrl, password).then(
    () => 'It started',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartFailure);
  const { message } = error as StartFailure;
  expect(message).toMatch(/^[A-Z][^\n]+\.$/);
  return message;
}

it.each([
  ['tables of ours by name', 'CREATE TABLE orders (id int)', /holds tables of something else \(orders\)/],
  [
    'many tables',
    'CREATE TABLE a (); CREATE TABLE b (); CREATE TABLE c (); CREATE VIEW d AS SELECT 1',
    /\(a, b, c and 1 more\): set DATABASE_URL to an empty database/,
  ],
  [
    'the migrations of another product',
    `CREATE TABLE migrations (id int, timestamp bigint, name text); INSERT INTO migrations VALUES (1, 1, 'Other1')`,
    /tables of something else \(migrations\)/,
  ],
  [
    'another table of that name',
    'CREATE TABLE migrations (version text); INSERT INTO migrations VALUES (1)',
    /tables of something else \(migrations\)/,
  ],
])("refuses a database with somebody else's tables: %s", async (_case, statement, sentence) => {
  const url = await emptyDatabase();
  await run(url, statement);
  const before = await tables(url);
  expect(await refusal(url)).toMatch(sentence);
  expect(await tables(url)).toEqual(before);
});

describe('the database of a newer release is refused', () => {
  const future = `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')`;
  const unknown = `(this one, ${RELEASE}, does not know its migration FromTheFuture9999999999999)`;

  it.each([
    [
      'which says what can read it',
      `'{"release":"99.1.0","oldestReader":"98.0.0"}'`,
      `by release 99.1.0 ${unknown}. The oldest release that can read it is 98.0.0: start that or a newer one, or`,
    ],
    ['with another comment', `'our migrations'`, `by a newer release ${unknown}: start that release, or`],
    ['with none', 'NULL', `by a newer release ${unknown}: start that release, or`],
  ])('%s', async (_case, comment, sentence) => {
    const { url, drop } = await createDatabase();
    try {
      await run(url, future, `COMMENT ON TABLE migrations IS ${comment}`);
      expect(await refusal(url)).toContain(sentence);
    } finally {
      await drop();
    }
  });

  it('by what a start of this release has written', async () => {
    const url = await emptyDatabase();
    const said = async () => JSON.parse(String((await run(url, SAID))[0]?.['said'])) as unknown;
    await start(url, 'six666');
    expect(await said()).toEqual({ release: RELEASE, oldestReader: OLDEST_READER });
    await run(url, `COMMENT ON TABLE migrations IS '{"release":"0.0.1","oldestReader":"0.0.1"}'`);
    await start(url, 'six666');
    expect(await said()).toEqual({ release: RELEASE, oldestReader: OLDEST_READER });
  });
});

it('refuses a user who may not make tables, and one with a wrong password', async () => {
  const url = await emptyDatabase();
  const user = name();
  await run(url, `CREATE ROLE ${user} LOGIN PASSWORD 'right'`);
  made.push(`DROP ROLE ${user}`);
  const as = (password: string) => Object.assign(new URL(url), { username: user, password }).href;
  expect(await refusal(as('right'))).toMatch(
    new RegExp(
      `^The user ${user} of DATABASE_URL may not make what the product needs \\(permission denied .*\\): ` +
        'make it the owner',
    ),
  );
  expect(await refusal(as('wrong'))).toMatch(/cannot be used: password authentication failed/);
  // Tables, and no extension: the migration fails in the middle, and the sentence stands alone.
  await run(url, `GRANT CREATE ON SCHEMA public TO ${user}`);
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await refusal(as('right'))).toMatch(/^The user .* \(permission denied to create extension "pg_trgm"\): make/);
  expect(printed.mock.calls).toEqual([]);
  printed.mockRestore();
});

it('refuses a database that can only be read, that has another encoding, and that is not there', async () => {
  const readOnly = await emptyDatabase();
  await run(readOnly, `ALTER DATABASE ${new URL(readOnly).pathname.slice(1)} SET default_transaction_read_only = on`);
  expect(await refusal(readOnly)).toMatch(/can only be read/);
  expect(
    await refusal(await emptyDatabase("ENCODING 'SQL_ASCII' TEMPLATE template0 LOCALE_PROVIDER libc LOCALE 'C'")),
  ).toMatch(/encoding UTF8 and has SQL_ASCII/);
  expect(await refusal(serverUrl({ pathname: '/nowhere' }))).toMatch(
    /cannot be used: database "nowhere" does not exist/,
  );
});

it('refuses a super-user with a password that is easy to guess, and judges none that it does not use', async () => {
  const url = await emptyDatabase();
  for (const easy of ['password123', 'Admin2026!', 'StormCombat1'])
    expect(await refusal(url, easy)).toMatch(/^ADMIN_PASSWORD is too easy to guess: /);
  expect(await run(url, 'SELECT id FROM users')).toEqual([]);
  expect(await start(url, 'six666')).toEqual({ username: 'admin', generatedPassword: undefined });
  expect(await start(url, 'password123')).toBeUndefined();
});

it('refuses a PostgreSQL that is too old', () => {
  const settings = { server_encoding: 'UTF8', transaction_read_only: 'off' };
  expect(settingsFault({ ...settings, server_version_num: '140011' })).toBe(
    'The product needs PostgreSQL 15 or newer and this is 14: upgrade the server, or set DATABASE_URL to another one.',
  );
  expect(settingsFault({ ...settings, server_version_num: '150018' })).toBeUndefined();
});
