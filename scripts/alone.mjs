// One install or build at a time in a checkout: two starts at once must not write over each other.
import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './progress.mjs';

const RETRY_EVERY_MS = 200;
/** macOS and the BSDs lock while opening; Node has no name for it. */
const O_EXLOCK = 0x20;

/**
 * Runs the work under the kernel's own lock on package-lock.json, which ends with the processes that hold it.
 * The work is given the descriptor, to hand on to what it starts: a build that outlives a killed start keeps the lock.
 */
export async function alone(work) {
  let hasTold = false;
  let lock = tryLock();
  while (lock === undefined) {
    if (!hasTold) console.log('Waiting for another start in this directory that is installing or building');
    hasTold = true;
    await wait(RETRY_EVERY_MS);
    lock = tryLock();
  }
  try {
    return await work(lock);
  } finally {
    closeSync(lock);
  }
}

function tryLock() {
  const file = path.join(ROOT, 'package-lock.json');
  if (process.platform !== 'linux') return tryOpenLocked(file);
  const descriptor = openSync(file, 'r');
  const { status, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  // A system without the flock command has no lock: two starts at once are then the person's to avoid.
  if (status === 0 || error) return descriptor;
  closeSync(descriptor);
  return undefined;
}

function tryOpenLocked(file) {
  try {
    return openSync(file, constants.O_RDONLY | constants.O_NONBLOCK | O_EXLOCK);
  } catch (error) {
    if (error.code === 'EAGAIN') return undefined;
    throw error;
  }
}
