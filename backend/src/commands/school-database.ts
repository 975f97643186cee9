/** The school's database for a command: one that runs is used as it is, one that does not is started for the time. */
import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { StartFailure } from '../common/start-failure.js';
import type { Env } from '../config/env.js';
import { directDatabaseUrl } from '../config/running-env.js';
import { clusterPaths } from '../database/embedded/cluster.js';
import { makeDataDir } from '../database/embedded/data-dir.js';
import { embeddedDatabaseUrl, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';
import { takeOwnerLock } from '../database/embedded/owner-lock.js';
import { readPostmaster } from '../database/embedded/postmaster.js';

interface SchoolDatabase {
  /** Where sessions stay what they are. */
  url: string;
  release(): Promise<void>;
}

/** @throws StartFailure @param whileServing whether the command may work while the school runs on the data directory */
export async function openSchoolDatabase(env: Env, log: Logger, whileServing: boolean): Promise<SchoolDatabase> {
  if (env.databaseUrl) {
    const url = directDatabaseUrl({ ...env, databaseUrl: env.databaseUrl });
    return { url, release: async () => undefined };
  }
  const dataDir = await makeDataDir(env.dataDir);
  const lock = ownerLock(dataDir, whileServing);
  if (!lock) return { url: await runningUrl(dataDir), release: async () => undefined };
  try {
    // Who ends the command ends the database that is started for it: the work fails, and what it wrote is undone.
    const ended = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ended.abort());
    const postgres = await startEmbeddedPostgres(dataDir, log, ended.signal);
    ended.signal.addEventListener('abort', () => void postgres.stop());
    if (ended.signal.aborted) await postgres.stop();
    return {
      url: postgres.url,
      async release() {
        await postgres.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Undefined: the school runs, and that is no hindrance. */
function ownerLock(dataDir: string, whileServing: boolean): ReturnType<typeof takeOwnerLock> | undefined {
  try {
    return takeOwnerLock(dataDir);
  } catch (error) {
    if (whileServing && error instanceof StartFailure) return undefined;
    throw error;
  }
}

async function runningUrl(dataDir: string): Promise<string> {
  const { cluster, passwordFile } = clusterPaths(dataDir);
  const postmaster = readPostmaster(cluster);
  const password = await readFile(passwordFile, 'utf8').catch(() => undefined);
  if (!postmaster || !password)
    throw new StartFailure(`The school in ${dataDir} is only just starting: try again in a moment.`);
  return embeddedDatabaseUrl(postmaster.port, password.trim());
}
