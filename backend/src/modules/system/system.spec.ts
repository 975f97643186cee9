import request from 'supertest';
import { createUser, type SignedIn, signIn } from '../../../test/factories.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { RELEASE } from '../../common/release.js';
import { enqueue } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { newMailIdentity, queueMail } from '../mail/queue-mail.js';
import { SystemState } from './system-state.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'break-down': { customer: string };
    }
  }
}

const CUSTOMER = 'thandi@example.com';
const DAY_MS = 86_400_000;

let t: TestApp;
let owner: SignedIn;
let isBroken: boolean;

beforeAll(async () => {
  t = await startTestApp();
  owner = await signIn(t, await createUser(t.db, { id: 1, role: 'admin' }));
  t.app.get(JobsService).register('break-down', async ({ customer }) => {
    if (isBroken) throw new Error(`No desk for ${customer}`);
  });
});
beforeEach(async () => {
  isBroken = true;
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
  t.app.get(SystemState).forget();
});
afterAll(() => t.close());

async function giveUp(): Promise<number> {
  await enqueue(t.db, 'break-down', { customer: CUSTOMER }, { maxAttempts: 1 });
  await runJobs(t);
  t.app.get(SystemState).forget();
  const { body } = await request(t.server).get('/api/admin/system/jobs').set(owner.headers).expect(200);
  return body[0].id as number;
}

const health = async () => (await request(t.server).get('/api/health').expect(200)).body;

