/** Killed with -9 at any moment, the next start recovers by itself and nothing is lost (CONTRACT section 1, "stop"). */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../scripts/test/free-port.mjs';
import { ensureBuilt } from '../ensure-built.js';
import {
  clearAll,
  clusterOf,
  type DataDir,
  inDatabase,
  killAll,
  makeDataDir,
  makeStartedDataDir,
  postmasterPid,
  processesOf,
  AppProcess,
  query,
  waitFor,
} from './app-process.js';
import { yardstick } from '../yardstick.js';

/** A first start is in each of its states for some hundred milliseconds. */
const A_MOMENT_MS = 10;

let template: DataDir;
let data: DataDir;
let started: AppProcess[];
const start = async (variables?: Record<string, string>) => {
  const product = new AppProcess(data.dataDir, await freePort(), variables);
  started.push(product);
  return product;
};

beforeAll(async () => {
  ensureBuilt('server');
  template = await makeStartedDataDir();
});
afterAll(() => template.remove());
beforeEach(() => {
  started = [];
});
afterEach(async () => {
  await clearAll(started);
  data.remove();
});

it('takes over the PostgreSQL of a killed process, with its data', async () => {
  data = makeDataDir(template);
  const first = await (await start()).ready();
  await query(data.dataDir, 'CREATE TABLE drill AS SELECT 7 AS n');
  const pid = first.postgres();
  await first.kill();
  expect(processesOf(data.dataDir)).toContain(pid);

  const second = await (await start()).ready();
  expect(postmasterPid(data.dataDir)).toBe(pid);
  expect(await query(data.dataDir, 'SELECT n FROM drill')).toEqual([{ n: 7 }]);
  second.signal('SIGTERM');
  await second.stopped();
  expect(processesOf(data.dataDir)).toEqual([]);
});

it('recovers when process and database are killed together, as in a power cut', async () => {
  data = makeDataDir(template);
  const first = await (await start()).ready();
  await query(data.dataDir, 'CREATE TABLE drill AS SELECT 7 AS n');
  killAll(data.dataDir);
  await first.kill();

  await (await start()).ready();
  expect(await query(data.dataDir, 'SELECT n FROM drill')).toEqual([{ n: 7 }]);
});

it('does at once what a killed process had taken, unless another may be at it', async () => {
  data = makeDataDir(template);
  const first = await (await start()).ready();
  await query(
    data.dataDir,
    `SELECT graphile_worker.add_job('remove-old-job-records', json_build_object('tick', now()),
      job_key => 'taken', run_at => now() + interval '1 hour')`,
  );
  const TAKEN = `FROM graphile_worker._private_jobs WHERE key = 'taken' AND locked_by = 'killed'`;
  await query(
    data.dataDir,
    `UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = now(), locked_by = 'killed'
     WHERE key = 'taken'`,
  );
  await first.kill();

  await inDatabase(data.dataDir, async (other) => {
    const second = await (await start()).ready();
    expect((await other.query(`SELECT 1 ${TAKEN}`)).rows).toHaveLength(1);
    await second.kill();
  });

  await (await start()).ready();
  await waitFor(async () => (await query(data.dataDir, `SELECT 1 ${TAKEN}`)).length === 0);
});

it('starts although the number in the stale pid file now belongs to another program', async () => {
  data = makeDataDir(template);
  const first = await (await start()).ready();
  // In this order: a process that lives on starts its database again, and takes the stale file away.
  await first.kill();
  killAll(data.dataDir);
  // Of the database's own user: PostgreSQL by itself tells strangers' processes from its own.
  const { uid, gid } = statSync(clusterOf(data.dataDir));
  const other = spawn('sleep', ['300'], { uid, gid, cwd: '/', stdio: 'ignore' });
  try {
    const pidFile = path.join(clusterOf(data.dataDir), 'postmaster.pid');
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(other.pid)));
    await (await start()).ready();
    expect(postmasterPid(data.dataDir)).not.toBe(other.pid);
  } finally {
    other.kill();
  }
});

it('begins anew when it was killed while the cluster was being made', async () => {
  data = makeDataDir();
  const first = await start();
  await waitFor(
    () => existsSync(data.dataDir) && readdirSync(data.dataDir).some((name) => name.startsWith('postgres.unfinished-')),
    A_MOMENT_MS,
  );
  await first.kill();
  expect(existsSync(path.join(data.dataDir, 'postgres'))).toBe(false);

  await (await start()).ready();
  expect(await query(data.dataDir, 'SELECT id FROM users')).toEqual([{ id: 1 }]);
});

it('finishes the first start when it was killed between the server and the first records', async () => {
  data = makeDataDir();
  const first = await start();
  await waitFor(() => postmasterPid(data.dataDir) !== undefined, A_MOMENT_MS);
  await first.kill();

  const second = await (await start()).ready();
  expect(await query(data.dataDir, 'SELECT id FROM users')).toEqual([{ id: 1 }]);
  const left = readdirSync(data.dataDir).filter((name) => name !== 'backups');
  expect(left.toSorted()).toEqual(['admin-password', 'owner.lock', 'postgres']);
  const password = readFileSync(path.join(data.dataDir, 'admin-password'), 'utf8').trim();
  const login = await fetch(`http://127.0.0.1:${second.port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  expect(login.status).toBe(200);
});

it('starts PostgreSQL again when that alone is killed, and says 503 until it is back', async () => {
  data = makeDataDir(template);
  const product = await (await start()).ready();
  const pid = product.postgres();
  process.kill(pid, 'SIGKILL');
  await waitFor(async () => (await product.health()) === 503, A_MOMENT_MS);
  await product.ready();
  expect(postmasterPid(data.dataDir)).not.toBe(pid);
  expect(product.output).toContain('PostgreSQL has stopped unexpectedly and is being started again');
});

it('says 503 within 2.5 seconds while PostgreSQL hangs, and works on when it goes on', async () => {
  data = makeDataDir(template);
  const product = await (await start()).ready();
  const hanging = processesOf(data.dataDir);
  for (const pid of hanging) process.kill(pid, 'SIGSTOP');
  expect(await Promise.race([product.health(), yardstick(2_500)])).toBe(503);
  for (const pid of hanging) process.kill(pid, 'SIGCONT');
  await product.ready();
});

it('a restore that is ended leaves no database running, and nothing in it', async () => {
  data = makeDataDir();
  const file = path.join(data.dataDir, '..', 'school.backup');
  const backup = command('backup', template.dataDir, file);
  await waitFor(async () => backup.ended);
  const restore = command('restore', data.dataDir, file);
  await waitFor(async () => restore.ended || postmasterPid(data.dataDir) !== undefined);
  restore.child.kill('SIGINT');
  await waitFor(async () => restore.ended);
  expect(restore.output).toMatch(/nothing was changed|interrupted|aborted/);
  expect(processesOf(data.dataDir)).toEqual([]);
  const again = await (await start()).ready();
  expect(await query(data.dataDir, 'SELECT count(*)::int AS users FROM users')).toEqual([{ users: 1 }]);
  again.signal('SIGTERM');
  await again.stopped();
});

function command(name: string, dataDir: string, file: string) {
  const child = spawn(process.execPath, [`dist/server/${name}.js`, file], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });
  const run = { child, ended: false, output: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (run.output += String(chunk)));
  child.on('close', () => (run.ended = true));
  return run;
}
