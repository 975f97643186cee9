import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { isCertificateRefused, isDatabaseAway, isDatabaseBusy } from '../common/errors/database-error.js';
import { StartFailure } from '../common/start-failure.js';

const PATIENCE_MS = 30_000;
const RETRY_EVERY_MS = 500;
const ATTEMPT_LIMIT_MS = 3_000;
/** pg's messages for a missing password, and for a server without TLS. */
const NO_WAY_IN = /^SASL|does not support SSL/;

/**
 * Connects, with retries while the server is starting.
 * @throws StartFailure when it stays away, or at once when it refuses
 */
export async function openClient(databaseUrl: string, log: Logger, signal: AbortSignal): Promise<Client> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (let hasTold = false; ; hasTold = true) {
    const client = clientOf(databaseUrl);
    // A later connection error fails the running query; without a listener it would end the process.
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

/** @throws StartFailure when a file that the address names, as the one of a CA, cannot be read */
function clientOf(databaseUrl: string): Client {
  try {
    return new Client({ connectionString: databaseUrl, connectionTimeoutMillis: ATTEMPT_LIMIT_MS });
  } catch (error) {
    throw new StartFailure(`A file that the database's address names cannot be read: ${reasonOf(error)}.`);
  }
}

/** The server refused for good (wrong password, no such database, no TLS), rather than for now (starting, full). */
function isRefusal(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (isCertificateRefused(error) || (code === undefined && NO_WAY_IN.test(message ?? ''))) return true;
  return !isDatabaseAway(error) && !isDatabaseBusy(error) && /^[0-9A-Z]{5}$/.test(code ?? '');
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  const reason = message || code || String(error);
  if (!isCertificateRefused(error)) return reason;
  return `${reason} (its certificate is checked: sslrootcert=/path/ca.pem names the file of a CA of your own)`;
}

/** The URL without user and password, for messages. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
