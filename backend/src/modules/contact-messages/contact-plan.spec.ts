import request from 'supertest';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { waitsLong } from '#libs/domain/contact-follow-up';
import {
  createApiKey,
  createContactMessage,
  createUser,
  type SignedIn,
  signIn,
  signInAdmin,
} from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { readMails } from '../../../test/mail-files.js';
import { decryptPush, newBrowser, type PushService, startPushService } from '../../../test/push-service.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { JobClock } from '../jobs/job-clock.js';
import { User } from '../users/user.entity.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessagesService } from './contact-messages.service.js';

const STAFF = 'staff@stormcombat.example';
const LATER = '2099-03-01T07:00:00.000Z';
const HOUR_MS = 3_600_000;

let t: TestApp;
let service: PushService;
let admin: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  service = await startPushService();
  t = await startTestApp({
    publicUrl: 'https://www.stormcombat.example',
    staffEmail: STAFF,
    pushHosts: [service.origin],
  });
});
afterAll(async () => {
  await t.close();
  await service.close();
});
beforeEach(async () => {
  for (const table of ['graphile_worker._private_jobs', 'contact_messages', 'users'])
    await t.db.query(`DELETE FROM ${table}`);
  service.received = [];
  [admin, other] = [await signInAdmin(t), await signInAdmin(t)];
});

const add = (fields: Partial<ContactMessage> = {}) => createContactMessage(t.db, fields);
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const call = (method: 'get' | 'put' | 'post', path: string, body?: object, as = admin) =>
  request(t.server)[method](`/api/admin/contact-messages${path}`).set(as.headers).send(body);
const plan = (id: number, body: object, as = admin) => call('put', `/${id}`, body, as);
const found = async (filter: object): Promise<number[]> =>
  (
    (
      await call('get', '')
        .query({ filter: JSON.stringify(filter), sort: '["id","ASC"]', range: '[0,99]' })
        .expect(200)
    ).body as ContactMessage[]
  ).map(({ id }) => id);
const follow = (app = t.app) => app.get(ContactMessagesService, { strict: false }).tellFollowUps();
/** Of this test alone: every admin of it has an address of their own. */
const mailsTo = async (address: string) => {
  await runJobs(t);
  return (await readMails(t)).filter(({ to }) => to?.[0]?.address === address);
};

