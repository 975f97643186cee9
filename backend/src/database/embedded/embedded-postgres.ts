/** The supervisor of the PostgreSQL that the product brings along: cluster, server, and a watch over it. */
import { Client } from 'pg';
import type { Logger } from 'pino';
import { clusterPaths, ensureCluster } from './cluster.js';
import { postgresBinaries } from './postgres-binaries.js';
import { postgresIdentity } from './postgres-identity.js';
import { PostgresServer } from './postgres-server.js';

const WATCH_EVERY_MS = 250;
interface EmbeddedPostgres {
  url: string;
  /** Ends the sessions, writes everything out and stops the server. */
  stop(): Promise<void>;
}

/**
 * @param dataDir real path, whose owner lock this process holds
 * @throws StartFailure in one sentence; nothing of ours is left running then.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Logger,
  signal?: AbortSignal,
): Promise<EmbeddedPostgres> {
  const binaries = await postgresBinaries();
  const paths = clusterPaths(dataDir);
  const identity = await postgresIdentity([binaries.postgres, paths.home], paths.home);
  const password = await ensureCluster(dataDir, binaries, identity, signal);
  signal?.throwIfAborted();
  const server = new PostgresServer(paths, binaries, identity);
  try {
    const how = await server.start();
    log.info(
      how === 'adopted' ? 'Took over the PostgreSQL that a killed process had left running' : 'PostgreSQL started',
    );
    await ensureDatabase(server.answersOn, password);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const watch = watchOver(server, log);
  return {
    url: embeddedDatabaseUrl(server.answersOn, password),
    async stop() {
      await watch.end();
      await server.stop();
    },
  };
}

/** Starts the server again whenever it is gone; it comes back on its old port, where the pools look for it. */
function watchOver(server: PostgresServer, log: Logger): { end(): Promise<void> } {
  let restart: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    if (restart || server.isRunning()) return;
    log.error('PostgreSQL has stopped unexpectedly and is being started again');
    restart = server
      .start()
      .then(
        () => log.info('PostgreSQL is back'),
        (error: unknown) => log.error(error, 'PostgreSQL could not be started again; trying further'),
      )
      .finally(() => (restart = undefined));
  }, WATCH_EVERY_MS);
  return {
    async end() {
      clearInterval(timer);
      await restart;
    },
  };
}

/** The database and the role that the product uses inside the embedded server, made when they are missing. */
const NAME = 'storm';

export function embeddedDatabaseUrl(port: number, password: string): string {
  return `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`;
}

/** The product's role owns its database and may do nothing outside it. */
async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [NAME]);
    // Hexadecimal digits only.
    if (!role.rowCount) await client.query(`CREATE ROLE ${NAME} LOGIN PASSWORD '${password}'`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (!database.rowCount) await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
  } finally {
    await client.end();
  }
}
