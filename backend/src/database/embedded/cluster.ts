/**
 * Where the embedded PostgreSQL keeps everything: DATA_DIR/postgres with the cluster, its password and its log.
 * The whole is made under another name and renamed when complete, so that a half-made one is never taken for real.
 */
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../../common/start-failure.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { commandAs, type PostgresIdentity } from './postgres-identity.js';
import { runCommand } from './run-command.js';

const HOME = 'postgres';
const UNFINISHED = 'postgres.unfinished-';

export interface ClusterPaths {
  home: string;
  /** PostgreSQL's data directory. */
  cluster: string;
  passwordFile: string;
  logFile: string;
}

export function clusterPaths(dataDir: string, name = HOME): ClusterPaths {
  const home = path.join(dataDir, name);
  return {
    home,
    cluster: path.join(home, 'cluster'),
    passwordFile: path.join(home, 'password'),
    logFile: path.join(home, 'server.log'),
  };
}

/** Makes the cluster when there is none, and answers the password of its superuser. Only under the owner lock. */
export async function ensureCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  identity: PostgresIdentity,
  signal?: AbortSignal,
): Promise<string> {
  await removeUnfinished(dataDir);
  const paths = clusterPaths(dataDir);
  if (!(await exists(path.join(paths.cluster, 'PG_VERSION')))) await createCluster(dataDir, binaries, identity, signal);
  return (
    await readFile(paths.passwordFile, 'utf8').catch(() => {
      throw new StartFailure(
        `${paths.passwordFile} is missing: put it back from a backup, the database cannot be opened without it.`,
      );
    })
  ).trim();
}

/** What a start that was killed while making the cluster left behind. */
async function removeUnfinished(dataDir: string): Promise<void> {
  const leftovers = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED));
  // An initdb that outlived its start may still be writing; what it leaves now goes at the next start.
  await Promise.all(
    leftovers.map((name) =>
      rm(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined),
    ),
  );
}

async function createCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  identity: PostgresIdentity,
  signal?: AbortSignal,
): Promise<void> {
  const paths = clusterPaths(dataDir, `${UNFINISHED}${randomBytes(6).toString('hex')}`);
  await mkdir(paths.home, { mode: 0o700 });
  await writeFile(paths.passwordFile, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined) {
    await chown(paths.home, identity.uid, identity.gid);
    await chown(paths.passwordFile, identity.uid, identity.gid);
  }
  const [command, as] = commandAs(identity, [
    binaries.initdb,
    `--pgdata=${paths.cluster}`,
    '--username=postgres',
    `--pwfile=${paths.passwordFile}`,
    '--auth=scram-sha-256',
    // Names sort as people expect (a, B, c), by rules that come with the program and not with the machine.
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=en-ZA',
    '--locale=C',
    '--no-instructions',
  ]);
  const { code, output } = await runCommand(command, { ...as, ...(signal ? { signal } : {}) });
  if (code !== 0) {
    await rm(paths.home, { recursive: true, force: true, maxRetries: 5 });
    throw new StartFailure(
      signal?.aborted
        ? 'Stopped while the database was being made.'
        : `The embedded database could not be made: ${lastLine(output)}`,
    );
  }
  await rename(paths.home, clusterPaths(dataDir).home).catch(() => {
    throw new StartFailure(
      `${clusterPaths(dataDir).home} is in the way of the embedded database and is not one: move it elsewhere.`,
    );
  });
  await syncDirectory(dataDir);
}

function lastLine(output: string): string {
  return (
    output
      .trim()
      .split('\n')
      .findLast((line) => /error|fatal/i.test(line)) ??
    output.trim().split('\n').at(-1) ??
    ''
  );
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** A rename is only sure to survive a power cut once its directory has reached the disk. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
