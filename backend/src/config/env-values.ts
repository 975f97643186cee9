/** Readers of one value of the environment: each answers the parsed value, or undefined when the text is malformed. */
import { StartFailure } from '../common/start-failure.js';
import { isEmailAddress } from '../common/validation/field.decorators.js';

export type Read = ReturnType<typeof readerOf>;

/** Reads variables by their names. It throws a StartFailure that says what a malformed one should be. */
export function readerOf(variables: Record<string, string | undefined>) {
  return <T>(name: string, fallback: T, parse: (value: string) => T | undefined, should: string): T => {
    const value = variables[name]?.trim();
    if (!value) return fallback;
    const parsed = parse(value);
    if (parsed === undefined) throw new StartFailure(`${name} ${should}.`);
    return parsed;
  };
}

export function wholeNumber(min: number, max: number): (value: string) => number | undefined {
  return (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };
}

export function oneOf<T extends string>(...allowed: T[]): (value: string) => T | undefined {
  return (value) => allowed.find((each) => each === value);
}

/** A URL of one of these schemes (written with their colon) that names a host. */
export function serviceUrl(...schemes: string[]): (value: string) => string | undefined {
  return (value) => {
    const url = parseUrl(value);
    return url && schemes.includes(url.protocol) && url.hostname ? value : undefined;
  };
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether nobody listens between us and it. @param hostname as URLs have it */
export function isThisMachine(hostname: string): boolean {
  return LOOPBACK.includes(hostname);
}

/** What pg takes for `verify-full` anyway, with a warning on the terminal. */
const VERIFYING_SSL_MODES = ['require', 'verify-ca', 'verify-full'];
const SSL_MODES = ['disable', 'no-verify', ...VERIFYING_SSL_MODES];

/** A database's address; where TLS is asked for it says `sslmode=verify-full` or `no-verify`, which are clear. */
export function databaseUrl(value: string): string | undefined {
  if (!serviceUrl('postgres:', 'postgresql:')(value)) return undefined;
  const url = new URL(value);
  const mode = url.searchParams.get('sslmode');
  if (url.pathname.length < 2 || (mode !== null && !SSL_MODES.includes(mode))) return undefined;
  return mode === null ? value : value.replace(`sslmode=${mode}`, `sslmode=${clearModeOf(mode)}`);
}

function clearModeOf(mode: string): string {
  return VERIFYING_SSL_MODES.includes(mode) ? 'verify-full' : mode;
}

/** http or https and a host, nothing behind it; answered without the slash at the end. */
export function origin(value: string): string | undefined {
  const url = parseUrl(value);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  const isBare = url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  return isWeb && isBare ? url.origin : undefined;
}

/** Host names, and origins like `http://127.0.0.1:8080`, with commas between them. */
export function pushHosts(value: string): string[] | undefined {
  const hosts = value.split(',').map((entry) => pushHost(entry.trim()));
  return hosts.every((host) => host !== undefined) ? hosts : undefined;
}

export function text(length: { minLength: number; maxLength: number }): (value: string) => string | undefined {
  return (value) => (value.length >= length.minLength && value.length <= length.maxLength ? value : undefined);
}

export function held(isRight: (value: string) => boolean): (value: string) => string | undefined {
  return (value) => (isRight(value) ? value : undefined);
}

export function emailAddress(value: string): string | undefined {
  return isEmailAddress(value) ? value : undefined;
}

/** `a@b.example` or `Name <a@b.example>`. */
export function mailSender(value: string): string | undefined {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(value)?.[1] ?? value;
  return isEmailAddress(address) ? value : undefined;
}

function pushHost(entry: string): string | undefined {
  if (entry.includes('://')) return origin(entry);
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(entry) ? entry.toLowerCase() : undefined;
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}
