// Where tests keep their databases and files: in memory, where there is room. A disk takes twenty times as long to make
// a database of nine hundred files, and each spec file has one of its own (docs/decisions/0115).
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'storm-tests-';
const ROOM_BYTES = 6 * 1024 ** 3;

/** Sets TMPDIR for this process and all that it starts, unless it is set; the directory goes when this process ends. */
export function keepFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  for (const name of readdirSync(MEMORY)) if (name.startsWith(PREFIX) && !isRunning(name)) remove(name);
  const own = `${PREFIX}${process.pid}`;
  mkdirSync(path.join(MEMORY, own), { recursive: true });
  chmodSync(path.join(MEMORY, own), 0o711); // as root the databases run as another user, who must get in
  process.env.TMPDIR = path.join(MEMORY, own);
  process.once('exit', () => remove(own));
}

function hasRoom() {
  if (!existsSync(MEMORY) || process.availableMemory() < ROOM_BYTES) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}

/** @param {string} name a directory, which has the number of the process that made it */
function isRunning(name) {
  try {
    return process.kill(Number(name.slice(PREFIX.length)), 0);
  } catch (error) {
    return error.code === 'EPERM'; // somebody else's
  }
}

function remove(name) {
  try {
    rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  } catch {
    // Somebody else's, or in use to the last: the next run removes it.
  }
}
