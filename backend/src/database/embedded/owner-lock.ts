/**
 * One process owns a data directory. The lock is the kernel's own (flock on an open file): it ends with the process
 * however that dies, cannot be fooled by a reused process number, and holds between containers that share a volume.
 */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { explainForeignDirectory, StartFailure } from '../../common/start-failure.js';

const LOCK_FILE = 'owner.lock';
/** macOS and the BSDs lock while opening; Node has no name for it. */
const O_EXLOCK = 0x20;

interface OwnerLock {
  release(): void;
}

/** @throws StartFailure when another live process holds the directory, also when it is only just starting. */
export function takeOwnerLock(dataDir: string): OwnerLock {
  const file = path.join(dataDir, LOCK_FILE);
  for (;;) {
    const descriptor = openLocked(file);
    if (descriptor === undefined) throw new StartFailure(inUse(dataDir, file));
    // Whoever held it may have removed the file between our opening and our locking: then we hold a file nobody sees.
    if (isStillThere(file, descriptor)) {
      ftruncateSync(descriptor);
      writeSync(descriptor, `${process.pid}\n`, 0);
      return {
        release() {
          rmSync(file, { force: true });
          closeSync(descriptor);
        },
      };
    }
    closeSync(descriptor);
  }
}

/** The descriptor of the locked file, or undefined when another process has it. */
function openLocked(file: string): number | undefined {
  return process.platform === 'linux' ? openThenFlock(file) : openWithLock(file);
}

/** The lock belongs to the open file, which the short-lived flock command shares with us: it stays when flock ends. */
function openThenFlock(file: string): number | undefined {
  const descriptor = open(file, constants.O_RDWR | constants.O_CREAT);
  const { status, error, signal } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
  });
  if (status === 0) return descriptor;
  closeSync(descriptor);
  if (error)
    throw new StartFailure(
      'The embedded database needs the flock command (package util-linux): install it, or set DATABASE_URL.',
    );
  // Ctrl-C at this very moment ends the command and says nothing about the lock; our own handler comes after it is
  // known.
  return signal ? openThenFlock(file) : undefined;
}

function openWithLock(file: string): number | undefined {
  try {
    return open(file, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined;
    throw error;
  }
}

function open(file: string, flags: number): number {
  try {
    return openSync(file, flags, 0o600);
  } catch (error) {
    throw explainForeignDirectory(error, path.dirname(file));
  }
}

function isStillThere(file: string, descriptor: number): boolean {
  return statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(descriptor).ino;
}

function inUse(dataDir: string, file: string): string {
  const pid = readOwner(file);
  return (
    `The data directory ${dataDir} is in use by another Storm Combat process${pid && ` (process ${pid})`}: stop ` +
    'that one first, or set DATA_DIR to another directory.'
  );
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return ''; // it stopped this very moment
  }
}
