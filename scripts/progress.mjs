// What the scripts say while they work, and how they run other programs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** One line that says what is being done and, when it is done, how long it took. */
export async function timed(what, work) {
  const startedMs = Date.now();
  console.log(`${what} ...`);
  const result = await work();
  console.log(`${what}: done in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
  return result;
}

/**
 * Runs a program in the checkout and shows its output only when it fails. Ctrl-C and SIGTERM end it with all its
 * children.
 * @param lock a descriptor that it and its children keep open as long as they live
 */
export async function runQuietly([program, ...args], failure, lock) {
  const child = spawn(program, args, { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe', lock] });
  const end = (signal) => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  try {
    const [code] = await once(child, 'close');
    if (code !== 0)
      throw new Error(`${output.trim()}\n${failure}: \`${[program, ...args].join(' ')}\` ended with ${code}.`);
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}
