import 'reflect-metadata';
import path from 'node:path';
import { createLogger } from './common/logging/logger.js';
import { StartFailure } from './common/start-failure.js';
import { type Env, readEnv } from './config/env.js';
import { announcement } from './start/announce.js';
import { Application, type Started } from './start/application.js';
import { ProcessEnd } from './start/process-end.js';

const isTerminal = process.stdout.isTTY;
/** A person typed a command, rather than a container or a supervisor that keeps the output as a log. */
const isByHand = isTerminal || path.basename(process.argv[1] ?? '') === 'start.mjs';
const log = createLogger(isTerminal ? 'pretty' : 'json');

// A log that goes to a full disk or to a reader that went away must not end the school.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
await run();

async function run(): Promise<void> {
  let application: Application | undefined;
  const end = new ProcessEnd(log, async () => {
    await application?.stop();
    log.info('Stopped');
  });
  try {
    const env = readEnv();
    application = new Application(env, log);
    endOnSignals(end);
    end.beginOnFaults();
    announce(env, await application.start());
  } catch (error) {
    if (end.hasBegun) return;
    tell(error);
    await application?.stop();
    process.exit(1);
  }
}

/** Ctrl-C, SIGTERM and the closing of the terminal. */
function endOnSignals(end: ProcessEnd): void {
  const stop = (signal: string): void => {
    if (!end.hasBegun) log.info(`${signal}: finishing what is under way`);
    void end.begin(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
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
