/**
 * SIGTERM and Ctrl-C finish the requests under way and leave no process and no file of the run (CONTRACT section 1,
 * "stop").
 */
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '../../../scripts/test/free-port.mjs';
import { ensureBuilt } from '../ensure-built.js';
import {
  type DataDir,
  makeDataDir,
  makeStartedDataDir,
  postmasterPid,
  processesOf,
  AppProcess,
  waitFor,
} from './app-process.js';

let template: DataDir;
let data: DataDir;
let product: AppProcess;

async function start(from?: DataDir): Promise<void> {
  data = makeDataDir(from);
  product = new AppProcess(data.dataDir, await freePort());
}

beforeAll(async () => {
  ensureBuilt('server');
  template = await makeStartedDataDir();
});
afterEach(async () => {
  await product.clear();
  data.remove();
});
afterAll(() => template.remove());

function expectNothingLeft(): void {
  expect(processesOf(data.dataDir)).toEqual([]);
  expect(postmasterPid(data.dataDir)).toBeUndefined();
  // The first night's backup, which a first start makes up for, is whole or not there.
  const left = readdirSync(data.dataDir).filter((name) => name !== 'backups');
  expect(left.toSorted()).toEqual(['admin-password', 'postgres']);
  const backups = path.join(data.dataDir, 'backups');
  if (existsSync(backups)) expect(readdirSync(backups).filter((name) => !name.endsWith('.backup'))).toEqual([]);
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s to the whole group stops everything in order', async (signal) => {
  await start(template);
  await product.ready();
  product.signal(signal);
  await product.stopped();
  expectNothingLeft();
  await waitFor(() => product.output.includes('"msg":"Stopped"')); // the last line is written before the process ends
  expect(product.output).not.toContain('PostgreSQL has stopped unexpectedly');
});

it('answers the request that is under way, and bears impatience', async () => {
  await start(template);
  await product.ready();
  const body = JSON.stringify({ username: 'nobody', password: 'nothing' });
  const socket = connect(product.port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await waitFor(() => answer.includes('100 Continue')); // it has the request and waits for its body
  product.signal('SIGINT');
  await waitFor(() => product.output.includes('finishing what is under way'));
  product.signal('SIGINT');
  product.signal('SIGTERM');
  socket.write(body);
  await once(socket, 'close');
  expect(answer).toContain('HTTP/1.1 401');
  await product.stopped();
  expectNothingLeft();
});

it('can be stopped while it is only just starting', async () => {
  await start();
  await waitFor(() => existsSync(path.join(data.dataDir, 'owner.lock')));
  product.signal('SIGTERM');
  await product.stopped();
  expect(processesOf(data.dataDir)).toEqual([]);
  expect(existsSync(path.join(data.dataDir, 'owner.lock'))).toBe(false);
  expect(readdirSync(data.dataDir).filter((name) => name.startsWith('postgres.unfinished-'))).toEqual([]);
});
