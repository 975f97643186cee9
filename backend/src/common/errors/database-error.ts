import { isNativeError } from 'node:util/types';
import { QueryFailedError } from 'typeorm';
import { closedBooksRefusal } from '#libs/domain/books';
import type { ErrorDescription } from './error-description.js';

/**
 * PostgreSQL's own words for "not now". Classes: 08 the connection broke, 53 no room (disk full, no memory, no
 * connection left), 58 its machine fails it. Single ones: shutting down, starting up, only a copy that may not be
 * written.
 */
const AWAY_CLASSES = /^(08|53|58)/;
const FAILING_CLASSES = /^5[38]/;
const AWAY_SQL_STATES = ['57P01', '57P02', '57P03', '57P05', '25006'];
const AWAY_NODE_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/**
 * pg and its pool give these no code. TypeORM gives a connection back as soon as it breaks, also within a transaction,
 * whose next statement then says so.
 */
const AWAY_MESSAGES = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'Query read timeout',
    'not queryable',
    'Cannot use a pool after calling end',
    'already released',
    'does not support SSL',
  ].join('|'),
);

/** Node's names for a certificate that is not believed: it ended, names another host, or comes from nobody known. */
const CERTIFICATE_REFUSED = /CERT|^UNABLE_TO_|^ERR_(TLS|SSL)_/;

const DISK_FULL = '53100';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const EXCLUSION_VIOLATION = '23P01';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/**
 * It gave up on a lock, or on a statement that took too long: mostly one that stood before several locks. By saying so
 * it shows that it is there.
 */
const GAVE_UP = ['55P03', '57014'];

/** Of the trigger of migration ClosedBooks, with the day as its detail. */
const BOOKS_CLOSED = 'SC002';

const CONFLICTS: Record<string, string> = {
  [UNIQUE_VIOLATION]: 'A record with the same values already exists',
  [FOREIGN_KEY_VIOLATION]: 'This record is linked to another one that is missing or still in use',
  [EXCLUSION_VIOLATION]: 'The record conflicts with another one',
  [SERIALIZATION_FAILURE]: 'Someone else changed this at the same time. Please try again',
  [DEADLOCK]: 'Someone else changed this at the same time. Please try again',
};

const RETRY_AFTER_SECONDS = 5;
const AWAY: ErrorDescription = {
  statusCode: 503,
  message: 'The service is not available at the moment. Please try again in a few seconds',
  retryAfterSeconds: RETRY_AFTER_SECONDS,
};
const BUSY: ErrorDescription = {
  statusCode: 503,
  message: 'We are very busy at the moment. Please try again in a few seconds',
  retryAfterSeconds: RETRY_AFTER_SECONDS,
};

/** The name of the constraint or unique index that a write broke; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof QueryFailedError ? (error.driverError as { constraint?: string }).constraint : undefined;
}

/** The write names a record that is not there, or takes away one that is named. */
export function isMissingReference(error: unknown): boolean {
  return isNativeError(error) && codeOf(error) === FOREIGN_KEY_VIOLATION;
}

export function isUniqueViolation(error: unknown): boolean {
  return isNativeError(error) && codeOf(error) === UNIQUE_VIOLATION;
}

/**
 * What the caller is told about a failure that came from PostgreSQL or the way to it; undefined for any other failure.
 */
export function describeDatabaseError(error: unknown): ErrorDescription | undefined {
  if (!isNativeError(error)) return undefined;
  if (isDatabaseAway(error)) return AWAY;
  if (isDatabaseBusy(error)) return BUSY;
  const code = codeOf(error);
  if (code === undefined) return undefined;
  const conflict = CONFLICTS[code];
  if (conflict !== undefined) return { statusCode: 409, message: conflict };
  if (code === BOOKS_CLOSED && 'detail' in error)
    return { statusCode: 409, message: closedBooksRefusal(String(error.detail)) };
  // Class 22: a value PostgreSQL cannot hold (NUL, out of range, no date). Class 23: a value that breaks a rule of the
  // table.
  if (/^2[23]/.test(code)) return { statusCode: 400, message: 'A value of the request is not allowed' };
  return undefined;
}

/** It does not answer, or takes nothing: whoever asks next would be told the same. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = codeOf(error);
  if (code === undefined) return AWAY_MESSAGES.test(error.message);
  if (AWAY_SQL_STATES.includes(code) || AWAY_NODE_CODES.includes(code)) return true;
  return AWAY_CLASSES.test(code) || CERTIFICATE_REFUSED.test(code);
}

/** Its certificate is not believed, which waiting does not change. */
export function isCertificateRefused(error: unknown): boolean {
  return isNativeError(error) && CERTIFICATE_REFUSED.test(codeOf(error) ?? '');
}

/** It answers, and somebody else holds what was asked for, or its processor. */
export function isDatabaseBusy(error: unknown): boolean {
  return isNativeError(error) && GAVE_UP.includes(codeOf(error) ?? '');
}

/** A snapshot met what somebody else changed meanwhile: what was done in it may be done again. */
export function isSerializationFailure(error: unknown): boolean {
  return isNativeError(error) && codeOf(error) === SERIALIZATION_FAILURE;
}

/** It has no room, or its machine fails it: reads may still work. */
export function isDatabaseFailing(error: unknown): boolean {
  return isNativeError(error) && FAILING_CLASSES.test(codeOf(error) ?? '');
}

export function isDiskFull(error: unknown): boolean {
  return isNativeError(error) && codeOf(error) === DISK_FULL;
}

/** The SQLSTATE or Node error code. TypeORM hands on the driver's properties on its own error. */
function codeOf(error: Error): string | undefined {
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code !== '' ? code : undefined;
}
