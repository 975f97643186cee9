// Runs one command of the test run and leaves nothing of it behind.
import { spawn } from 'node:child_process';

/** No limit on a whole suite: a slow machine is slow, not wrong. What says nothing for this long hangs. */
const SILENCE_LIMIT_MS = 10 * 60_000;
const ON_WINDOWS = process.platform === 'win32';

/**
 * Rejects when the command fails, or says nothing for ten minutes.
 * @param {string} command
 * @param {{ env?: NodeJS.ProcessEnv, say?: (text: string) => void }} [options] env on top of this process's own; say
 *   gets the output as it comes, which else goes to this process's own
 * @returns {Promise<void>}
 */
export function runStep(command, { env = {}, say = (text) => void process.stdout.write(text) } = {}) {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that whatever the command started goes with it.
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !ON_WINDOWS,
      env: { ...process.env, ...env },
    });
    const stop = () => killGroup(child, 'SIGTERM');
    const giveUp = (signal) => {
      stop();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    const hangs = setTimeout(() => {
      say(`Stopped: nothing was heard of it for ${SILENCE_LIMIT_MS / 60_000} minutes.\n`);
      stop();
    }, SILENCE_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        hangs.refresh();
        say(String(chunk));
      });
    process.once('SIGINT', giveUp).once('SIGTERM', giveUp);
    const settle = (outcome) => {
      clearTimeout(hangs);
      process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
      killGroup(child, 'SIGKILL');
      outcome();
    };
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', (code, signal) =>
      settle(() => {
        if (code === 0) resolve();
        else reject(new Error(`"${command}" ended with ${signal ?? code}.`));
      }),
    );
  });
}

function killGroup(child, signal) {
  try {
    if (ON_WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
