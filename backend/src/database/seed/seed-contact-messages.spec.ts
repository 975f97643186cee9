import request from 'supertest';
import { createUser } from '../../../test/factories.js';
import { waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ContactMessage } from '../../modules/contact-messages/contact-message.entity.js';
import { User } from '../../modules/users/user.entity.js';
import { seedColleague } from './seed-colleague.js';
import { seedContactMessages } from './seed-contact-messages.js';

let t: TestApp;
let messages: ContactMessage[];
beforeAll(async () => {
  t = await startTestApp();
  await createUser(t.db, { id: 1, username: 'super-user', role: 'admin' });
  for (const _start of ['first', 'second']) {
    await seedColleague(t.db);
    await seedContactMessages(t.db);
  }
  messages = await t.db.find(ContactMessage, { order: { id: 'ASC' } });
});
afterAll(() => t.close());

describe('the messages of the demonstration school', () => {
  it('are about forty, there once, and mail nobody', async () => {
    expect(messages).toHaveLength(40);
    expect(await waitingJobs(t)).toEqual([]);
  });

  it('show every state', () => {
    const states = new Set(
      messages.map(
        ({ status, archived, suspectedSpam }) =>
          `${status} ${archived ? 'archived' : 'active'}${suspectedSpam ? ' spam' : ''}`,
      ),
    );
    expect([...states].toSorted()).toEqual([
      'read active',
      'read active spam',
      'read archived',
      'read archived spam',
      'replied active',
      'replied archived',
      'unread active',
      'unread active spam',
      'unread archived',
    ]);
    expect(new Set(messages.map(({ responseType }) => responseType))).toEqual(
      new Set([null, 'email', 'whatsapp', 'phone', 'other']),
    );
  });

  it('came in order, in the past, and were answered and archived after that', () => {
    const now = Date.now();
    expect(messages.map(({ createdAt }) => createdAt.getTime())).toEqual(
      messages.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => a - b),
    );
    for (const { createdAt, responseDate, archiveDate } of messages) {
      expect(
        [responseDate, archiveDate].every((date) => date === null || (date > createdAt && date.getTime() < now)),
      ).toBe(true);
    }
  });

  it('leave the button something to archive, and the nightly job too', () => {
    const old = messages.filter(
      ({ archived, createdAt }) => !archived && createdAt.getTime() < Date.now() - 30 * 86_400_000,
    );
    expect(old.filter(({ status }) => status === 'unread').length).toBeGreaterThan(0);
    expect(old.filter(({ status }) => status !== 'unread').length).toBeGreaterThan(0);
  });

  it('that were answered are replied, and by addresses that nobody owns', () => {
    for (const { status, response, email } of messages) {
      expect(status === 'replied').toBe(response !== null);
      expect(email).toMatch(/^[a-z.]+@example\.com$/);
    }
  });

  it('are answered by two, and assigned to both', () => {
    const by = new Set(messages.map(({ respondedByUsername }) => respondedByUsername));
    expect(by).toEqual(new Set([null, 'super-user', 'lindiwe']));
    expect(new Set(messages.map(({ assignedTo }) => assignedTo)).size).toBe(3);
  });
});

describe('the second member of staff', () => {
  it('is there once, and nobody knows a password of hers', async () => {
    const colleague = await t.db.findOneByOrFail(User, { username: 'lindiwe' });
    expect(await t.db.count(User)).toBe(2);
    expect(colleague).toMatchObject({ role: 'admin', isActive: true });
    for (const password of ['lindiwe', 'Lindiwe Cele', 'storm'])
      await request(t.server).post('/api/login').send({ username: 'lindiwe', password }).expect(401);
  });

  it('is left out where her name or address is taken', async () => {
    await t.db.delete(User, { username: 'lindiwe' });
    await createUser(t.db, { username: 'Lindiwe', email: 'somebody@example.com' });
    await seedColleague(t.db);
    expect(await t.db.count(User)).toBe(2);
  });
});
