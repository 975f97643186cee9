import { truncate } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { createUser, type SignedIn, signIn, signInAdmin } from '../../../test/factories.js';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { createReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { RELEASE } from '../../common/release.js';
import { readBack } from '../../database/backup/make-backup.js';
import { JobClock } from '../jobs/job-clock.js';
import { BackupsService } from './backups.service.js';

const KEY = 'a key of sixteen';

let t: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ backupKey: KEY });
  owner = await signIn(t, await createUser(t.db, { id: 1, role: 'admin' }));
});
afterAll(() => t.close());
beforeEach(() => t.db.query('DELETE FROM graphile_worker._private_jobs'));

const call = (method: 'get' | 'post', place = '', who = owner) =>
  request(t.server)[method](`/api/admin/backups${place}`).set(who.headers);
const directory = () => path.join(t.env.dataDir, 'backups');

it('the owner asks for one, sees it wait, and downloads what restores the school', async () => {
  expect((await call('get').expect(200)).body).toEqual({ state: 'idle', percent: null, failure: null, backups: [] });
  expect(await t.app.get(BackupsService, { strict: false }).lastGood()).toBeUndefined();
  expect((await call('post').expect(202)).body).toMatchObject({ state: 'waiting' });
  await call('post').expect(202);
  expect(await waitingJobs(t)).toEqual([{ task: 'back-up-now', attempts: 0 }]);
  await runJobs(t);
  const { backups, ...state } = (await call('get').expect(200)).body as { backups: { name: string }[] };
  expect(state).toEqual({ state: 'idle', percent: null, failure: null });
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
  const manifest = await readBack(path.join(directory(), name), KEY);
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
  const other = await createReplica(t);
  await other.init();
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

it('tells why one failed until one succeeds', async () => {
  const replica = await startTestApp({ backupDir: '/dev/null/backups' });
  try {
    const service = replica.app.get(BackupsService, { strict: false });
    await service.order();
    await runJobs(replica);
    expect(await service.state()).toEqual({
      state: 'idle',
      percent: null,
      failure: expect.stringMatching(
        /^The directory \/dev\/null\/backups for backups cannot be made .*: set BACKUP_DIR\.$/,
      ),
    });
  } finally {
    await replica.close();
  }
});
