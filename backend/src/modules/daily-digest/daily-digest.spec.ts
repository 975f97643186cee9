import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Email } from 'postal-mime';
import request from 'supertest';
import { NOTICE_SETTINGS_RULES } from '#libs/contracts/notice-settings';
import {
  createContactMessage,
  createOrder,
  createUser,
  type SignedIn,
  signIn,
  signInAdmin,
} from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { JobClock } from '../jobs/job-clock.js';
import { DailyDigestService } from './daily-digest.service.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let t: TestApp;
let replica: NestFastifyApplication;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ publicUrl: 'https://www.stormcombat.example' });
  replica = await startReplica(t);
});
beforeEach(async () => {
  for (const table of ['graphile_worker._private_jobs', 'contact_messages', 'orders', 'users'])
    await t.db.query(`DELETE FROM ${table}`);
  admin = await signInAdmin(t);
});
afterAll(async () => {
  await replica.close();
  await t.close();
});

const settings = (method: 'get' | 'put', body?: object, as = admin) =>
  request(t.server)[method]('/api/admin/notice-settings').set(as.headers).send(body);
/** Asked for digests a day ago. */
const optIn = async (as = admin) => {
  await settings('put', { dailyDigest: true }, as).expect(200);
  await t.db.query("UPDATE notice_settings SET digested_until = now() - interval '1 day' WHERE user_id = $1", [
    as.user.id,
  ]);
};
const ago = (ms: number) => new Date(Date.now() - ms);
const sendAt = (tick: Date, app = t.app) => app.get(DailyDigestService, { strict: false }).sendDue(tick);
/** The mails of this test: every admin of it has an address of their own. */
const mailsTo = async ({ user }: SignedIn): Promise<Email[]> => {
  await runJobs(t);
  return (await readMails(t)).filter(({ to }) => to?.[0]?.address === user.email);
};

describe('the settings', () => {
  it("are each user's own, and no digest unless asked for", async () => {
    const other = await signInAdmin(t);
    expect((await settings('get').expect(200)).body).toEqual({ dailyDigest: false });
    expect((await settings('put', { dailyDigest: true }).expect(200)).body).toEqual({ dailyDigest: true });
    expect((await settings('get')).body).toEqual({ dailyDigest: true });
    expect((await settings('get', undefined, other)).body).toEqual({ dailyDigest: false });
    expect((await settings('put', { dailyDigest: false })).body).toEqual({ dailyDigest: false });
  });

  it.each([[{}], [{ dailyDigest: 'yes' }], [{ dailyDigest: null }]])('refuse %j', async (body) => {
    expect((await settings('put', body).expect(400)).body.errors).toEqual({
      dailyDigest: NOTICE_SETTINGS_RULES.dailyDigest.wrongType,
    });
  });

  it('turned on again, begin with the orders from then on; left on, they go on', async () => {
    await optIn();
    const since = () => t.db.query('SELECT digested_until AS since FROM notice_settings');
    const [before] = await since();
    await settings('put', { dailyDigest: true }).expect(200);
    expect(await since()).toEqual([before]);
    await settings('put', { dailyDigest: false }).expect(200);
    await settings('put', { dailyDigest: true }).expect(200);
    const [after] = await since();
    expect(Date.now() - after.since.getTime()).toBeLessThan(HOUR_MS);
  });
});

describe('the mail', () => {
  it('names the newest ten messages that wait and the new orders, and leads to both', async () => {
    await optIn();
    for (let number = 1; number <= 12; number++)
      await createContactMessage(t.db, {
        fullName: `Sender ${number}.`,
        subject: `Subject ${number}`,
        createdAt: ago((13 - number) * HOUR_MS),
      });
    for (const quiet of [{ status: 'read' as const }, { archived: true }, { suspectedSpam: true }])
      await createContactMessage(t.db, { fullName: 'Quiet', ...quiet });
    const order = await createOrder(t.db, { customerName: 'Lerato www.evil.example', createdAt: ago(3 * HOUR_MS) });
    await createOrder(t.db, { customerName: 'Long ago', createdAt: ago(25 * HOUR_MS) });
    const deleted = await createOrder(t.db, { customerName: 'Deleted', createdAt: ago(HOUR_MS) });
    await t.db.query('UPDATE orders SET deleted_at = now() WHERE id = $1', [deleted.id]);
    await sendAt(new Date());
    const [mail] = await mailsTo(admin);
    expect(mail?.subject).toBe('12 unanswered messages, 1 new order');
    for (const part of [mail!.text!, mail!.html!]) {
      for (const shown of [
        'Sender 12.',
        'Subject 12',
        '1 hour old',
        'Sender 3.',
        '10 hours old',
        'and 2 more',
        order.orderNumber,
        'R499.00',
        '3 hours old',
        admin.user.username,
      ])
        expect(part).toContain(shown);
      for (const hidden of ['Sender 2.', 'Sender 1.', 'Quiet', 'Long ago', 'Deleted', 'www.evil'])
        expect(part).not.toContain(hidden);
      for (const link of [
        'https://www.stormcombat.example/mobile-app/messages',
        'https://www.stormcombat.example/admin/orders',
      ])
        expect(part).toContain(link);
    }
  });

  it('is not sent when nothing waits, and tells of an order once', async () => {
    await optIn();
    await sendAt(new Date());
    expect(await waitingJobs(t)).toEqual([]);
    await createOrder(t.db);
    await sendAt(new Date(Date.now() + DAY_MS));
    await sendAt(new Date(Date.now() + 2 * DAY_MS));
    expect((await mailsTo(admin)).map(({ subject }) => subject)).toEqual(['1 new order']);
  });

  it('goes to nobody who did not ask, turned it off, or is no active admin any more', async () => {
    await createContactMessage(t.db);
    const [off, demoted, inactive] = [await signInAdmin(t), await signInAdmin(t), await signInAdmin(t)];
    for (const each of [off, demoted, inactive]) await optIn(each);
    await settings('put', { dailyDigest: false }, off).expect(200);
    await t.db.query("UPDATE users SET role = 'user' WHERE id = $1", [demoted.user.id]);
    await t.db.query('UPDATE users SET is_active = false WHERE id = $1', [inactive.user.id]);
    await sendAt(new Date());
    expect(await waitingJobs(t)).toEqual([]);
  });

  it('comes once, also when the job runs in two processes at once and again', async () => {
    await createContactMessage(t.db);
    const other = await signInAdmin(t);
    for (const each of [admin, other]) await optIn(each);
    const tick = new Date();
    await Promise.all(Array.from({ length: 8 }, (_, turn) => sendAt(tick, turn % 2 === 0 ? t.app : replica)));
    await sendAt(tick);
    expect([(await mailsTo(admin)).length, (await mailsTo(other)).length]).toEqual([1, 1]);
  });
});

it('the job comes once a day at seven at the school, whoever looks at the clock', async () => {
  const seven = Date.parse('2027-04-16T05:00:00Z');
  const queued = async () => (await waitingJobs(t)).filter(({ task }) => task === 'send-daily-digests').length;
  const clocks = [t.app.get(JobClock, { strict: false }), replica.get(JobClock, { strict: false })];
  await Promise.all(clocks.map((clock) => clock.enqueueDue(seven - 60_000)));
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
  await Promise.all(clocks.map((clock) => clock.enqueueDue(seven)));
  await Promise.all(clocks.map((clock) => clock.enqueueDue(seven + 60_000)));
  expect(await queued()).toBe(1);
});

it('a user who is no admin has no settings', async () => {
  await settings('get', undefined, await signIn(t, await createUser(t.db))).expect(403);
});
