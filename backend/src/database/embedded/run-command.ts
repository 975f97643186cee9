import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface CommandResult {
  /** Exit code; null when a signal ended it. */
  code: number | null;
  /** stdout and stderr as they came. */
  output: string;
}

interface CommandOptions {
  uid?: number;
  gid?: number;
  /** Aborting kills the command and all its children. */
  signal?: AbortSignal;
}

/** Nothing leaks in from the person's shell (PGPORT and its like), and messages come in the English that we match. */
const ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/**
 * Runs a program to its end in a session of its own, so that Ctrl-C in the terminal reaches only this process, which
 * then decides what to stop and in which order.
 * @throws when the program cannot be run at all (not found, not allowed).
 */
export async function runCommand(command: string[], { uid, gid, signal }: CommandOptions = {}): Promise<CommandResult> {
  const [program, ...args] = command as [string, ...string[]];
  const child = spawn(program, args, {
    cwd: '/',
    detached: true,
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid }),
  });
  const killAll = () => {
    try {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it ended by itself just before
    }
  };
  signal?.addEventListener('abort', killAll);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  } finally {
    signal?.removeEventListener('abort', killAll);
  }
}
