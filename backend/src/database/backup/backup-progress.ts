/**
 * How far the backup under way is, for whoever looks: any process that sees the directory. A file, because a backup
 * runs in one process and is asked for in another.
 */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = '.progress.json';
const EVERY_MS = 500;
/** What its writer has left behind when it was killed. */
const STALE_AFTER_MS = 15_000;

export function tellProgress(directory: string): { tell(part: number): void; end(): Promise<void> } {
  const file = path.join(directory, FILE);
  let toldAt = 0;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    tell(part) {
      if (Date.now() - toldAt < EVERY_MS) return;
      toldAt = Date.now();
      // A disk that is full fails the backup itself.
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
  // While it is being written anew there may be nothing in it for a moment.
  const part = /"part":([\d.e-]+)/.exec(await readFile(file, 'utf8').catch(() => ''))?.[1];
  return Number(part ?? 0);
}
