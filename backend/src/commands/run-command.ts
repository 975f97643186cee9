/** What both commands share: a log for what goes wrong, one sentence for the person, and an exit code. */
import type { Logger } from 'pino';
import { createLogger } from '../common/logging/logger.js';
import { StartFailure } from '../common/start-failure.js';
import { type Env, readEnv } from '../config/env.js';
import { BackupFailure } from '../database/backup/backup-failure.js';

export async function runCommand(work: (env: Env, log: Logger) => Promise<void>): Promise<void> {
  const log = createLogger('silent');
  try {
    await work(readEnv(), log);
  } catch (error) {
    const isExplained = error instanceof StartFailure || error instanceof BackupFailure;
    process.stderr.write(`${isExplained ? error.message : String((error as Error).stack ?? error)}\n`);
    process.exitCode = 1;
  }
}

/** `1.4 MB`, `21 kB` */
export function sizeInWords(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
