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

const TOLD_EVERY_MS = 500;
/** Before this much is done nobody can say how long the rest takes. */
const GUESSED_FROM = 0.1;

/**
 * Tells a person at a terminal how far the work is; a script's output stays what it is.
 * @returns takes the part that is done, from 0 to 1
 */
export function progressLine(what: string): (part: number) => void {
  const begun = Date.now();
  let told = 0;
  return (part) => {
    const now = Date.now();
    if (!process.stderr.isTTY || (part < 1 && now - told < TOLD_EVERY_MS)) return;
    told = now;
    const seconds = Math.ceil((((now - begun) / 1000) * (1 - part)) / part);
    const left = part < GUESSED_FROM || part === 1 ? '' : `, about ${seconds} s left`;
    process.stderr.write(`\r\u001B[K${what}: ${Math.floor(part * 100)} %${left}${part === 1 ? '\n' : ''}`);
  };
}
