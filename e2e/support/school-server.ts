/** The real built product on a port and a folder of its own, started and stopped as an operator would. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;
const ADMIN_USERNAME = 'admin';

export class SchoolServer {
  private child: ChildProcess | undefined;
  /** Everything the process printed, over all its starts. */
  printed = '';

  private constructor(
    readonly dataDir: string,
    readonly port: number,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** A fresh school with the demonstration data. */
  static async open(): Promise<SchoolServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'storm-e2e-'));
    await chmod(folder, 0o755); // as root the database runs as another user, who must get in
    const server = new SchoolServer(path.join(folder, 'data'), await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['dist/backend/src/main.js'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', PORT: String(this.port), PUBLIC_URL: this.url, DATA_DIR: this.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stdout.on('data', (text) => { this.printed += String(text); });
    child.stderr.on('data', (text) => { this.printed += String(text); });
    const limitMs = Date.now() + START_LIMIT_MS;
    while (!(await this.isLive())) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.\n${this.printed}`);
      if (Date.now() > limitMs) throw new Error(`The server was not ready in ${START_LIMIT_MS} ms.\n${this.printed}`);
      await pause(50);
    }
  }

  /** The super-user made on the first start, with the password it printed and kept. */
  async superUser(): Promise<{ username: string; password: string }> {
    const password = await readFile(path.join(this.dataDir, 'admin-password'), 'utf8');
    return { username: ADMIN_USERNAME, password: password.trim() };
  }

  /** As a power cut would: nothing gets a chance to finish. */
  async killHard(): Promise<void> {
    await this.signal('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.signal('SIGTERM');
  }

  /** Stops and forgets everything. */
  async close(): Promise<void> {
    await this.stop();
    await rm(path.dirname(this.dataDir), { recursive: true, force: true });
  }

  private async isLive(): Promise<boolean> {
    return fetch(`${this.url}/api/health/live`).then((answer) => answer.ok, () => false);
  }

  private async signal(name: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(name);
    const late = AbortSignal.timeout(STOP_LIMIT_MS);
    await Promise.race([ended, once(late, 'abort').then(() => {
      child.kill('SIGKILL');
      throw new Error(`The server did not stop within ${STOP_LIMIT_MS} ms of ${name}.\n${this.printed}`);
    })]);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
