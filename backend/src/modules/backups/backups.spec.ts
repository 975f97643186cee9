import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import request from 'supertest';
import { createUser, type SignedIn, signIn, signInAdmin } from '../../../test/factories.js';
import { runJobs, skipRetryDelays, waitingJobs } from '../../../test/run-jobs.js';
import { startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { RELEASE } from '../../common/release.js';
import { verifyBackupFile } from '../../database/backup/make-backup.js';
import { JobClock } from '../jobs/job-clock.js';
import { JobRunner } from '../jobs/job-runner.js';
import { Task } from '../tasks/task.entity.js';
import { TasksService, type TaskProgress } from '../tasks/tasks.service.js';
import { BackupsService } from './backups.service.js';
import type { BackupsView } from './backups.view.js';

const KEY = 'a key of sixteen';

let t: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ backupKey: KEY });
  owner = await signIn(t, await createUser(t.db, { id: 1, role: 'admin' }));
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
  await t.db.query('DELETE FROM tasks');
});

const call = (method: 'get' | 'post', place = '', who = owner) =>
  request(t.server)[method](`/api/admin/backups${place}`).set(who.headers);
const directory = () => path.join(t.env.dataDir, 'backups');
const list = async () => (await call('get').expect(200)).body as BackupsView;
const press = async () => ((await call('post').expect(202)).body as BackupsView).task!;
const read = async (id: number) =>
  (await request(t.server).get(`/api/admin/tasks/${id}`).set(owner.headers).expect(200)).body as Task;
const cancel = (id: number) => request(t.server).delete(`/api/admin/tasks/${id}`).set(owner.headers).expect(200);
/** All that lies there but whole backups. */
const leftovers = async () => (await readdir(directory())).filter((name) => !/^storm-.*\.backup$/.test(name));
/** Each time that a backup tells how far it is, from the moment its file is there. */
function whenTold(replica: Pick<TestApp, 'app'>, step: () => Promise<unknown>) {
  const tasks = replica.app.get<{ progressOf: (id: number) => TaskProgress }>(TasksService, { strict: false });
  const begin = tasks.progressOf.bind(tasks);
  return jest.spyOn(tasks, 'progressOf').mockImplementation((id) => ({
    async tell(done, total) {
      if (done > 0) await step();
      // Anew each time, or it would look once a second only.
      await begin(id).tell(done, total);
    },
  }));
}

it('the owner asks for one, sees it wait, and downloads what restores the school', async () => {
  expect(await list()).toEqual({ state: 'idle', percent: null, failure: null, task: null, backups: [] });
  expect(await t.app.get(BackupsService, { strict: false }).lastGood()).toBeUndefined();
  const asked = (await call('post').expect(202)).body as BackupsView;
  expect(asked).toMatchObject({ state: 'waiting', task: { kind: 'backup', state: 'waiting' } });
  expect((await list()).task).toEqual(asked.task);
  await runJobs(t);
  expect(await read(asked.task!.id)).toMatchObject({ state: 'done', done: 1000, total: 1000, error: null });
  const { backups, ...state } = await list();
  expect(state).toEqual({ state: 'idle', percent: null, failure: null, task: null });
  expect(backups).toEqual([
    {
      name: expect.stringMatching(/^storm-[\dTZ-]+-by-hand\.backup$/),
      size: expect.any(Number),
      madeAt: expect.stringMatching(/Z$/),
      release: RELEASE,
      kind: 'by-hand',
      encrypted: true,
      verified: true,
    },
  ]);
  const { name } = backups[0]!;
  const answer = await call('get', `/${name}/download`)
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => done(null, Buffer.concat(pieces)));
    })
    .expect(200)
    .expect('Content-Type', 'application/octet-stream')
    .expect('Content-Disposition', `attachment; filename="${name}"`);
  expect((answer.body as Buffer).subarray(0, 19).toString()).toBe('Storm Combat backup');
  const manifest = await verifyBackupFile(path.join(directory(), name), KEY);
  expect(manifest.tables.find((table) => table.name === 'users')).toMatchObject({ rows: 1 });
});

