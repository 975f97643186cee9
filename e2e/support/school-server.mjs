// The real built product on a port and a folder of its own, started and stopped as an operator would.
// Plain JavaScript, because the measurements in bench/ run it without a compiler.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/test/free-port.mjs';
import { newDataDir } from '../../scripts/test/new-data-dir.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 300_000;
const KEPT_CHARACTERS = 20_000_000;
const ADMIN_USERNAME = 'admin';
const BUILT_SERVER = 'dist/server/main.js';

export class SchoolServer {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #script;
  /** Further variables of its environment, for starts to come. @type {Record<string, string>} */
  variables = {};
  /** What the process printed last, over all its starts: under load it prints more than fits in one string. */
  printed = '';

  /**
   * @param {string} dataDir
   * @param {number} port
   * @param {string} script
   */
  constructor(dataDir, port, script) {
    this.dataDir = dataDir;
    this.port = port;
    this.#script = script;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The app's process, while it runs. */
  get pid() {
    return this.#child?.pid;
  }

  /** Whether it ended by itself: what it printed last says why. */
  get hasEnded() {
    return this.#child !== undefined && (this.#child.exitCode !== null || this.#child.signalCode !== null);
  }

  /**
   * A fresh school with the demonstration records, not yet started. Where SCHOOL_TEMPLATE names the data directory of
   * one that was started once, it is a copy of that: no database is made and filled anew.
   * @param {string} [script] what Node runs: the built server, or scripts/start.mjs as a person would, whose first
   *   start it is
   */
  static async prepare(script = BUILT_SERVER) {
    const dataDir = newDataDir('storm-school-', script === BUILT_SERVER ? process.env.SCHOOL_TEMPLATE : undefined);
    return new SchoolServer(dataDir, await freePort(), script);
  }

  /** The same, started and ready. @param {string} [script] */
  static async open(script) {
    const school = await SchoolServer.prepare(script);
    await school.start();
    return school;
  }

  /** Resolves once it is live. @returns {Promise<void>} */
  async start() {
    const { PATH, HOME, DATABASE_TIMEOUT_MS = '' } = process.env;
    const child = spawn(process.execPath, [this.#script], {
      cwd: ROOT,
      env: {
        PATH,
        HOME,
        NODE_ENV: 'production',
        PORT: String(this.port),
        PUBLIC_URL: this.url,
        DATA_DIR: this.dataDir,
        DATABASE_TIMEOUT_MS,
        ...this.variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const keep = (text) => {
      this.printed += String(text);
      if (this.printed.length > 2 * KEPT_CHARACTERS) this.printed = this.printed.slice(-KEPT_CHARACTERS);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const limitMs = Date.now() + START_LIMIT_MS;
    while (!(await this.#isLive())) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.\n${this.printed}`);
      if (Date.now() > limitMs) throw new Error(`The server was not ready in ${START_LIMIT_MS} ms.\n${this.printed}`);
      await pause(25);
    }
  }

  /** The super-user made on the first start, with the password kept for the operator. */
  async superUser() {
    const password = await readFile(path.join(this.dataDir, 'admin-password'), 'utf8');
    return { username: ADMIN_USERNAME, password: password.trim() };
  }

  /** The address of its embedded database, which is a new one after each start. */
  async databaseUrl() {
    const cluster = path.join(this.dataDir, 'postgres');
    const [, , , port] = (await readFile(path.join(cluster, 'cluster/postmaster.pid'), 'utf8')).split('\n');
    const password = (await readFile(path.join(cluster, 'password'), 'utf8')).trim();
    return `postgres://storm:${password}@127.0.0.1:${port}/storm`;
  }

  /** The database's own process. @returns {Promise<number>} */
  async postmasterPid() {
    const [pid] = (await readFile(path.join(this.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
    return Number(pid);
  }

  /** As the kernel would when memory runs out: nothing gets a chance to finish. */
  async killHard() {
    await this.#end('SIGKILL');
  }

  async stop() {
    await this.#end('SIGTERM');
  }

  /** Stops and forgets everything. */
  async close() {
    try {
      await this.stop();
    } finally {
      await rm(path.dirname(this.dataDir), { recursive: true, force: true });
    }
  }

  async #isLive() {
    return fetch(`${this.url}/api/health/live`).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** @param {'SIGTERM' | 'SIGKILL'} signal */
  async #end(signal) {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const late = pause(STOP_LIMIT_MS, 'late', { ref: false });
    if ((await Promise.race([ended, late])) !== 'late') return;
    child.kill('SIGKILL');
    throw new Error(`The server did not stop within ${STOP_LIMIT_MS} ms of ${signal}.\n${this.printed}`);
  }
}
