// One of the servers in bench/yardsticks, as a process beside the product's.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/test/free-port.mjs';

const FOLDER = path.resolve(import.meta.dirname, '../yardsticks');
/** Node of its own runs no decorators. */
const RUN_TYPESCRIPT = path.resolve(import.meta.dirname, '../../scripts/test/run-typescript.mjs');
const START_LIMIT_MS = 60_000;

export class Yardstick {
  /** @param {string} file in bench/yardsticks @param {Record<string, string>} variables of its environment */
  static async open(file, variables) {
    const port = await freePort();
    const child = spawn(process.execPath, ['--import', RUN_TYPESCRIPT, path.join(FOLDER, file)], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const yardstick = new Yardstick(child, `http://127.0.0.1:${port}`);
    const limitMs = performance.now() + START_LIMIT_MS;
    while (!(await yardstick.#answers())) {
      if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
      if (performance.now() > limitMs) throw new Error(`${file} did not answer in ${START_LIMIT_MS} ms`);
      await pause(25);
    }
    return yardstick;
  }

  /** @param {import('node:child_process').ChildProcess} child @param {string} url */
  constructor(child, url) {
    this.child = child;
    this.url = url;
  }

  get pid() {
    return this.child.pid;
  }

  async close() {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  #answers() {
    return fetch(this.url).then(
      async (answer) => {
        await answer.arrayBuffer();
        return true;
      },
      () => false,
    );
  }
}
