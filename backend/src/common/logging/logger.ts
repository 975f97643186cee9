import cluster from 'node:cluster';
import { isNativeError } from 'node:util/types';
import {
  destination as openDestination,
  type DestinationStream,
  type LogFn,
  type Logger,
  type LoggerOptions,
  pino,
} from 'pino';
import { build as prettyStream } from 'pino-pretty';
import { errorForLog, errorSentence } from './error-for-log.js';
import { LogBuffer } from './log-buffer.js';

/** Whatever is logged, these never reach the log. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'currentPassword',
  'passwordHash',
  'passphrase',
  'payfastPassphrase',
  'token',
];
const REDACTED_PATHS = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** As much as a pipe takes in one piece: several processes that write into one would tear each other's lines. */
const SHARED_WRITE_BYTES = 4_096;
/** Of a process that serves alone: each write costs as much as the lines of a dozen requests. */
const WRITE_BYTES = 16_384;
/** Part of a write that is worth one at once. */
const WORTH_WRITING = 0.75;
/** Whoever follows the log waits no longer than twice that: for the batch, and for the output. */
const FLUSH_EVERY_MS = 50;

/** pino's number of the level. */
const INFO = 30;
/** Nest tells of every class and route it finds at each start: a hundred lines that nobody reads. */
const CHATTER = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication'];

/** Structured JSON on standard output, one object a line; for a person at a terminal the same in plain lines. */
export function createLogger(form: 'json' | 'pretty' | 'silent', destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: form === 'silent' ? 'silent' : 'info',
    base: null,
    timestamp: isoTime,
    serializers: { err: errorForLog },
    redact: { paths: REDACTED_PATHS, censor: '[hidden]' },
    hooks: {
      logMethod(args, method, level) {
        if (level > INFO || !isChatter(args[0])) method.apply(this, withSafeMessage(args));
      },
    },
  };
  // Standard output has a timer, which nobody would end.
  if (form === 'silent') return pino(options, destination ?? { write: () => undefined });
  if (form === 'json') return pino(options, destination ?? standardOutput());
  return pino(
    options,
    prettyStream({
      colorize: true,
      sync: true,
      translateTime: 'SYS:HH:MM:ss',
      ignore: 'context,req,res,responseTime',
      messageFormat: '{if context}{context}: {end}{msg}',
    }),
  );
}

/**
 * Lines go out many at a time and are waited for by nobody; at the end of the process what is left is written. A full
 * disk, or a reader that went away, ends nothing.
 */
function standardOutput(): DestinationStream {
  const writeBytes = cluster.isWorker ? SHARED_WRITE_BYTES : WRITE_BYTES;
  const output = openDestination({
    dest: process.stdout.fd,
    sync: false,
    // What is less waits in the output, so that the last lines are written by flushSync and not by a thread.
    minLength: writeBytes * WORTH_WRITING,
    maxWrite: writeBytes,
    periodicFlush: FLUSH_EVERY_MS,
  });
  output.on('error', () => undefined);
  const batch = new LogBuffer(output, writeBytes, FLUSH_EVERY_MS);
  // Before pino has the output write out what it has.
  process.prependListener('exit', () => batch.flush());
  return batch;
}

/** Where no message is given pino takes the error's own, as it is. */
function withSafeMessage(args: Parameters<LogFn>): Parameters<LogFn> {
  const [first, message] = args as [unknown, unknown];
  if (message !== undefined || typeof first !== 'object' || first === null) return args;
  if (isNativeError(first)) return [{ err: first }, errorSentence(first)];
  if ('err' in first && !('msg' in first)) return [first, errorSentence(first.err)];
  return args;
}

function isChatter(first: unknown): boolean {
  return typeof first === 'object' && first !== null && 'context' in first && CHATTER.includes(String(first.context));
}

let lastMs = NaN;
let lastTime = '';

/** Of a line, as pino writes it: `,"time":"2026-12-16T08:00:00.000Z"`; made once for all lines of a millisecond. */
export function isoTime(): string {
  const nowMs = Date.now();
  if (nowMs !== lastMs) {
    lastMs = nowMs;
    lastTime = `,"time":"${new Date(nowMs).toISOString()}"`;
  }
  return lastTime;
}
