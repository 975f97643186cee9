// Installs the locked packages when node_modules is missing, unfinished, or was made from another lock.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.mjs';
import { ROOT, runQuietly, timed } from './progress.mjs';

/** @throws Error with one sentence when npm fails */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await alone(async (lock) => {
    if (isInstalled()) return; // another start did it while this one waited
    await timed('Installing the locked packages (a minute or two)', () =>
      runQuietly(
        ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
        'The packages could not be installed',
        lock,
      ),
    );
  });
}

/**
 * npm writes its own record of what it installed as the very last thing; it must agree with the lock, package by
 * package.
 */
function isInstalled() {
  const locked = readJson('package-lock.json');
  const installed = readJson('node_modules/.package-lock.json');
  if (!locked) throw new Error('package-lock.json is missing: get it back from the repository.');
  if (!installed) return false;
  return Object.entries(locked.packages).every(([place, { version, optional }]) => {
    const found = installed.packages[place];
    // Optional packages of other platforms are rightly absent.
    return place === '' || (found ? found.version === version : optional === true);
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  } catch {
    return undefined;
  }
}
