/** Several replicas on one given database: whoever comes first migrates and seeds, the others find it done. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { START_LOCK } from '../../src/database/migrate.js';
import { freePort } from '../../../scripts/test/free-port.mjs';
import { ensureBuilt } from '../ensure-built.js';
import { makeDataDir, AppProcess, waitFor } from './app-process.js';

const name = `storm_replicas_${randomBytes(4).toString('hex')}`;
const urlOf = (database: string) =>
  Object.assign(new URL(process.env['TEST_SERVER_URL'] as string), { pathname: `/${database}` }).href;
const directories = [makeDataDir(), makeDataDir(), makeDataDir()];
let replicas: AppProcess[] = [];

async function run<T extends object>(database: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  ensureBuilt('server');
  await run('postgres', `CREATE DATABASE ${name}`);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.kill()));
  await run('postgres', `DROP DATABASE ${name} WITH (FORCE)`);
  for (const directory of directories) directory.remove();
});

/** How many sessions of the database wait for an advisory lock. */
async function waiting(): Promise<number> {
  const rows = await run<{ count: string }>(
    name,
    `
    SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
  );
  return Number(rows[0]?.count);
}

it('all serve, with one super-user, one password and one school', async () => {
  // All three stand at the gate before the first may pass: otherwise luck could keep them apart.
  const gate = new Client({ connectionString: urlOf(name) });
  await gate.connect();
  await gate.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
  const ports = await Promise.all(directories.map(() => freePort()));
  replicas = directories.map(
    ({ dataDir }, i) => new AppProcess(dataDir, ports[i] as number, { DATABASE_URL: urlOf(name), SEED: 'demo' }),
  );
  await waitFor(async () => (await waiting()) === replicas.length);
  await gate.end();
  await Promise.all(replicas.map((replica) => replica.ready()));

  expect(await run(name, 'SELECT username FROM users ORDER BY id')).toEqual([
    { username: 'admin' },
    { username: 'lindiwe' },
  ]);
  expect(await run(name, 'SELECT name FROM migrations GROUP BY name HAVING count(*) > 1')).toEqual([]);
  expect(await run(name, 'SELECT question FROM faqs GROUP BY question HAVING count(*) > 1')).toEqual([]);
  expect(replicas.filter(({ output }) => output.includes('admin-password'))).toHaveLength(1);

  for (const replica of replicas) replica.signal('SIGTERM');
  await Promise.all(replicas.map((replica) => replica.stopped()));
});