describe('PUT /api/admin/contact-messages/{id}', () => {
  it('assigns, sets a follow-up, and takes both back; what is left out stays', async () => {
    const { id } = await add();
    const { body } = await plan(id, { assignedTo: other.user.id, followUpAt: '2099-03-01T09:00:00+02:00' }).expect(200);
    expect(body).toMatchObject({ id, assignedTo: other.user.id, followUpAt: LATER, status: 'unread', replies: [] });
    expect((await call('get', `/${id}`)).body).toEqual(body);
    expect((await call('get', '')).body[0]).toMatchObject({ assignedTo: other.user.id, followUpAt: LATER });
    expect((await plan(id, { assignedTo: null }).expect(200)).body).toMatchObject({
      assignedTo: null,
      followUpAt: LATER,
    });
    expect((await plan(id, { followUpAt: null }).expect(200)).body).toMatchObject({
      assignedTo: null,
      followUpAt: null,
    });
  });

  it('takes back the record as it was read, though its moment has passed and its assignee left', async () => {
    const { id } = await add({ assignedTo: other.user.id, followUpAt: ago(1) });
    await t.db.update(User, other.user.id, { isActive: false });
    const { body: read } = await call('get', `/${id}`);
    expect((await plan(id, read).expect(200)).body).toEqual({ ...read, updatedAt: expect.any(String) });
  });

  it.each([
    ['a moment that has passed', { followUpAt: '2020-01-01T07:00:00.000Z' }, 'followUpAt', 'past'],
    ['a day', { followUpAt: '2099-01-01' }, 'followUpAt', 'invalid'],
    ['a moment without its zone', { followUpAt: '2099-01-01T09:00:00' }, 'followUpAt', 'invalid'],
    ['a day there is not', { followUpAt: '2099-02-30T09:00:00Z' }, 'followUpAt', 'invalid'],
    ['a number as a moment', { followUpAt: 4_000_000_000_000 }, 'followUpAt', 'invalid'],
    ['a username', { assignedTo: 'lerato' }, 'assignedTo', 'notStaff'],
    ['nobody there is', { assignedTo: 2_147_483_647 }, 'assignedTo', 'notStaff'],
    ['an id too large', { assignedTo: 2_147_483_648 }, 'assignedTo', 'notStaff'],
  ] as const)('refuses %s', async (_what, body, field, why) => {
    const { id } = await add();
    const answer = await plan(id, body).expect(400);
    expect(answer.body.errors).toEqual({ [field]: (CONTACT_RULES[field] as Record<string, string>)[why] });
  });

  it.each([
    ['a student', { role: 'user' as const }],
    ['staff who left', { role: 'admin' as const, isActive: false }],
  ])('refuses %s', async (_what, fields) => {
    const { id } = await add();
    const user = await createUser(t.db, fields);
    const answer = await plan(id, { assignedTo: user.id }).expect(400);
    expect(answer.body.errors).toEqual({ assignedTo: CONTACT_RULES.assignedTo.notStaff });
  });

  it('a deleted account is assigned to nothing, and the message stays', async () => {
    const { id } = await add({ assignedTo: other.user.id });
    await t.db.delete(User, other.user.id);
    expect((await call('get', `/${id}`).expect(200)).body).toMatchObject({ assignedTo: null });
    expect(await found({ assignedTo: null })).toEqual([id]);
  });

  it('stands in the activity log', async () => {
    const { id } = await add();
    await plan(id, { assignedTo: other.user.id }).expect(200);
    const { body } = await request(t.server)
      .get('/api/admin/activity')
      .set(admin.headers)
      .query({ filter: JSON.stringify({ resource: 'contact-messages', recordId: id }) });
    expect(body[0]).toMatchObject({
      actorName: admin.user.username,
      changes: [{ field: 'assigned_to', from: null, to: String(other.user.id) }],
    });
  });
});

