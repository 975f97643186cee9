/**
 * The progress of the running backup, in a file, because another process than the one that makes the backup asks for
 * it.
 */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = '.progress.json';
const EVERY_MS = 500;
/** Older than this, it was left by a killed process. */
const STALE_AFTER_MS = 15_000;

export function writeProgress(directory: string): { tell(part: number): void; end(): Promise<void> } {
  const file = path.join(directory, FILE);
  let toldAt = 0;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    tell(part) {
      if (Date.now() - toldAt < EVERY_MS) return;
      toldAt = Date.now();
      // A full disk makes the backup itself fail.
      writing = writing.then(() => writeFile(file, JSON.stringify({ part }), { mode: 0o600 })).catch(() => undefined);
    },
    async end() {
      await writing;
      await rm(file, { force: true }).catch(() => undefined);
    },
  };
}

/** From 0 to 1. Undefined: none is under way. */
export async function readProgress(directory: string): Promise<number | undefined> {
  const file = path.join(directory, FILE);
  const found = await stat(file).catch(() => undefined);
  if (!found || Date.now() - found.mtimeMs > STALE_AFTER_MS) return undefined;
  // It may be empty for a moment while it is rewritten.
  const part = /"part":([\d.e-]+)/.exec(await readFile(file, 'utf8').catch(() => ''))?.[1];
  return Number(part ?? 0);
}
