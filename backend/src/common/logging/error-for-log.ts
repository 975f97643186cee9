/**
 * Serializes errors for the log by an allowlist: database errors carry the statement's values, mail errors the
 * recipient, and libraries may add more.
 */
import { isNativeError } from 'node:util/types';

interface LoggedError {
  type: string;
  message: string;
  /** Where it happened: frames only, for the text above them is the message. */
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [detail: string]: unknown;
}

/** Names and codes, never values. */
const DETAILS = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'responseCode',
  'command',
  'statusCode',
];
const SQL_STATE = /^[0-9A-Z]{5}$/;
/** Messages of these classes name tables and rules only; those of class 22 and of functions quote the value. */
const SQL_STATES_WITHOUT_VALUES = /^(08|23|25|28|3D|40|42|53|54|55|57|58|XX)/;
/** The RFC 3463 status code, without the mail server's text, which may name the recipient. */
const ENHANCED_STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;
const PERSONAL: [RegExp, string][] = [
  // Anchored at the start of a word: tried from each letter, a long word would take quadratic time.
  [/(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[email]'],
  [/\bSC(-?[0-9A-HJKMNP-TV-Z]{4}){4}\b/gi, '[order]'],
  [/\$argon2\S+/g, '[hash]'],
];
/** Causes of causes. */
const MAX_DEPTH = 4;

/** pino's serializer of `err`. */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!isNativeError(error)) return { type: typeof error, message: 'Something that is no error was thrown' };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  const inner = depth < MAX_DEPTH ? innerErrors(error, depth + 1) : {};
  return {
    type: error.constructor.name,
    message: errorSentence(error),
    ...detailsOf(error),
    ...(frames && { stack: frames }),
    ...inner,
  };
}

/** The error's message without personal data. */
export function errorSentence(error: unknown): string {
  if (!isNativeError(error)) return 'Something that is no error was thrown';
  const { code, response, ...rest } = error as {
    code?: unknown;
    response?: unknown;
    responseCode?: unknown;
    command?: unknown;
  };
  if (typeof response === 'string') return mailRefusal(rest, response);
  if (typeof code === 'string' && SQL_STATE.test(code) && !SQL_STATES_WITHOUT_VALUES.test(code))
    return `PostgreSQL refused a value (SQLSTATE ${code})`;
  // JSON.parse quotes its input.
  if (error.name === 'SyntaxError') return 'A text could not be read';
  return redactPersonalData(error.message);
}

/** E-mail addresses, order numbers and hashes taken out. */
export function redactPersonalData(text: string): string {
  return PERSONAL.reduce((rest, [pattern, mark]) => rest.replaceAll(pattern, mark), text);
}

function mailRefusal(
  { responseCode, command }: { responseCode?: unknown; command?: unknown },
  response: string,
): string {
  const answer = [responseCode, ENHANCED_STATUS.exec(response)?.[0]].filter(Boolean).join(' ');
  return `The mail server answered ${answer}${typeof command === 'string' ? ` to ${command}` : ''}`;
}

function detailsOf(error: Error): Record<string, unknown> {
  const own = error as Error & Record<string, unknown>;
  return Object.fromEntries(
    DETAILS.flatMap((name) => (['string', 'number'].includes(typeof own[name]) ? [[name, own[name]]] : [])),
  );
}

function innerErrors(error: Error, depth: number): { cause?: LoggedError; errors?: LoggedError[] } {
  const { cause, errors } = error as { cause?: unknown; errors?: unknown };
  return {
    ...(isNativeError(cause) && { cause: errorForLog(cause, depth) }),
    ...(Array.isArray(errors) && { errors: errors.map((each: unknown) => errorForLog(each, depth)) }),
  };
}
