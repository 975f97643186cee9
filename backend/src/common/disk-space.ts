import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A network disk that hangs must not hang the caller. */
const PATIENCE_MS = 1_000;

export interface DiskSpace {
  /** What this user may still write. */
  freeBytes: number;
  sizeBytes: number;
}

/**
 * Of the disk that holds the directory, or would hold it.
 * @returns undefined when the disk does not answer in time
 */
export async function diskSpaceOf(directory: string): Promise<DiskSpace | undefined> {
  return Promise.race([ask(directory).catch(() => undefined), pause(PATIENCE_MS, undefined, { ref: false })]);
}

async function ask(directory: string): Promise<DiskSpace> {
  try {
    const { bavail, blocks, bsize } = await statfs(directory);
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
  } catch (error) {
    const parent = path.dirname(directory);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === directory) throw error;
    return ask(parent);
  }
}
