/** What cannot start says why in one sentence, ends with 1 and harms nothing (CONTRACT section 1). */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../scripts/test/free-port.mjs';
import { ensureBuilt } from '../ensure-built.js';
import { clearAll, type DataDir, makeDataDir, processesOf, AppProcess, takePort } from './app-process.js';

let data: DataDir;
let started: AppProcess[];
const start = (port: number, variables?: Record<string, string>) => {
  const product = new AppProcess(data.dataDir, port, variables);
  started.push(product);
  return product;
};

beforeAll(() => ensureBuilt('server'));
beforeEach(() => {
  data = makeDataDir();
  started = [];
});
afterEach(async () => {
  await clearAll(started);
  data.remove();
});

const IN_USE = /^The data directory \S+ is in use by another Storm Combat process( \(process \d+\))?: [^\n]+\.\n$/;

it('refuses a directory that is in use, while the first goes on', async () => {
  const first = await start(await freePort()).ready();
  const second = start(await freePort());
  expect(await second.ended()).toBe(1);
  expect(second.output).toMatch(IN_USE);
  expect(await first.health()).toBe(200);
});

it('lets exactly one of several starts at once have the directory', async () => {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const products = ports.map((port) => start(port));
  const outcomes = await Promise.all(
    products.map((product) =>
      product.ready().then(
        () => 'ready',
        () => product.output,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'ready')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome !== 'ready')).toEqual([
    expect.stringMatching(IN_USE),
    expect.stringMatching(IN_USE),
  ]);
});

it('takes over the lock of a process that is no more, whatever number the file holds', async () => {
  mkdirSync(data.dataDir, { recursive: true });
  writeFileSync(path.join(data.dataDir, 'owner.lock'), `${process.pid}\n`);
  await start(await freePort()).ready();
});

it('refuses a port that is in use, and leaves nothing behind', async () => {
  const { port, server } = await takePort();
  const product = start(port);
  expect(await product.ended()).toBe(1);
  server.close();
  expect(product.output).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program: stop that one, or set PORT to another number.\n`,
  );
  expect(processesOf(data.dataDir)).toEqual([]);
  expect(existsSync(path.join(data.dataDir, 'owner.lock'))).toBe(false);
});

it.each([
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://root:hunter2@localhost/shop'],
  ['SEED', 'full'],
  ['PUBLIC_URL', 'example.com'],
])('refuses a malformed %s', async (name, value) => {
  const product = start(0, { [name]: value });
  expect(await product.ended()).toBe(1);
  expect(product.output).toMatch(new RegExp(`^${name} must be [^\n]+\\.\n$`));
  expect(product.output).not.toContain('hunter2');
  expect(existsSync(data.dataDir)).toBe(false);
});
