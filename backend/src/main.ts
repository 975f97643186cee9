import 'reflect-metadata';
import path from 'node:path';
import { isDatabaseAway } from './common/errors/database-error.js';
import { createLogger } from './common/logging/logger.js';
import { StartFailure } from './common/start-failure.js';
import { type Env, readEnv } from './config/env.js';
import { announcement } from './start/announce.js';
import { Application, type Started } from './start/application.js';

/** Longer than the requests' and the database's own limits together; after it the process goes whatever hangs. */
const STOP_LIMIT_MS = 45_000;

const isTerminal = process.stdout.isTTY;
/** A person typed a command, rather than a container or a supervisor that keeps the output as a log. */
const isByHand = isTerminal || path.basename(process.argv[1] ?? '') === 'start.mjs';
const log = createLogger(isTerminal ? 'pretty' : 'json');

let isStopping = false;

// A log that goes to a full disk or to a reader that went away must not end the school.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
await run();

async function run(): Promise<void> {
  let application: Application | undefined;
  try {
    const env = readEnv();
    application = new Application(env, log);
    stopOnSignals(application);
    stopOnFaults(application);
    announce(env, await application.start());
  } catch (error) {
    if (isStopping) return;
    tell(error);
    await application?.stop();
    process.exit(1);
  }
}

/**
 * Ctrl-C, SIGTERM and the closing of the terminal; impatient repetitions change nothing, because the database must be
 * stopped in order.
 */
function stopOnSignals(application: Application): void {
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info(`${signal}: finishing what is under way`);
    setTimeout(() => {
      log.error('Stopping took too long');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    await application.stop();
    log.info('Stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
}

/**
 * What nobody caught. Node would print the error with all it holds (of the database's: the values of the statement).
 * That the database is away or full stops nothing, wherever it was met; anything else is a fault of ours, after which a
 * supervisor begins anew.
 */
function stopOnFaults(application: Application): void {
  const end = async (error: unknown): Promise<void> => {
    log.fatal({ err: error }, 'An error that nobody caught');
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await application.stop();
    process.exit(1);
  };
  process.on('uncaughtException', (error) => void end(error));
  process.on('unhandledRejection', (error) => {
    if (isDatabaseAway(error)) log.error({ err: error }, 'Background work was left undone');
    else void end(error);
  });
}

function announce(env: Env, started: Started): void {
  if (isByHand) {
    process.stdout.write(announcement(env, started));
    return;
  }
  if (started.firstStart?.generatedPassword) log.info(`The super-user's password is in ${env.dataDir}/admin-password`);
  log.info({ host: env.host, port: started.port, dataDir: env.dataDir }, 'Ready');
}

/** What the operator can act on is one sentence; anything else is a fault of ours and comes with its stack. */
function tell(error: unknown): void {
  if (error instanceof StartFailure) process.stderr.write(`${error.message}\n`);
  else log.fatal(error, 'The start failed');
}
