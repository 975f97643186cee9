import path from 'node:path';
import { USER_RULES } from '#libs/contracts/user';
import {
  databaseUrl,
  emailAddress,
  mailSender,
  oneOf,
  origin,
  pushHosts,
  serviceUrl,
  text,
  type Read,
  readerOf,
  wholeNumber,
} from './env-values.js';
import { cardPaymentsOf, type CardPaymentsEnv } from './card-payments.js';
import { incomingMailOf, type IncomingMailEnv } from './incoming-mail.js';

/**
 * What the process is told from outside (CONTRACT section 1), parsed and checked once. The only reader of process.env.
 */
export interface Env extends CardPaymentsEnv, IncomingMailEnv {
  port: number;
  host: string;
  /** How many processes serve on the port. */
  processes: number;
  /** Where PostgreSQL answers. Undefined: the embedded one under dataDir. */
  databaseUrl: string | undefined;
  /** The same database past a pooler, for what needs a session of its own. Undefined: databaseUrl is no pooler. */
  databaseDirectUrl: string | undefined;
  /** Of each process, for requests. */
  databaseConnections: number;
  /** How long a request waits for an answer of the database before it is told to come again. */
  databaseTimeoutMs: number;
  /** Absolute. */
  dataDir: string;
  /** Absolute. Undefined: `backups` under dataDir, see backupDirectory. */
  backupDir: string | undefined;
  /** What backups are encrypted with. Undefined: they are not. */
  backupKey: string | undefined;
  /** An origin: no path, no slash at the end. */
  publicUrl: string;
  adminUsername: string;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  /** Undefined: the school's name and email address as its settings have them (common/school-addresses). */
  mailFrom: string | undefined;
  /** The same. */
  staffEmail: string | undefined;
  seed: 'demo' | 'none';
  /** How many proxies stand before the app. */
  trustProxy: number;
  rateLimitScale: number;
  metricsToken: string | undefined;
  /** The push services that are sent to: hosts of https addresses, their subdomains too, or whole origins. */
  pushHosts: readonly string[];
}

/** Injection token of the Env. */
export const ENV = Symbol('ENV');

/** Above this the limits would mean nothing. */
const MAX_RATE_LIMIT_SCALE = 1_000_000;
const MAX_PROXIES = 10;
const MAX_PROCESSES = 64;
const BACKUP_KEY_LENGTH = { minLength: 16, maxLength: 200 };
/** Work that waits for locks may hold all but a few (ConcurrencyLimit). */
const MIN_CONNECTIONS = 8;
const MAX_CONNECTIONS = 100;
const MIN_TIMEOUT_MS = 500;
const MAX_TIMEOUT_MS = 60_000;
/** Of Chrome and what is built on it, Firefox, Safari, and Edge. */
const PUSH_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/** The environment of this process. @throws StartFailure, see parseEnv */
export function readEnv(): Env {
  return parseEnv(process.env);
}

