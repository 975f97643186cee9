// Runs one command of the test run and leaves nothing of it behind.
import { spawn } from 'node:child_process';

const STEP_LIMIT_MS = 20 * 60_000;
const ON_WINDOWS = process.platform === 'win32';

/**
 * Streams the command's output; rejects when it fails or takes longer than twenty minutes.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env] on top of this process's own
 * @returns {Promise<void>}
 */
export function runStep(command, env = {}) {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that whatever the command started goes with it.
    const child = spawn(command, { shell: true, stdio: 'inherit', detached: !ON_WINDOWS, env: { ...process.env, ...env } });
    const stop = () => killGroup(child, 'SIGTERM');
    const giveUp = (signal) => { stop(); process.exit(signal === 'SIGINT' ? 130 : 143); };
    const late = setTimeout(() => { console.log(`Stopped after ${STEP_LIMIT_MS / 60_000} minutes.`); stop(); }, STEP_LIMIT_MS);
    process.once('SIGINT', giveUp).once('SIGTERM', giveUp);
    const settle = (outcome) => {
      clearTimeout(late);
      process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
      killGroup(child, 'SIGKILL');
      outcome();
    };
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', (code, signal) => settle(() => {
      if (code === 0) resolve();
      else reject(new Error(`"${command}" ended with ${signal ?? code}.`));
    }));
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
