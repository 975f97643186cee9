/** The supervisor of the PostgreSQL that the product brings along: cluster, server, and a watch over it. */
import type { Logger } from 'pino';
import { clusterPaths, ensureCluster } from './cluster.js';
import { databaseUrl, ensureDatabase } from './database-access.js';
import { postgresBinaries } from './postgres-binaries.js';
import { postgresIdentity } from './postgres-identity.js';
import { PostgresServer } from './postgres-server.js';

const WATCH_EVERY_MS = 250;
export interface EmbeddedPostgres {
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
    url: databaseUrl(server.answersOn, password),
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
