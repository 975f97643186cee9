import { runJobs, skipRetryDelays, waitingJobs } from '../../../test/run-jobs.js';
import { waitFor } from '../../../test/start/app-process.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { yardstick } from '../../../test/yardstick.js';
import { createApp } from '../../configure-app.js';
import { enqueue, type Tick } from './enqueue.js';
import { JobClock } from './job-clock.js';
import { JobsService } from './jobs.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'note-down': { note: string };
      'note-tick': Tick;
      'wait-outside': { host: string };
    }
  }
}

const MUCH_LONGER_THAN_A_JOB_MS = 10_000;

let t: TestApp;
const notes: string[] = [];
let failuresLeft = 0;

beforeAll(async () => {
  t = await startTestApp();
  t.app.get(JobsService).register('note-down', async ({ note }) => {
    if (failuresLeft-- > 0) throw new Error('not this time');
    notes.push(note);
  });
});
beforeEach(async () => {
  notes.length = 0;
  failuresLeft = 0;
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
});
afterAll(() => t.close());

describe('a job', () => {
  it('runs once its transaction has committed', async () => {
    await t.db.transaction((manager) => enqueue(manager, 'note-down', { note: 'kept' }));
    await runJobs(t);
    expect(notes).toEqual(['kept']);
    expect(await waitingJobs(t)).toEqual([]);
  });

  it('never runs when its transaction is rolled back', async () => {
    const refused = t.db.transaction(async (manager) => {
      await enqueue(manager, 'note-down', { note: 'lost' });
      throw new Error('rolled back');
    });
    await expect(refused).rejects.toThrow('rolled back');
    await runJobs(t);
    expect(notes).toEqual([]);
  });

  it('is tried again later when it fails', async () => {
    failuresLeft = 1;
    await enqueue(t.db, 'note-down', { note: 'second time' });
    await runJobs(t);
    expect(notes).toEqual([]);
    expect(await waitingJobs(t)).toEqual([{ task: 'note-down', attempts: 1 }]);
    await runJobs(t);
    expect(notes).toEqual([]); // not before its delay is over
    await skipRetryDelays(t);
    await runJobs(t);
    expect(notes).toEqual(['second time']);
  });

  it('waits for its time, and a job of the same key takes its place', async () => {
    await enqueue(t.db, 'note-down', { note: 'first' }, { jobKey: 'one', runAt: new Date(Date.now() + 3_600_000) });
    await runJobs(t);
    expect(notes).toEqual([]);
    await enqueue(t.db, 'note-down', { note: 'second' }, { jobKey: 'one' });
    await runJobs(t);
    expect(notes).toEqual(['second']);
  });

  it('is given back five minutes after its process was killed', async () => {
    await enqueue(t.db, 'note-down', { note: 'after the crash' });
    await t.db.query(
      `UPDATE graphile_worker._private_jobs
        SET locked_by = 'killed', locked_at = now() - interval '6 minutes', attempts = 1`,
    );
    await runJobs(t);
    expect(notes).toEqual([]);
    await enqueue(t.db, 'release-abandoned-jobs', { tick: new Date().toISOString() });
    await runJobs(t);
    await runJobs(t);
    expect(notes).toEqual(['after the crash']);
  });
});

describe('the clock', () => {
  it('runs a scheduled task once per tick over all replicas, and makes up for a missed tick once', async () => {
    const other = await createApp(t.env);
    await other.init();
    try {
      const ticks: string[] = [];
      for (const app of [t.app, other]) {
        app
          .get(JobsService)
          .schedule('note-tick', { everyMinutes: 60, offsetMinutes: 7 }, async ({ tick }) => void ticks.push(tick));
      }
      const clocks = [t.app.get(JobClock), other.get(JobClock)];
      const all = (time: string) => Promise.all(clocks.map((clock) => clock.enqueueDue(Date.parse(time))));
      await all('2027-03-01T10:07:00Z');
      await all('2027-03-01T10:08:00Z');
      await runJobs(t);
      expect(ticks).toEqual(['2027-03-01T10:07:00.000Z']);
      await all('2027-03-01T15:30:00Z'); // nobody was up for five ticks
      await runJobs(t);
      expect(ticks).toEqual(['2027-03-01T10:07:00.000Z', '2027-03-01T15:07:00.000Z']);
    } finally {
      await other.close();
    }
  });
});

it('makes jobs due in time that a clock dated which ran ahead', async () => {
  await enqueue(t.db, 'note-down', { note: 'now' });
  await enqueue(t.db, 'note-down', { note: 'in an hour' }, { runAt: new Date(Date.now() + 3_600_000) });
  const AHEAD = `interval '400 days'`;
  await t.db.query(
    `UPDATE graphile_worker._private_jobs
     SET run_at = run_at + ${AHEAD}, created_at = created_at + ${AHEAD}, updated_at = updated_at + ${AHEAD}`,
  );
  await runJobs(t);
  expect(notes).toEqual([]);
  await t.app.get(JobClock).bringForward();
  await runJobs(t);
  expect(notes).toEqual(['now']);
  await skipRetryDelays(t);
  await runJobs(t);
  expect(notes).toEqual(['now', 'in an hour']);
});

