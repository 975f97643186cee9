/**
 * Checks on the database before anything is written to it; each refusal is one sentence for whoever set DATABASE_URL.
 */
import type { Client } from 'pg';
import { StartFailure } from '../common/start-failure.js';
import { newerSchema, readSchemaRelease } from './schema-release.js';

/** With one of these off, a power cut can lose or tear a confirmed order. */
const DURABILITY = ['fsync', 'full_page_writes', 'synchronous_commit'];
/** The oldest version the product was tested on: first start, API specs, dump and restore on 15.18. */
const OLDEST_MAJOR_VERSION = 15;
const NAMED_TABLES = 3;

/**
 * Names the settings of this server under which a confirmed order could be lost; empty when all is well.
 * @throws StartFailure when the product cannot live in this database
 */
export async function findUnsafeSettings(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [[...DURABILITY, 'server_encoding', 'server_version_num', 'transaction_read_only']],
  );
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  const fault = settingsFault(settings);
  if (fault !== undefined) throw new StartFailure(fault);
  return DURABILITY.filter((name) => settings[name] === 'off');
}

/**
 * Refuses at the start, instead of failing some requests under load later.
 * @param needed by all processes of this start
 * @throws StartFailure when the server allows fewer
 */
export async function assertEnoughConnections(client: Client, needed: number): Promise<void> {
  const { rows } = await client.query<{ taken: number }>(
    `SELECT sum(CASE name WHEN 'max_connections' THEN setting::int ELSE -setting::int END)::int AS taken
     FROM pg_settings WHERE name IN ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`,
  );
  const taken = rows[0]?.taken ?? 0;
  if (needed <= taken) return;
  throw new StartFailure(
    `PostgreSQL takes ${taken} connections and this start may need ${needed}: ` +
      'lower PROCESSES or DATABASE_CONNECTIONS, or raise its max_connections.',
  );
}

/** @param settings rows of pg_settings */
export function settingsFault(settings: Record<string, string>): string | undefined {
  const major = Math.floor(Number(settings['server_version_num']) / 10_000);
  if (major < OLDEST_MAJOR_VERSION)
    return (
      `The product needs PostgreSQL ${OLDEST_MAJOR_VERSION} or newer and this is ${major}: ` +
      'upgrade the server, or set DATABASE_URL to another one.'
    );
  const encoding = settings['server_encoding'];
  if (encoding !== 'UTF8')
    return `The database must have the encoding UTF8 and has ${encoding}: make one with ENCODING 'UTF8'.`;
  if (settings['transaction_read_only'] === 'on')
    return (
      'The database can only be read (it is a standby, or set read-only): ' +
      'set DATABASE_URL to the one that takes writes.'
    );
  return undefined;
}

/**
 * @param known the names of this release's migrations
 * @param wayBack the command that puts back what was there before the newer release, if there is one
 * @returns the names of the migrations that were done
 * @throws StartFailure for a database of something else, and for one that a newer release has changed. Under the start
 *   lock.
 */
export async function assertOurDatabase(
  client: Client,
  known: readonly string[],
  wayBack: () => Promise<string | undefined>,
): Promise<string[]> {
  const { holds, done, foreign } = await inspectDatabase(client, known);
  if (holds === 'something else') throw new StartFailure(foreign);
  const unknown = done.find((name) => !known.includes(name));
  if (unknown === undefined) return done;
  throw new StartFailure(newerSchema(unknown, await readSchemaRelease(client), await wayBack()));
}

export interface Contents {
  holds: 'nothing' | 'a school' | 'something else';
  /** The names of the migrations that were done. */
  done: string[];
  /** What to say of something else. */
  foreign: string;
}

/** @param known the names of this release's migrations: one of them makes it a school, also that of a newer release */
export async function inspectDatabase(client: Client, known: readonly string[]): Promise<Contents> {
  const tables = await namesOfTables(client);
  const done = tables.includes('migrations') ? await migrationsDone(client) : [];
  const isSchool = done.some((name) => known.includes(name));
  const isEmpty = tables.every((name) => name === 'migrations') && done.length === 0;
  return {
    holds: isSchool ? 'a school' : isEmpty ? 'nothing' : 'something else',
    done,
    foreign: foreignTables(tables),
  };
}

function foreignTables(tables: readonly string[]): string {
  const others = tables.length - NAMED_TABLES;
  const named = `${tables.slice(0, NAMED_TABLES).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
  return (
    `The database holds tables of something else (${named}): ` +
    "set DATABASE_URL to an empty database of the school's own."
  );
}

/** Tables that belong to no extension. */
async function namesOfTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e') ORDER BY relname`);
  return rows.map(({ name }) => name);
}

/** Read as JSON, because a foreign table of this name may have other columns. */
async function migrationsDone(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string | null }>(
    `SELECT to_jsonb(migrations)->>'name' AS name FROM migrations`,
  );
  return rows.map(({ name }) => name ?? 'migrations');
}