describe('whoever is assigned', () => {
  it('by somebody else gets one mail, and a push on their own devices', async () => {
    const { id } = await add({ subject: 'Kids www.evil.example' });
    const browsers = [newBrowser(service.origin), newBrowser(service.origin)] as const;
    for (const [place, as] of [admin, other].entries())
      await request(t.server)
        .post('/api/admin/push/subscriptions')
        .set(as.headers)
        .send(browsers[place]!.subscription)
        .expect(201);
    await plan(id, { assignedTo: other.user.id, followUpAt: LATER }).expect(200);
    await plan(id, { assignedTo: other.user.id }).expect(200);
    const mails = await mailsTo(other.user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toMatch(/^Assigned to you: Kids /);
    for (const part of [mails[0]!.text!, mails[0]!.html!]) {
      for (const shown of [
        admin.user.username,
        '1 March 2099',
        `https://www.stormcombat.example/admin/messages/${id}/show`,
      ])
        expect(part).toContain(shown);
      expect(part).not.toContain('www.evil');
    }
    expect(service.received).toHaveLength(1);
    expect(browsers[1].subscription.endpoint.endsWith(service.received[0]!.path)).toBe(true);
    expect(decryptPush(browsers[1], service.received[0]!)).toMatchObject({
      title: 'Assigned to you',
      url: `/mobile-app/messages/${id}`,
      tag: `message-${id}`,
    });
  });

  it('by themselves is told nothing; by a key of theirs they are', async () => {
    const { id } = await add();
    await plan(id, { assignedTo: other.user.id }, other).expect(200);
    expect(await mailsTo(other.user.email)).toEqual([]);
    const { key } = await createApiKey(t.db, { resources: ['contact-messages'], maker: other.user });
    const second = await add();
    await request(t.server)
      .put(`/api/admin/contact-messages/${second.id}`)
      .set('Authorization', `Bearer ${key}`)
      .send({ assignedTo: other.user.id })
      .expect(200);
    expect(await mailsTo(other.user.email)).toHaveLength(1);
  });
});

describe('a follow-up that is due', () => {
  it('is told of once, to its assignee, or to the school where there is none any more', async () => {
    const before = (await mailsTo(STAFF)).length;
    const theirs = await add({ subject: 'Theirs', assignedTo: other.user.id, followUpAt: ago(1), status: 'replied' });
    await add({ subject: 'Of nobody', followUpAt: ago(2), archived: true });
    const left = await signIn(t, await createUser(t.db, { role: 'admin' }));
    await add({ subject: 'Of one who left', followUpAt: ago(3), assignedTo: left.user.id });
    await t.db.update(User, left.user.id, { isActive: false });
    await add({ subject: 'Not yet', followUpAt: new Date(LATER), assignedTo: other.user.id });
    await follow();
    await follow();
    expect((await mailsTo(other.user.email)).map(({ subject }) => subject)).toEqual(['Follow-up due: Theirs']);
    expect((await mailsTo(STAFF)).slice(before).map(({ subject }) => subject)).toEqual([
      'Follow-up due: Of one who left',
      'Follow-up due: Of nobody',
    ]);
    expect(await mailsTo(left.user.email)).toEqual([]);
    await t.db.update(ContactMessage, theirs.id, { followUpAt: ago(0.5) });
    await follow();
    expect(await mailsTo(other.user.email)).toHaveLength(2);
  });

  it('is told of once, however many replicas are up, also at the same moment', async () => {
    await add({ assignedTo: other.user.id, followUpAt: ago(1) });
    const replica = await startReplica(t);
    try {
      const clocks = [t.app, replica].map((app) => app.get(JobClock, { strict: false }));
      await Promise.all(clocks.map((clock) => clock.enqueueDue(Date.parse('2027-03-02T00:00:00Z'))));
      await runJobs(t);
      expect(await mailsTo(other.user.email)).toHaveLength(1);
      await t.db.update(ContactMessage, { assignedTo: other.user.id }, { followUpAt: ago(0.5) });
      const both = await t.db.transaction(async (manager) => {
        await manager.query('LOCK TABLE contact_follow_ups_told IN SHARE MODE');
        const running = [follow(), follow(replica)];
        await untilSomeoneWaitsForALock(t.db, 2);
        return { running };
      });
      await Promise.all(both.running);
      expect(await mailsTo(other.user.email)).toHaveLength(2);
    } finally {
      await replica.close();
    }
  });
});

describe('the list', () => {
  it('filters by what waits long, as the rule has it', async () => {
    const messages = [];
    for (const status of ['unread', 'read', 'replied'] as const)
      for (const createdAt of [ago(23.9), ago(24.1), ago(900)])
        for (const fields of [{}, { archived: true }, { suspectedSpam: true }, { lastReceivedAt: ago(1) }])
          messages.push(await add({ status, createdAt, ...fields }));
    const now = Date.now();
    const isLong = (message: ContactMessage) =>
      waitsLong({ ...message, lastReceivedAt: (message.lastReceivedAt ?? message.createdAt).toISOString() }, now);
    const ids = (wanted: ContactMessage[]) => wanted.map(({ id }) => id);
    expect(await found({ waiting: true })).toEqual(ids(messages.filter(isLong)));
    expect(await found({ waiting: false })).toEqual(ids(messages.filter((message) => !isLong(message))));
    expect(messages.filter(isLong)).toHaveLength(4);
    expect(await found({ waiting: true, status: 'read' })).toHaveLength(2);
  });

  it('filters by whose they are and what is due, and counts it', async () => {
    const mine = await add({ assignedTo: admin.user.id });
    const theirs = await add({ assignedTo: other.user.id, followUpAt: ago(1), archived: true });
    const nobodys = await add({ followUpAt: new Date(LATER) });
    expect(await found({ assignedTo: admin.user.id })).toEqual([mine.id]);
    expect(await found({ assignedTo: null })).toEqual([nobodys.id]);
    expect(await found({ assignedTo: [null, other.user.id] })).toEqual([theirs.id, nobodys.id]);
    expect(await found({ assignedTo: null, archived: true })).toEqual([]);
    expect(await found({ due: true })).toEqual([theirs.id]);
    expect(await found({ due: false })).toEqual([mine.id, nobodys.id]);
    expect(await found({ followUpAt: LATER })).toEqual([nobodys.id]);
    const { headers } = await call('get', '').query({ filter: '{"assignedTo":null}', range: '[0,0]' });
    expect(headers['content-range']).toBe('contact-messages 0-0/1');
    await call('get', '').query({ filter: '{"due":"yes"}' }).expect(400);
  });
});

describe('archiving the old', () => {
  const archiveOld = async () =>
    (await call('post', '/archive-old').expect(200)).body as { count: number; batch: string };
  const undo = (batch: string) => call('post', '/archive-old/undo', { batch });
  const archived = async () => (await t.db.findBy(ContactMessage, { archived: true })).map(({ id }) => id);

  it('is undone, but for what was archived before or touched since', async () => {
    const before = await add({ createdAt: ago(2000), archived: true });
    await archiveOld();
    const old = [await add({ createdAt: ago(900) }), await add({ createdAt: ago(1000), status: 'replied' })];
    const touched = await add({ createdAt: ago(1100) });
    const again = await add({ createdAt: ago(1200) });
    const { count, batch } = await archiveOld();
    expect(count).toBe(4);
    await call('put', `/${touched.id}/status`, { status: 'read' }).expect(200);
    for (const archive of [false, true]) await call('put', `/${again.id}/archive`, { archive }).expect(200);
    expect((await undo(batch).expect(200)).body).toEqual({ count: 2 });
    expect((await archived()).toSorted((a, b) => a - b)).toEqual([before.id, touched.id, again.id]);
    for (const { id } of old)
      expect(await t.db.findOneByOrFail(ContactMessage, { id })).toMatchObject({ archived: false, archiveDate: null });
    expect((await undo(batch).expect(404)).body.message).toBe(CONTACT_RULES.archiveBatch.gone);
  });

  it('is undone in parts, all of them', async () => {
    await t.db.query(
      `INSERT INTO contact_messages (full_name, email, phone, subject, message, created_at)
       SELECT 'Visitor ' || i, 'v@example.com', '+27821234567', 'Many', 'One of many', now() - interval '60 days'
       FROM generate_series(1, 1234) i`,
    );
    const { batch } = await archiveOld();
    expect((await undo(batch).expect(200)).body).toEqual({ count: 1234 });
    expect(await archived()).toEqual([]);
  });

  it('can be undone for a minute', async () => {
    await add({ createdAt: ago(900) });
    const { batch } = await archiveOld();
    const age = (seconds: number) =>
      t.db.query(`UPDATE contact_archive_batches SET created_at = now() - make_interval(secs => $1)`, [seconds]);
    await age(61);
    await undo(batch).expect(404);
    await age(45);
    expect((await undo(batch).expect(200)).body).toEqual({ count: 1 });
  });

  it('knows no other batch', async () => {
    await undo('00000000-0000-4000-8000-000000000001').expect(404);
    const answer = await undo('the last one').expect(400);
    expect(answer.body.errors).toEqual({ batch: CONTACT_RULES.archiveBatch.invalid });
  });

  it('is forgotten after an hour', async () => {
    await add({ createdAt: ago(900) });
    await archiveOld();
    await add({ createdAt: ago(900) });
    const { batch } = await archiveOld();
    await t.db.query("UPDATE contact_archive_batches SET created_at = now() - interval '2 hours' WHERE batch <> $1", [
      batch,
    ]);
    await t.app.get(JobClock, { strict: false }).enqueueDue(Date.parse('2027-03-03T00:00:00Z'));
    await runJobs(t);
    const kept = await t.db.query<{ batch: string }[]>('SELECT batch FROM contact_archive_batches');
    expect(kept).toEqual([{ batch }]);
  });
});