describe('the runner', () => {
  it('runs jobs with the application, survives losing the database and stops with it', async () => {
    const app = await createApp({ ...t.env, backgroundJobs: true });
    const ran: string[] = [];
    let noted = (): void => undefined;
    const next = () =>
      new Promise<void>((resolve) => {
        noted = resolve;
      });
    app.get(JobsService).register('note-down', async ({ note }) => {
      ran.push(note);
      noted();
    });
    await app.init();
    try {
      const first = next();
      await enqueue(t.db, 'note-down', { note: 'in the background' });
      await first;
      const ended = await t.db.query<{ pid: number }[]>(
        `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      const pids = ended.map(({ pid }) => pid);
      await waitFor(async () => {
        const left = await t.db.query<unknown[]>('SELECT FROM pg_stat_activity WHERE pid = ANY($1)', [pids]);
        return left.length === 0;
      });
      const second = next();
      await enqueue(t.db, 'note-down', { note: 'after the database came back' });
      await second;
    } finally {
      await app.close();
    }
    expect(ran).toEqual(['in the background', 'after the database came back']);
    await enqueue(t.db, 'note-down', { note: 'nobody runs this' });
    expect(await waitingJobs(t)).toContainEqual({ task: 'note-down', attempts: 0 });
  });

  it('runs other jobs while as many as there may be wait for a silent mail server', async () => {
    const app = await createApp({ ...t.env, backgroundJobs: true });
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    app.get(JobsService).register('wait-outside', () => answered, 'mail');
    const ran = new Promise<void>((resolve) => app.get(JobsService).register('note-down', async () => resolve()));
    await app.init();
    try {
      for (let i = 0; i < 8; i++) await enqueue(t.db, 'wait-outside', { host: 'mail.example' });
      while (
        (await t.db.query<unknown[]>('SELECT FROM graphile_worker.jobs WHERE locked_at IS NOT NULL')).length === 0
      );
      await enqueue(t.db, 'note-down', { note: 'meanwhile' });
      expect(await Promise.race([ran, yardstick(MUCH_LONGER_THAN_A_JOB_MS)])).not.toBe('too late');
    } finally {
      answer();
      await app.close();
    }
  });

  it('ends in order when it cannot give back what it had fetched and not begun', async () => {
    const app = await createApp({ ...t.env, backgroundJobs: true });
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const begun: string[] = [];
    const allBegun = new Promise<void>((resolve) => {
      app.get(JobsService).register('note-down', ({ note }) => {
        if (begun.push(note) === 4) resolve();
        return ended;
      });
    });
    for (let i = 0; i < 8; i++) await enqueue(t.db, 'note-down', { note: `number ${i}` });
    await t.db.query(`
      CREATE SEQUENCE refusals;
      CREATE FUNCTION disk_full_again() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN PERFORM nextval('refusals'); RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER disk_full_again BEFORE UPDATE ON graphile_worker._private_jobs FOR EACH ROW
        WHEN (OLD.locked_by IS NOT NULL AND NEW.locked_by IS NULL) EXECUTE FUNCTION disk_full_again()`);
    await app.init();
    try {
      await allBegun; // of the five that were fetched; a stop before that begins none
    } finally {
      const closed = app.close();
      while (!(await t.db.query<{ is_called: boolean }[]>('SELECT is_called FROM refusals'))[0]!.is_called);
      end();
      await closed; // an uncaught refusal would end the process, and fails this test
      await t.db.query('DROP TRIGGER disk_full_again ON graphile_worker._private_jobs');
    }
    // One that took more than its five seconds to end is left as well, and done again.
    const notes = await t.db.query<{ note: string }[]>(
      `SELECT payload ->> 'note' AS note FROM graphile_worker._private_jobs WHERE payload ->> 'note' LIKE 'number %'`,
    );
    expect(notes.map(({ note }) => note)).toEqual(
      expect.arrayContaining(
        Array.from({ length: 8 }, (_, i) => `number ${i}`).filter((note) => !begun.includes(note)),
      ),
    );
  });

  it('keeps its connections until a lane that stops while another starts has written what it did', async () => {
    const app = await createApp({ ...t.env, backgroundJobs: true });
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let starting: Promise<unknown> | undefined;
    const isHeldUp = new Promise<void>((resolve) => {
      app.get(JobsService).register('note-down', () => {
        // Lanes start one after the other, and each looks at this table first.
        starting ??= t.db.transaction(async (manager) => {
          await manager.query('LOCK TABLE graphile_worker.migrations');
          resolve();
          await manager.query('SELECT pg_sleep(0.5)');
        });
        return ended;
      });
    });
    for (let i = 0; i < 8; i++) await enqueue(t.db, 'note-down', { note: `number ${i}` });
    await app.init();
    try {
      await isHeldUp;
    } finally {
      const closed = app.close();
      await starting;
      await t.db.query('SELECT pg_sleep(1)'); // the other lanes start, and stop
      end();
      await closed;
    }
    const locked = await t.db.query('SELECT FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL');
    expect(locked).toHaveLength(0);
  });

  it('waits at the end of a job while the disk of the database is full, and ends it when there is room', async () => {
    const app = await createApp({ ...t.env, backgroundJobs: true });
    const ended = new Promise<void>((resolve) => app.get(JobsService).register('note-down', async () => resolve()));
    await t.db.query(`
      CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER disk_full BEFORE DELETE ON graphile_worker._private_jobs FOR EACH ROW
        EXECUTE FUNCTION disk_full()`);
    await enqueue(t.db, 'note-down', { note: 'done' });
    await app.init();
    try {
      await ended;
      // The refusal is a round trip away; uncaught it would end the process, and fails this test.
      await t.db.query('SELECT pg_sleep(0.5)');
      await t.db.query('DROP TRIGGER disk_full ON graphile_worker._private_jobs');
      while ((await waitingJobs(t)).some(({ task }) => task === 'note-down')) await t.db.query('SELECT pg_sleep(0.1)');
    } finally {
      await app.close();
    }
  });
});