/**
 * Reads every variable of the product from a record like process.env. An empty or blank value counts as unset, because
 * compose files pass variables on that way.
 * @throws StartFailure naming the variable and what it should be; values that may hold a password are never repeated.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const read = readerOf(variables);
  const port = read('PORT', 3000, wholeNumber(0, 65_535), 'must be a whole number from 0 to 65535, for example 3000');
  const { username, password } = USER_RULES;
  return {
    port,
    host: read('HOST', '127.0.0.1', hostName, 'must be an IP address or a host name, for example 127.0.0.1 or 0.0.0.0'),
    processes: read(
      'PROCESSES',
      1,
      wholeNumber(1, MAX_PROCESSES),
      `must be a whole number from 1 to ${MAX_PROCESSES}, for example the machine's cores`,
    ),
    ...databaseOf(read),
    dataDir: read('DATA_DIR', path.resolve('.data'), (value) => path.resolve(value), 'must be a directory'),
    ...backupsOf(read),
    publicUrl: read(
      'PUBLIC_URL',
      `http://localhost:${port}`,
      origin,
      "must be the site's origin without a path, for example https://www.example.com",
    ),
    adminUsername: read(
      'ADMIN_USERNAME',
      'admin',
      text(username),
      `must be ${username.minLength} to ${username.maxLength} characters long`,
    ),
    // A password is taken as it stands: blanks at its ends belong to it.
    adminPassword: read(
      'ADMIN_PASSWORD',
      undefined,
      () => text(password)(variables['ADMIN_PASSWORD'] ?? ''),
      `must be ${password.minLength} to ${password.maxLength} characters long`,
    ),
    ...mailOf(read),
    ...incomingMailOf(read),
    seed: read('SEED', 'demo', oneOf('demo', 'none'), 'must be demo or none'),
    ...limitsOf(read),
    metricsToken: read('METRICS_TOKEN', undefined, bearerToken, 'must be at least 8 characters without blanks'),
    pushHosts: read(
      'PUSH_HOSTS',
      PUSH_SERVICES,
      pushHosts,
      'must be host names or origins with commas between them, for example push.example.com',
    ),
    ...cardPaymentsOf(read),
  };
}

function databaseOf(
  read: Read,
): Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'databaseConnections' | 'databaseTimeoutMs'> {
  const should =
    'must be a PostgreSQL address such as postgres://user:password@host:5432/database, ' +
    'with sslmode=verify-full, no-verify or disable if with one';
  return {
    databaseUrl: read('DATABASE_URL', undefined, databaseUrl, should),
    databaseDirectUrl: read('DATABASE_DIRECT_URL', undefined, databaseUrl, should),
    databaseConnections: read(
      'DATABASE_CONNECTIONS',
      10,
      wholeNumber(MIN_CONNECTIONS, MAX_CONNECTIONS),
      `must be a whole number from ${MIN_CONNECTIONS} to ${MAX_CONNECTIONS}, for example 10`,
    ),
    // An answer has to leave within 2.5 s while the database is away (CONTRACT section 2, "Status codes").
    databaseTimeoutMs: read(
      'DATABASE_TIMEOUT_MS',
      2_000,
      wholeNumber(MIN_TIMEOUT_MS, MAX_TIMEOUT_MS),
      `must be a whole number from ${MIN_TIMEOUT_MS} to ${MAX_TIMEOUT_MS}, for example 2000`,
    ),
  };
}

function backupsOf(read: Read): Pick<Env, 'backupDir' | 'backupKey'> {
  return {
    backupDir: read('BACKUP_DIR', undefined, (value) => path.resolve(value), 'must be a directory'),
    backupKey: read(
      'BACKUP_KEY',
      undefined,
      text(BACKUP_KEY_LENGTH),
      `must be ${BACKUP_KEY_LENGTH.minLength} to ${BACKUP_KEY_LENGTH.maxLength} characters long, ` +
        'for example from: openssl rand -hex 24',
    ),
  };
}

function mailOf(read: Read): Pick<Env, 'smtpUrl' | 'mailFrom' | 'staffEmail'> {
  return {
    smtpUrl: read(
      'SMTP_URL',
      undefined,
      serviceUrl('smtp:', 'smtps:'),
      "must be a mail server's address such as smtp://user:password@host:587",
    ),
    mailFrom: read(
      'MAIL_FROM',
      undefined,
      mailSender,
      'must be an email address, with or without a name: School <info@example.com>',
    ),
    staffEmail: read('STAFF_EMAIL', undefined, emailAddress, 'must be an email address such as staff@example.com'),
  };
}

/** Who is asking, and how much one may ask. */
function limitsOf(read: Read): Pick<Env, 'trustProxy' | 'rateLimitScale'> {
  return {
    trustProxy: read(
      'TRUST_PROXY',
      0,
      wholeNumber(0, MAX_PROXIES),
      `must be the number of proxies before the app, a whole number from 0 to ${MAX_PROXIES}`,
    ),
    rateLimitScale: read(
      'RATE_LIMIT_SCALE',
      1,
      scale,
      `must be a number above 0 and up to ${MAX_RATE_LIMIT_SCALE}, for example 1`,
    ),
  };
}

function hostName(value: string): string | undefined {
  return /^[\w.:%-]+$/.test(value) ? value : undefined;
}

function scale(value: string): number | undefined {
  const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : 0;
  return number > 0 && number <= MAX_RATE_LIMIT_SCALE ? number : undefined;
}

function bearerToken(value: string): string | undefined {
  return /^\S{8,}$/.test(value) ? value : undefined;
}