it('tells the owner of release, database, disk, queue, mails and pushes', async () => {
  const { body } = await request(t.server).get('/api/admin/system').set(owner.headers).expect(200);
  expect(body).toMatchObject({
    release: RELEASE,
    status: 'ok',
    troubles: [],
    database: {
      kind: 'outside',
      version: expect.stringMatching(/^\d+(\.\d+)?$/),
      connections: { most: 10, waiting: 0 },
    },
    disk: { directory: t.env.dataDir },
    jobs: { waiting: 0, oldestReadySeconds: 0, givenUp: 0 },
    mails: { waiting: 0, failing: 0, givenUp: 0, to: 'files' },
    pushes: { devices: 0, waiting: 0, givenUp: 0 },
    lastBackup: { madeAt: null, ageSeconds: expect.any(Number) },
  });
  expect(body.database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(body.disk.freeBytes).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(new URL(t.env.databaseUrl).password || 'postgres://');
});

it('shows a job that was given up without whom it is about, in the answer and in the queue', async () => {
  await giveUp();
  const { body } = await request(t.server).get('/api/admin/system/jobs').set(owner.headers).expect(200);
  expect(body).toEqual([
    expect.objectContaining({
      task: 'break-down',
      givenUp: true,
      attempts: 1,
      maxAttempts: 1,
      nextAt: null,
      reason: 'No desk for [email]',
    }),
  ]);
  expect(JSON.stringify(body)).not.toContain(CUSTOMER);
  const [{ last_error: kept }] = await t.db.query<[{ last_error: string }]>(
    'SELECT last_error FROM graphile_worker._private_jobs',
  );
  expect(kept).toBe('No desk for [email]');
});

it('tries a job again, which is then done and gone', async () => {
  const id = await giveUp();
  isBroken = false;
  await request(t.server).post(`/api/admin/system/jobs/${id}/retry`).set(owner.headers).expect(204);
  await runJobs(t);
  await request(t.server).get('/api/admin/system/jobs').set(owner.headers).expect(200, []);
  await request(t.server).post(`/api/admin/system/jobs/${id}/retry`).set(owner.headers).expect(404);
});

it('tries all again, and puts away what nobody needs', async () => {
  await giveUp();
  const id = await giveUp();
  await request(t.server).post('/api/admin/system/jobs/retry').set(owner.headers).expect(200, { retried: 2 });
  await request(t.server).delete(`/api/admin/system/jobs/${id}`).set(owner.headers).expect(409);
  await runJobs(t); // each has its one attempt anew, in vain
  await request(t.server).delete(`/api/admin/system/jobs/${id}`).set(owner.headers).expect(204);
  const { body } = await request(t.server).get('/api/admin/system/jobs').set(owner.headers).expect(200);
  expect(body).toHaveLength(1);
});

it('refuses admins who are not the owner', async () => {
  const { headers } = await signIn(t, await createUser(t.db, { role: 'admin' }));
  await request(t.server).get('/api/admin/system').set(headers).expect(403);
  await request(t.server).post('/api/admin/system/jobs/retry').set(headers).expect(403);
});

describe('health', () => {
  it('says degraded, and to strangers not why, when a job was given up; ok once it is put away', async () => {
    const id = await giveUp();
    expect(await health()).toEqual({
      status: 'degraded',
      details: { database: { status: 'up' }, backup: { ageSeconds: expect.any(Number) } },
    });
    await request(t.server).delete(`/api/admin/system/jobs/${id}`).set(owner.headers).expect(204);
    expect(await health()).toMatchObject({ status: 'ok' });
  });

  it('says degraded when mails have found the mail server away for a quarter of an hour', async () => {
    await queueMail(t.db, { to: CUSTOMER, subject: 'Hello', template: 'password-changed', context: {} });
    await t.db.query(
      `UPDATE graphile_worker._private_jobs
        SET attempts = 2, created_at = now() - interval '16 minutes', last_error = 'The other side is away: gone'`,
    );
    expect(await health()).toMatchObject({ status: 'degraded' });
    const { body } = await request(t.server).get('/api/admin/system').set(owner.headers).expect(200);
    expect(body).toMatchObject({ troubles: ['mail'], mails: { waiting: 1, failing: 1 } });
  });

  it('says degraded when no backup was made since the school began, the day before yesterday', async () => {
    await t.db.query("UPDATE users SET created_at = now() - interval '2 days' WHERE id = 1");
    expect(await health()).toMatchObject({ status: 'degraded' });
    await t.db.query('UPDATE users SET created_at = now() WHERE id = 1');
  });
});

describe('metrics', () => {
  const scrape = async () => (await request(t.server).get('/metrics').expect(200)).text;

  it('tell of queue, pool, disk and backup', async () => {
    await giveUp();
    const text = await scrape();
    expect(text).toMatch(/^storm_database_up 1$/m);
    expect(text).toMatch(/^storm_jobs_given_up 1$/m);
    expect(text).toMatch(/^storm_jobs_given_up_today 1$/m);
    expect(text).toMatch(/^storm_mails_given_up_today 0$/m);
    expect(text).toMatch(/^storm_database_connections_most 10$/m);
    expect(text).toMatch(/^storm_disk_free_bytes \d+/m);
    expect(text).toContain(`storm_release_info{version="${RELEASE}"} 1`);
  });

  it('tell mails that were given up apart from other jobs, and those of today apart from older ones', async () => {
    await queueMail(t.db, { to: CUSTOMER, subject: 'Hello', template: 'password-changed', context: {} });
    await t.db.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts, updated_at = now()');
    const today = await scrape();
    expect(today).toMatch(/^storm_jobs_given_up_today 0$/m);
    expect(today).toMatch(/^storm_mails_given_up_today 1$/m);
    await t.db.query("UPDATE graphile_worker._private_jobs SET updated_at = now() - interval '25 hours'");
    t.app.get(SystemState).forget();
    const tomorrow = await scrape();
    expect(tomorrow).toMatch(/^storm_mails_given_up 1$/m);
    expect(tomorrow).toMatch(/^storm_mails_given_up_today 0$/m);
  });

  it('count a mail that a job of its own makes with its link among the mails', async () => {
    await enqueue(t.db, 'send-quote-mail', { quoteId: 1, identity: newMailIdentity() });
    await t.db.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
    const text = await scrape();
    expect(text).toMatch(/^storm_jobs_given_up_today 0$/m);
    expect(text).toMatch(/^storm_mails_given_up_today 1$/m);
  });

  it('tell a job of last week that was given up just now', async () => {
    await enqueue(t.db, 'break-down', { customer: CUSTOMER }, { maxAttempts: 1 });
    await t.db.query("UPDATE graphile_worker._private_jobs SET updated_at = now() - interval '8 days'");
    await runJobs(t);
    expect(await scrape()).toMatch(/^storm_jobs_given_up_today 1$/m);
    const { body } = await request(t.server).get('/api/admin/system/jobs').set(owner.headers).expect(200);
    expect(Date.now() - Date.parse(body[0].triedAt)).toBeLessThan(DAY_MS);
  });

  it('have a bound at the 2 s that an alert asks about', async () =>
    expect(await scrape()).toMatch(/^http_request_duration_seconds_bucket\{le="2",/m));

  it('count sign-ins that were refused', async () => {
    const count = async () => Number(/storm_sign_in_failures_total\{reason="wrong"\} (\d+)/.exec(await scrape())?.[1]);
    const before = await count();
    await request(t.server).post('/api/login').send({ username: 'nobody', password: 'nothing at all' }).expect(401);
    expect(await count()).toBe(before + 1);
  });

  it('come without the figures of a database that does not answer', async () => {
    const state = t.app.get(SystemState);
    jest.spyOn(state, 'read').mockRejectedValue(new Error('away'));
    try {
      const text = await scrape();
      expect(text).toMatch(/^storm_database_up 0$/m);
      expect(text).not.toMatch(/^storm_jobs_ready /m);
      expect(text).toMatch(/^storm_database_connections_most 10$/m);
    } finally {
      jest.restoreAllMocks();
    }
    expect(await scrape()).toMatch(/^storm_jobs_ready 0$/m);
  });
});
