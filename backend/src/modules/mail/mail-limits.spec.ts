import { runJobs } from '../../../test/run-jobs.js';
import { readMails } from '../../../test/mail-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { HeldMail } from './mail-limit.entity.js';
import type { Mail } from './mail.js';
import { type LimitedMail, MailLimitsService } from './mail-limits.service.js';

type Occasion = { number: number };

let t: TestApp;
let limits: MailLimitsService;
beforeAll(async () => {
  t = await startTestApp();
  limits = t.app.get(MailLimitsService, { strict: false });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('DELETE FROM held_mails');
  await t.db.query('DELETE FROM mail_limits');
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
});

const limited = (kind: string, perHour: number): LimitedMail<Occasion> => ({
  kind,
  perHour,
  single: ({ number }) => mail(`${kind} ${number}`),
  digest: (occasions) => mail(`${kind} ${occasions.map(({ number }) => number).join(' ')}`),
});
const mail = (subject: string): Mail => ({
  to: 'thandi@example.com',
  subject,
  template: 'password-changed',
  context: { name: 'Thandi', username: 'thandi', changedAt: 'now', forgotLink: 'http://localhost:3000' },
});
const queue = (limit: LimitedMail<Occasion>, key: string, number: number) =>
  t.db.transaction((manager) => limits.queue(manager, limit, key, { number }));
const queued = async () =>
  (
    await t.db.query<{ subject: string }[]>(
      "SELECT payload->'mail'->>'subject' AS subject FROM graphile_worker._private_jobs ORDER BY id",
    )
  ).map(({ subject }) => subject);

describe('a limit on mails', () => {
  const orders = limited('order', 2);
  const notices = limited('notice', 1);
  beforeAll(() => {
    limits.register(orders);
    limits.register(notices);
  });

  it('counts each kind and each key by itself, with the number of the kind', async () => {
    for (let number = 1; number <= 3; number++) {
      await queue(orders, 'thandi@example.com', number);
      await queue(orders, 'sipho@example.com', number + 10);
      await queue(notices, 'thandi@example.com', number + 20);
    }
    expect(await queued()).toEqual(['order 1', 'order 11', 'notice 21', 'order 2', 'order 12']);
    expect((await t.db.find(HeldMail, { order: { id: 'ASC' } })).map(({ content }) => content['number'])).toEqual([
      22, 3, 13, 23,
    ]);
  });

  it('writes a digest for each, oldest first, and sends it like any mail', async () => {
    for (let number = 1; number <= 12; number++) await queue(orders, 'thandi@example.com', number);
    await queue(orders, 'sipho@example.com', 20);
    await t.db.query('UPDATE mail_limits SET digest_due_at = now() WHERE digest_due_at IS NOT NULL');
    await limits.sendDigests();
    expect(await queued()).toEqual(['order 1', 'order 2', 'order 20', 'order 3 4 5 6 7 8 9 10 11 12']);
    await runJobs(t);
    expect((await readMails(t)).map(({ subject }) => subject).toSorted()).toEqual([
      'order 1',
      'order 2',
      'order 20',
      'order 3 4 5 6 7 8 9 10 11 12',
    ]);
  });

  it('writes a digest once, however many runs meet over it', async () => {
    for (let number = 1; number <= 4; number++) await queue(orders, 'thandi@example.com', number);
    await t.db.query('UPDATE mail_limits SET digest_due_at = now()');
    await Promise.all(Array.from({ length: 5 }, () => limits.sendDigests()));
    expect(await queued()).toEqual(['order 1', 'order 2', 'order 3 4']);
    expect(await t.db.count(HeldMail)).toBe(0);
  });

  it('keeps what a rolled back transaction would have mailed or held from counting', async () => {
    const refused = t.db.transaction(async (manager) => {
      for (let number = 1; number <= 3; number++) await limits.queue(manager, orders, 'thandi@example.com', { number });
      throw new Error('rolled back');
    });
    await expect(refused).rejects.toThrow('rolled back');
    expect([await queued(), await t.db.count(HeldMail)]).toEqual([[], 0]);
    await queue(orders, 'thandi@example.com', 4);
    expect(await queued()).toEqual(['order 4']);
  });

  it('keeps what is held of a kind that nobody knows any more', async () => {
    const retired = limited('retired', 0);
    await queue({ ...retired, perHour: 1 }, 'thandi@example.com', 1);
    await queue(retired, 'thandi@example.com', 2);
    await t.db.query('UPDATE mail_limits SET digest_due_at = now()');
    await limits.sendDigests();
    expect(await t.db.count(HeldMail)).toBe(1);
  });

  it('is registered once', () => {
    expect(() => limits.register(limited('order', 5))).toThrow('registered twice');
  });
});
