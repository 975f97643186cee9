/** PROCESSES: several on one port, seen as one from outside; one that ends is replaced, and all end together. */
import { readdirSync, readFileSync } from 'node:fs';
import { freePort } from '../../../scripts/test/free-port.mjs';
import { ensureBuilt } from '../ensure-built.js';
import { AppProcess, type DataDir, makeDataDir, makeStartedDataDir, processesOf, waitFor } from './app-process.js';

const PROCESSES = 2;

let template: DataDir;
let data: DataDir;
let product: AppProcess;

beforeAll(async () => {
  ensureBuilt('server');
  template = await makeStartedDataDir();
});
beforeEach(() => {
  data = makeDataDir(template);
});
afterEach(async () => {
  await product.clear();
  data.remove();
});
afterAll(() => template.remove());

async function start(processes: number): Promise<void> {
  product = new AppProcess(data.dataDir, await freePort(), { PROCESSES: String(processes) });
}

/** All of them serve: one that does answers before the others do. */
async function ready(): Promise<void> {
  await waitFor(() => !product.isRunning || product.output.includes('"msg":"Ready"'));
}

/** On a connection of its own: they are handed out in turn, and one of a killed process is of no use. */
async function health(): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${product.port}/api/health`, { headers: { connection: 'close' } });
  return status;
}

/** Those that the first process has begun. */
function servingProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === product.pid && commandOf(pid).includes('serving-process'))
    .map(Number);
}

function parentOf(pid: string): number {
  return Number(
    readProc(pid, 'stat')
      .replace(/^.*\) \S /s, '')
      .split(' ')[0],
  );
}

function commandOf(pid: string): string {
  return readProc(pid, 'cmdline');
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // it ended meanwhile
  }
}

/** How many of the health checks the scraper is told of, whichever process it asks. */
async function countedHealthChecks(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${product.port}/metrics`)).text();
  return Number(/^http_request_duration_seconds_count\{.*route="\/api\/health".*\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

it('serve together, are counted together and stop together', async () => {
  await start(PROCESSES);
  await ready();
  expect(servingProcesses()).toHaveLength(PROCESSES);
  const before = await countedHealthChecks();
  for (let i = 0; i < 2 * PROCESSES; i += 1) expect(await health()).toBe(200);
  await waitFor(async () => (await countedHealthChecks()) === before + 2 * PROCESSES);
  product.signal('SIGINT'); // to all of them at once, as Ctrl-C
  await product.stopped();
  expect(processesOf(data.dataDir)).toEqual([]);
  expect(product.output).not.toContain('ended');
});

it('one that is killed is replaced, and with the first one all are gone', async () => {
  await start(PROCESSES);
  await ready();
  const [killed] = servingProcesses();
  process.kill(killed as number, 'SIGKILL');
  await waitFor(() => servingProcesses().length === PROCESSES && !servingProcesses().includes(killed as number));
  expect(await health()).toBe(200);
  const left = servingProcesses();
  process.kill(product.pid, 'SIGKILL');
  await waitFor(() => left.every((pid) => commandOf(String(pid)) === ''));
});

it('more than PostgreSQL has connections for is refused in one sentence', async () => {
  await start(20);
  expect(await product.ended()).toBe(1);
  expect(product.output).toContain(
    'PostgreSQL takes 97 connections and this start may need 361: ' +
      'lower PROCESSES or DATABASE_CONNECTIONS, or raise its max_connections.',
  );
});