it('is for the super-user alone', async () => {
  const admin = await signInAdmin(t);
  for (const place of ['', '/storm-x-nightly.backup/download'])
    expect((await call('get', place, admin).expect(403)).body.message).toMatch(/^Only the school's owner/);
  await call('post', '', admin).expect(403);
  expect(await waitingJobs(t)).toEqual([]);
});

it.each(['storm-none-nightly.backup', '..%2Fadmin-password', '%2e%2e%2fpostgres', '.progress.json', 'x', '%00'])(
  'gives out nothing but backups: %s',
  async (name) => {
    expect((await call('get', `/${name}/download`)).status).toBe(404);
  },
);

it('is made every night by one of the replicas', async () => {
  const other = await startReplica(t);
  try {
    const service = (app: typeof other) => app.get(BackupsService, { strict: false });
    const before = (await service(other).list()).length;
    const clocks = [t.app, other].map((app) => app.get(JobClock, { strict: false }));
    for (const time of ['2027-03-01T23:10:00Z', '2027-03-01T23:11:00Z'])
      await Promise.all(clocks.map((clock) => clock.enqueueDue(Date.parse(time))));
    await t.db.query(`DELETE FROM graphile_worker._private_jobs jobs USING graphile_worker._private_tasks tasks
      WHERE tasks.id = jobs.task_id AND identifier <> 'back-up-nightly'`);
    await runJobs(t);
    const backups = await service(other).list();
    expect(backups).toHaveLength(before + 1);
    expect(backups[0]).toMatchObject({ kind: 'nightly', verified: true });
    expect(await service(t.app).lastGood()).toEqual(backups[0]);
    await truncate(path.join(directory(), backups[0]!.name), backups[0]!.size - 1);
    expect((await service(t.app).list())[0]).toMatchObject({ verified: false });
    expect(await service(t.app).lastGood()).toEqual(backups[1]);
  } finally {
    await other.close();
  }
});

it('one that is dated ahead, since the clock was set back, is not the last good one', async () => {
  const service = t.app.get(BackupsService, { strict: false });
  await press();
  await runJobs(t);
  const [made] = await service.list();
  const clock = jest.spyOn(Date, 'now');
  const lastGoodAt = (secondsLater: number) => {
    clock.mockReturnValue(made!.madeAt.getTime() + secondsLater * 1000);
    return service.lastGood();
  };
  try {
    expect(await lastGoodAt(1)).toEqual(made);
    // Replicas' clocks differ a little.
    expect(await lastGoodAt(-59)).toEqual(made);
    expect(await lastGoodAt(-61)).not.toEqual(made);
  } finally {
    clock.mockRestore();
    // Five of its kind are kept.
    await rm(path.join(directory(), made!.name));
  }
});

it('however often it is pressed at once, one is made', async () => {
  const presses = await Promise.all([press(), press(), press()]);
  expect(new Set(presses.map(({ id }) => id)).size).toBe(1);
  expect(await waitingJobs(t)).toEqual([{ task: 'back-up-now', attempts: 0 }]);
  const before = (await list()).backups.length;
  let later: Task | undefined;
  const progress = whenTold(t, async () => (later ??= await press()));
  await runJobs(t);
  progress.mockRestore();
  expect(later).toMatchObject({ id: presses[0].id, state: 'running' });
  expect((await list()).backups).toHaveLength(before + 1);
});

it('the nightly one and one that is asked for wait for each other', async () => {
  const begun = new Date().toISOString();
  await t.app.get(JobClock, { strict: false }).enqueueDue(Date.parse('2027-03-03T23:10:00Z'));
  await t.db.query(`DELETE FROM graphile_worker._private_jobs jobs USING graphile_worker._private_tasks tasks
    WHERE tasks.id = jobs.task_id AND identifier <> 'back-up-nightly'`);
  const { id } = await press();
  await runJobs(t);
  expect(await read(id)).toMatchObject({ state: 'done' });
  const made = (await list()).backups.filter(({ madeAt }) => String(madeAt) > begun);
  expect(made.map(({ kind }) => kind).toSorted()).toEqual(['by-hand', 'nightly']);
  // One that found the other in its way would be tried again.
  expect(await waitingJobs(t)).toEqual([]);
});

it('cancelled, waiting or half written, it leaves nothing, and another may be asked for', async () => {
  const before = (await list()).backups;
  expect((await cancel((await press()).id)).body).toMatchObject({ state: 'cancelled' });
  const { id } = await press();
  let seen: string[] | undefined;
  const progress = whenTold(t, async () => {
    if (seen) return;
    seen = await leftovers();
    await cancel(id);
  });
  await runJobs(t);
  progress.mockRestore();
  expect(seen).toContainEqual(expect.stringMatching(/^\.unfinished-storm-/));
  expect(await read(id)).toMatchObject({ state: 'cancelled', error: null });
  expect(await leftovers()).toEqual([]);
  expect(await list()).toMatchObject({ state: 'idle', failure: null, task: null, backups: before });
  expect(await waitingJobs(t)).toEqual([]);
});

it('cancelled while another is in its way, it does not wait for that', async () => {
  const other = t.db.connection.createQueryRunner();
  // BACKUP_LOCK, as `npm run backup` holds it.
  await other.query('SELECT pg_advisory_lock(7411002)');
  try {
    const { id } = await press();
    await t.db.update(Task, id, { state: 'running' });
    await cancel(id);
    await runJobs(t);
    expect(await read(id)).toMatchObject({ state: 'cancelled' });
  } finally {
    await other.query('SELECT pg_advisory_unlock(7411002)');
    await other.release();
  }
});

it('after a kill it begins again, and what was left behind is removed', async () => {
  const before = (await list()).backups.length;
  const killed = async () => {
    const { id } = await press();
    await t.db.update(Task, id, { state: 'running', startedAt: new Date() });
    await mkdir(directory(), { recursive: true });
    await writeFile(path.join(directory(), '.unfinished-storm-2027-by-hand.backup'), 'Storm Combat backup');
    await writeFile(path.join(directory(), '.progress.json'), '{"part":0.4}');
    return id;
  };
  const first = await killed();
  expect((await list()).backups).toHaveLength(before);
  await runJobs(t);
  expect(await read(first)).toMatchObject({ state: 'done' });
  expect(await leftovers()).toEqual([]);
  expect((await list()).backups).toHaveLength(before + 1);

  const second = await killed();
  await cancel(second);
  await runJobs(t);
  expect(await read(second)).toMatchObject({ state: 'cancelled' });
  expect(await leftovers()).toEqual([]);
  expect((await list()).backups).toHaveLength(before + 1);
});

it('when its server is stopped another one makes it', async () => {
  const before = (await list()).backups.length;
  const { id } = await press();
  const replica = await startReplica(t);
  const service = replica.get(BackupsService, { strict: false });
  whenTold({ app: replica }, async () => service.beforeApplicationShutdown());
  try {
    await replica.get(JobRunner, { strict: false }).runDue();
  } finally {
    await replica.close();
  }
  expect(await read(id)).toMatchObject({ state: 'running', error: null });
  expect(await leftovers()).toEqual([]);
  expect(await list()).toMatchObject({ failure: null, task: { id } });
  expect((await list()).backups).toHaveLength(before);
  await skipRetryDelays(t);
  await runJobs(t);
  expect(await read(id)).toMatchObject({ state: 'done' });
  expect((await list()).backups).toHaveLength(before + 1);
});

it('tells why one failed until one succeeds', async () => {
  const before = (await list()).backups;
  const away = `${directory()}-away`;
  await rename(directory(), away);
  // A file stands where the directory must be.
  await writeFile(directory(), '');
  const { id } = await press();
  await runJobs(t);
  const failure = `The directory ${directory()} for backups cannot be made (EEXIST): set BACKUP_DIR.`;
  expect(await read(id)).toMatchObject({ state: 'failed', error: failure });
  expect(await list()).toEqual({ state: 'idle', percent: null, failure, task: null, backups: [] });
  expect(await waitingJobs(t)).toEqual([]);

  await rm(directory());
  await rename(away, directory());
  // The one before is no success after it.
  expect(await list()).toMatchObject({ failure, backups: before });
  await press();
  await runJobs(t);
  expect(await list()).toMatchObject({ failure: null });
});

it('a disk that is full half way is told in a sentence, and nothing is left on it', async () => {
  const before = (await list()).backups;
  const { id } = await press();
  const open = jest.spyOn(fs, 'createWriteStream').mockImplementation((file) => {
    fs.writeFileSync(file, 'Storm Combat backup');
    const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
    return new Writable({ write: (_piece, _encoding, done) => done(full) }) as fs.WriteStream;
  });
  syncBuiltinESMExports();
  await runJobs(t);
  expect(open).toHaveBeenCalledTimes(1);
  open.mockRestore();
  syncBuiltinESMExports();
  const failure = `The disk of ${directory()} is full: make room there, or set BACKUP_DIR to another disk.`;
  expect(await read(id)).toMatchObject({ state: 'failed', error: failure });
  expect(await leftovers()).toEqual([]);
  expect(await list()).toMatchObject({ failure, backups: before });
});
