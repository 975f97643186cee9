import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../common/errors/database-error.js';
import { StartFailure } from '../common/start-failure.js';

const PATIENCE_MS = 30_000;
const RETRY_EVERY_MS = 500;
const ATTEMPT_LIMIT_MS = 3_000;
/** pg's own words for a missing password, and for a server without TLS. */
const NO_WAY_IN = /^SASL|does not support SSL/;

/**
 * Connects, and waits for a server that is only just starting, as happens when a machine or a set of containers comes
 * up.
 * @throws StartFailure when it stays away, or at once when it answers and says no.
 */
export async function openClient(databaseUrl: string, log: Logger, signal: AbortSignal): Promise<Client> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (let hasTold = false; ; hasTold = true) {
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: ATTEMPT_LIMIT_MS });
    // A connection that breaks later fails the query under way; without a listener it would end the process.
    client.on('error', (error) => log.warn(error, 'The connection to PostgreSQL broke'));
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (isRefusal(error) || Date.now() > giveUpAt)
        throw new StartFailure(`PostgreSQL at ${placeOf(databaseUrl)} cannot be used: ${reasonOf(error)}.`);
      if (!hasTold) log.info(`Waiting for PostgreSQL at ${placeOf(databaseUrl)}`);
      await wait(RETRY_EVERY_MS, undefined, { signal });
    }
  }
}

/**
 * The server answered and said no (wrong password, no such database, no TLS), except that it is still starting or full.
 */
function isRefusal(error: unknown): boolean {
  if (isDatabaseAway(error)) return false;
  const { code, message } = error as { code?: string; message?: string };
  return code === undefined ? NO_WAY_IN.test(message ?? '') : /^[0-9A-Z]{5}$/.test(code) || code.includes('CERT');
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}

/** Without user and password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
