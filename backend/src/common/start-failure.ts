/**
 * Why the product cannot start, in one sentence for the person who started it. Printed without a stack; the exit code
 * is 1.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** What the operating system says of a disk that takes nothing, in words for whoever started the product. */
const DISK_REFUSES: Record<string, string> = {
  ENOSPC: 'is full: make room',
  EDQUOT: "has no room left for this user: make room, or raise the user's quota",
  EROFS: 'can only be read: mount it for writing, or set DATA_DIR to another one',
  EIO: 'fails: look at the log of the machine before anything else',
};

/** @returns a StartFailure when the disk is the reason; other errors as they are */
export function explainDiskError(error: unknown, directory: string): unknown {
  const refusal = DISK_REFUSES[(error as NodeJS.ErrnoException).code ?? ''];
  return refusal === undefined ? error : new StartFailure(`The disk of ${directory} ${refusal}, and start again.`);
}

/** Files that belong to somebody else. A disk that can only be read is none: nobody could give it away. */
const NOT_OURS = ['EACCES', 'EPERM'];

/** @returns a StartFailure when the data directory is another user's; other errors as they are */
export function explainForeignDirectory(error: unknown, dataDir: string): unknown {
  if (!NOT_OURS.includes((error as NodeJS.ErrnoException).code ?? '')) return error;
  return new StartFailure(
    `The data directory ${dataDir} cannot be written by this user: ` +
      'give it to this user, or set DATA_DIR to another directory.',
  );
}
