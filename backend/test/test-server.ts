/** The PostgreSQL of a run of API specs: the product's own programs and cluster, without what guards real data. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../scripts/test/free-port.mjs';
import { clusterPaths, ensureCluster } from '../src/database/embedded/cluster.js';
import { postgresBinaries } from '../src/database/embedded/postgres-binaries.js';
import { commandAs, postgresIdentity } from '../src/database/embedded/postgres-identity.js';
import { serverFlags } from '../src/database/embedded/server-flags.js';

/** Test data need not survive a power cut. The last of two flags of one name counts. */
const TEST_FLAGS = '-c fsync=off -c full_page_writes=off -c max_connections=200';
const POLL_MS = 50;

export interface TestServer {
  /** The superuser's address. */
  url: string;
  /** Ends every session, stops the server and removes its files. */
  stop(): Promise<void>;
}

/** @throws Error with the server's log when it does not start. */
export async function startTestServer(): Promise<TestServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'storm-test-'));
  await chmod(directory, 0o711); // as root the server runs as another user, who must get in
  const binaries = await postgresBinaries();
  const { home, cluster, logFile } = clusterPaths(directory);
  const identity = await postgresIdentity([binaries.postgres, home], home);
  const password = await ensureCluster(directory, binaries, identity);
  const port = await freePort();
  const flags = `${serverFlags(port)} ${TEST_FLAGS}`.split(' ');
  const [[program, ...args], as] = commandAs(identity, [binaries.postgres, '-D', cluster, ...flags]);
  // In the process group of the run, so that it ends with it, however the run ends.
  const log = openSync(logFile, 'a');
  const server = spawn(program!, args, { ...as, cwd: '/', stdio: ['ignore', log, log] });
  closeSync(log); // the server has its own
  const exit = once(server, 'exit');
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  while (!(await answers(url))) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The test database did not start.\n${await readFile(logFile, 'utf8')}`);
    await wait(POLL_MS);
  }
  return {
    url,
    async stop() {
      server.kill('SIGINT'); // what PostgreSQL calls a fast shutdown
      await exit;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false; // not yet; a server that has ended is told by its exit code
  }
}
