import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { createContactMessage, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { JobClock } from '../jobs/job-clock.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessagesService } from './contact-messages.service.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.query('TRUNCATE contact_messages CASCADE'));

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const add = (fields: Partial<ContactMessage> = {}) => createContactMessage(t.db, fields);
const stored = (id: number) => t.db.findOneByOrFail(ContactMessage, { id });
const call = (method: 'get' | 'put' | 'post', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/contact-messages${path}`).set(admin.headers).send(body);

describe('what is older than 30 days', () => {
  it('is archived by the button, unread or not, and counted', async () => {
    const old = [await add({ createdAt: daysAgo(31) }), await add({ createdAt: daysAgo(400), status: 'replied' })];
    const young = await add({ createdAt: daysAgo(29), status: 'read' });
    const answered = await add({ createdAt: daysAgo(400), lastReceivedAt: daysAgo(29), status: 'read' });
    const before = await add({ createdAt: daysAgo(90), archived: true, archiveDate: daysAgo(40) });
    expect((await call('get', '/archive-old/count').expect(200)).body).toEqual({ count: 2 });
    expect((await call('post', '/archive-old').expect(200)).body).toEqual({ count: 2, batch: expect.any(String) });
    for (const { id } of old) expect(await stored(id)).toMatchObject({ archived: true, archiveDate: expect.any(Date) });
    for (const { id } of [young, answered]) expect((await stored(id)).archived).toBe(false);
    expect((await stored(before.id)).archiveDate).toEqual(before.archiveDate);
    expect((await call('get', '/archive-old/count').expect(200)).body).toEqual({ count: 0 });
    expect((await call('post', '/archive-old').expect(200)).body).toMatchObject({ count: 0 });
  });

  it('is archived in parts that are kept and free again at once, and counted in one answer', async () => {
    await t.db.query(
      `INSERT INTO contact_messages (full_name, email, phone, subject, message, created_at)
       SELECT 'Visitor ' || i, 'v@example.com', '+27821234567', 'Many', 'One of many',
         now() - interval '60 days' + make_interval(secs => i)
       FROM generate_series(1, 1234) i`,
    );
    const archiving = await t.db.transaction(async (manager) => {
      await manager.query('SELECT FROM contact_messages ORDER BY created_at DESC LIMIT 1 FOR UPDATE');
      const answer = call('post', '/archive-old').then(({ status, body }) => ({ status, body: body as object }));
      await untilSomeoneWaitsForALock(t.db);
      const free = await t.db.query<object[]>('SELECT id FROM contact_messages WHERE archived FOR UPDATE NOWAIT');
      expect(free).toHaveLength(1000);
      return { answer };
    });
    expect(await archiving.answer).toMatchObject({ status: 200, body: { count: 1234 } });
    expect(await t.db.countBy(ContactMessage, { archived: false })).toBe(0);
  });

  it('is archived by the nightly job once however many replicas are up, but never while unread', async () => {
    const unread = await add({ createdAt: daysAgo(400) });
    const read = await add({ createdAt: daysAgo(31), status: 'read' });
    const replied = await add({ createdAt: daysAgo(31), status: 'replied' });
    const young = await add({ createdAt: daysAgo(29), status: 'read' });
    const other = await startReplica(t);
    try {
      const runs = [t.app, other].map((app) =>
        jest.spyOn(app.get(ContactMessagesService, { strict: false }), 'archiveOldAnswered'),
      );
      const clocks = [t.app, other].map((app) => app.get(JobClock, { strict: false }));
      for (const time of ['2027-03-02T00:30:00Z', '2027-03-02T00:31:00Z', '2027-03-02T09:00:00Z']) {
        await Promise.all(clocks.map((clock) => clock.enqueueDue(Date.parse(time))));
      }
      await runJobs(t);
      expect(runs.reduce((sum, run) => sum + run.mock.calls.length, 0)).toBe(1);
    } finally {
      await other.close();
    }
    expect((await stored(unread.id)).archived).toBe(false);
    expect((await stored(young.id)).archived).toBe(false);
    for (const { id } of [read, replied]) expect((await stored(id)).archived).toBe(true);
  });

  it('stays when it is marked unread while the job is waiting for it', async () => {
    const { id } = await add({ createdAt: daysAgo(31), status: 'read' });
    const job = await t.db.transaction(async (manager) => {
      await manager.update(ContactMessage, id, { status: 'unread' });
      const archiving = t.app.get(ContactMessagesService, { strict: false }).archiveOldAnswered();
      await untilSomeoneWaitsForALock(t.db);
      return { archiving };
    });
    await job.archiving;
    expect(await stored(id)).toMatchObject({ archived: false, status: 'unread' });
  });
});

describe('GET /api/admin/contact-messages/export', () => {
  it('answers flat rows, oldest first, in which no cell is a formula and phone numbers stay', async () => {
    const first = await add({
      fullName: '=HYPERLINK("http://evil.example")',
      subject: '+1+1',
      message: '@SUM(A1:A9) and more;=1+1',
    });
    await add({
      archived: true,
      status: 'replied',
      response: '-2+3',
      responseType: 'phone',
      responseDate: daysAgo(1),
      respondedBy: '=Admin',
    });
    const answer = await call('get', '/export').expect(200);
    expect(answer.body).toHaveLength(2);
    expect(answer.body[0]).toEqual({
      id: first.id,
      fullName: '\'=HYPERLINK("http://evil.example")',
      email: first.email,
      phone: '+27821234567',
      subject: "'+1+1",
      message: "'@SUM(A1:A9) and more;'=1+1",
      status: 'unread',
      createdAt: first.createdAt.toISOString(),
      lastReceivedAt: first.createdAt.toISOString(),
      archived: false,
      archiveDate: null,
      suspectedSpam: false,
      response: null,
      responseType: null,
      responseDate: null,
      respondedBy: null,
      respondedByUsername: null,
      assignedTo: null,
      followUpAt: null,
      updatedAt: first.updatedAt.toISOString(),
    });
    expect(answer.body[1]).toMatchObject({ response: "'-2+3", respondedBy: "'=Admin", archived: true });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('answers what the list is narrowed to, in its order', async () => {
    const old = await add({ subject: 'Trial class', archived: true });
    const first = await add({ subject: 'Trial class', fullName: 'Anna' });
    const second = await add({ subject: 'Prices', fullName: 'Zodwa', message: 'What is a trial class?' });
    const third = await add({ subject: 'Prices', fullName: 'Bheki' });
    const exported = async (query: Record<string, unknown>) => {
      const texts = Object.fromEntries(Object.entries(query).map(([name, part]) => [name, JSON.stringify(part)]));
      const { body, headers } = await call('get', '/export').query(texts).expect(200);
      const ids = (body as ContactMessage[]).map(({ id }) => id);
      expect(headers['content-range']).toMatch(new RegExp(`/${ids.length}$`));
      return ids;
    };
    expect(await exported({})).toEqual([old.id, first.id, second.id, third.id]);
    expect(await exported({ filter: { archived: true } })).toEqual([old.id]);
    expect(await exported({ filter: { archived: false, subject: 'prices' } })).toEqual([second.id, third.id]);
    expect(await exported({ filter: { archived: false, q: 'trial' }, sort: ['fullName', 'DESC'] })).toEqual([
      second.id,
      first.id,
    ]);
    expect(await exported({ filter: { q: 'nothing like it' } })).toEqual([]);
    await call('get', '/export?filter={"colour":"red"}').expect(400);
  });

  it('answers more than is read at a time', async () => {
    await t.db.query(`INSERT INTO contact_messages (full_name, email, phone, subject, message)
      SELECT 'Visitor ' || i, 'v@example.com', '+27821234567', 'Many', 'One of many messages'
        FROM generate_series(1, 1234) i`);
    const answer = await call('get', '/export').expect(200);
    expect(new Set(answer.body.map(({ id }: ContactMessage) => id)).size).toBe(1234);
    expect((await call('get', '').expect(200)).headers['content-range']).toBe('contact-messages 0-1233/1234');
  });

  it('gives its connection back when the reader goes away', async () => {
    await t.db.query(`INSERT INTO contact_messages (full_name, email, phone, subject, message)
      SELECT 'Visitor ' || i, 'v@example.com', '+27821234567', 'Many', repeat('A long message. ', 20)
        FROM generate_series(1, 2000) i`);
    for (let i = 0; i < 3; i++) {
      const { json } = await t.app.get(ContactMessagesService, { strict: false }).exportAll({});
      json.once('readable', () => json.destroy());
      await new Promise((resolve) => json.once('close', resolve));
    }
    let held = 3;
    for (let tries = 0; held > 0 && tries < 200; tries++) {
      await pause(10);
      [{ held }] = await t.db.query<[{ held: number }]>(
        `SELECT count(*)::int AS held FROM pg_stat_activity
          WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      );
    }
    expect(held).toBe(0);
  });
});

describe('GET /api/admin/contact-messages/unread/count', () => {
  it('counts unread messages, neither archived nor suspected spam, for a cookie alone', async () => {
    await add();
    await add({ createdAt: daysAgo(100) });
    await add({ status: 'read' });
    await add({ archived: true });
    await add({ suspectedSpam: true });
    const answer = await request(t.server)
      .get('/api/admin/contact-messages/unread/count')
      .set('Cookie', `storm_session=${admin.cookie}`);
    expect([answer.status, answer.body]).toEqual([200, { count: 2 }]);
  });

  it('does not keep the session alive', async () => {
    const { headers, user } = await signInAdmin(t);
    await t.db.query("UPDATE sessions SET last_used_at = now() - interval '10 minutes' WHERE user_id = $1", [user.id]);
    const lastUsed = () => t.db.query('SELECT last_used_at FROM sessions WHERE user_id = $1', [user.id]);
    const before = await lastUsed();
    await request(t.server).get('/api/admin/contact-messages/unread/count').set(headers).expect(200);
    expect(await lastUsed()).toEqual(before);
  });
});
