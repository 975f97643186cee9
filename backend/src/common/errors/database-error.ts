import { isNativeError } from 'node:util/types';
import type { ErrorDescription } from './error-description.js';

/** PostgreSQL's own words for "not now": shutting down, starting up, no connection left, statement cancelled for time. */
const AWAY_SQL_STATES = ['57P01', '57P02', '57P03', '57P05', '53300', '57014', '25006'];
const AWAY_NODE_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** pg and its pool give these no code. TypeORM gives a connection back as soon as it breaks, also within a transaction, whose next statement then says so. */
const AWAY_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|Cannot use a pool after calling end|already released/;

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const EXCLUSION_VIOLATION = '23P01';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';

const CONFLICTS: Record<string, string> = {
  [UNIQUE_VIOLATION]: 'A record with the same values already exists',
  [FOREIGN_KEY_VIOLATION]: 'The record is connected to another one that is missing or still in use',
  [EXCLUSION_VIOLATION]: 'The record conflicts with another one',
  [SERIALIZATION_FAILURE]: 'Somebody else changed this at the same moment. Please try again',
  [DEADLOCK]: 'Somebody else changed this at the same moment. Please try again',
  [LOCK_NOT_AVAILABLE]: 'Somebody else changed this at the same moment. Please try again',
};

const AWAY: ErrorDescription = {
  statusCode: 503,
  message: 'The service is not available at the moment. Please try again in a few seconds',
  retryAfterSeconds: 5,
};

/** What the caller is told about a failure that came from PostgreSQL or the way to it; undefined for any other failure. */
export function describeDatabaseError(error: unknown): ErrorDescription | undefined {
  if (!isNativeError(error)) return undefined;
  const code = codeOf(error);
  if (isAway(code, error.message)) return AWAY;
  if (code === undefined) return undefined;
  const conflict = CONFLICTS[code];
  if (conflict !== undefined) return { statusCode: 409, message: conflict };
  // Class 22: a value PostgreSQL cannot hold (NUL, out of range, no date). Class 23: a value that breaks a rule of the table.
  if (/^2[23]/.test(code)) return { statusCode: 400, message: 'A value of the request is not allowed' };
  return undefined;
}

function isAway(code: string | undefined, message: string): boolean {
  if (code === undefined) return AWAY_MESSAGES.test(message);
  return code.startsWith('08') || AWAY_SQL_STATES.includes(code) || AWAY_NODE_CODES.includes(code);
}

/** The SQLSTATE or Node error code. TypeORM hands on the driver's properties on its own error. */
function codeOf(error: Error): string | undefined {
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code !== '' ? code : undefined;
}
