/**
 * The product as an operator sees it: a process that is started, signalled and killed, on a data directory of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../../scripts/test/free-port.mjs';
import { newDataDir } from '../../../scripts/test/new-data-dir.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PATIENCE_MS = 300_000;
const POLL_MS = 100;

export interface DataDir {
  dataDir: string;
  remove(): void;
}

/** A place for a data directory, or a copy of the given one. */
export function makeDataDir(template?: DataDir): DataDir {
  const dataDir = newDataDir('storm-drill-', template?.dataDir);
  return { dataDir, remove: () => rmSync(path.dirname(dataDir), { recursive: true, force: true, maxRetries: 5 }) };
}

/** One in which the product was started and stopped. */
export async function makeStartedDataDir(): Promise<DataDir> {
  const data = makeDataDir();
  const product = await new AppProcess(data.dataDir, await freePort()).ready();
  product.signal('SIGTERM');
  await product.stopped();
  return data;
}

export class AppProcess {
  /** Everything it wrote. */
  output = '';
  private readonly child: ChildProcess;
  private readonly exit: Promise<number | null>;

  constructor(
    readonly dataDir: string,
    readonly port: number,
    variables: Record<string, string> = {},
  ) {
    this.child = spawn(process.execPath, [path.join(ROOT, 'dist/server/main.js')], {
      cwd: ROOT,
      detached: true, // a process group of its own, as a terminal gives it
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), SEED: 'none', ...variables },
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk) => (this.output += String(chunk)));
    this.exit = once(this.child, 'close').then(([code]) => code as number | null);
  }

  get pid(): number {
    return this.child.pid as number;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async ready(): Promise<this> {
    await waitFor(async () => !this.isRunning || (await this.health()) === 200);
    if (!this.isRunning) throw new Error(`It ended instead of becoming ready:\n${this.output}`);
    return this;
  }

  /** The status of GET /api/health; 0 when nobody answers. */
  async health(): Promise<number> {
    return fetch(`http://127.0.0.1:${this.port}/api/health`).then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** To the whole group, as Ctrl-C does. */
  signal(signal: NodeJS.Signals): void {
    process.kill(-this.pid, signal);
  }

  ended(): Promise<number | null> {
    return this.exit;
  }

  /** It ended in order. @throws with all it said otherwise: an exit code alone explains nothing */
  async stopped(): Promise<void> {
    const code = await this.exit;
    if (code !== 0) throw new Error(`It ended with ${code}:\n${this.output}`);
  }

  /** The number of its PostgreSQL. @throws with all it said when there is none */
  postgres(): number {
    const pid = postmasterPid(this.dataDir);
    if (pid === undefined) throw new Error(`It has no PostgreSQL:\n${this.output}`);
    return pid;
  }

  async kill(): Promise<void> {
    if (this.isRunning) this.signal('SIGKILL');
    await this.exit;
  }

  /** Ends whatever a failed test left behind. */
  async clear(): Promise<void> {
    await this.kill();
    const pid = postmasterPid(this.dataDir);
    if (pid && processesOf(this.dataDir).includes(pid)) process.kill(pid, 'SIGQUIT');
    await waitFor(() => processesOf(this.dataDir).length === 0);
  }
}

/** All of them at once first: one that still runs starts the database again that another's clearing has just ended. */
export async function clearAll(products: AppProcess[]): Promise<void> {
  await Promise.all(products.map((product) => product.kill()));
  for (const product of products) await product.clear();
}

/** @param pollMs shorter for what does not last */
export async function waitFor(condition: () => boolean | Promise<boolean>, pollMs = POLL_MS): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain for: ${condition.toString()}`);
    await wait(pollMs);
  }
}

export function clusterOf(dataDir: string): string {
  return path.join(dataDir, 'postgres/cluster');
}

export function postmasterPid(dataDir: string): number | undefined {
  const file = path.join(clusterOf(dataDir), 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** Ends everything that works inside the data directory at once, as a power cut would. */
export function killAll(dataDir: string): void {
  for (const pid of processesOf(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it ended by itself just before
    }
  }
}

/** Every process that works inside the data directory. */
export function processesOf(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(name, dataDir))
    .map(Number);
}

function worksIn(pid: string, dataDir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir);
  } catch {
    return false; // it ended, or has no directory
  }
}

/** Works in the product's database, as the product. */
export async function inDatabase<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const port = Number(readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[3]);
  const password = readFileSync(path.join(dataDir, 'postgres/password'), 'utf8').trim();
  const client = new Client({ host: '127.0.0.1', port, user: 'storm', password, database: 'storm' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function query<T extends object>(dataDir: string, sql: string): Promise<T[]> {
  return inDatabase(dataDir, async (client) => (await client.query<T>(sql)).rows);
}

/** A port that stays taken until the server is closed. */
export async function takePort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as { port: number }).port, server };
}
