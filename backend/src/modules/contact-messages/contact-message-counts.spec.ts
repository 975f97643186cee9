import { createContactMessage, createUser } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { compactCounts } from '../../common/lists/list-counts.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessagesService } from './contact-messages.service.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.db.query('TRUNCATE contact_messages CASCADE'));

const COUNTED =
  "(last_received_at AT TIME ZONE 'UTC')::date::text AS day, archived, status, suspected_spam, assigned_to";
/** What the rows of the messages themselves say. */
const counted = () =>
  t.db.query(
    `SELECT ${COUNTED}, count(*)::int AS rows FROM contact_messages GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
  );
/** What the counts say. */
const kept = () =>
  t.db.query(
    `SELECT day::text, archived, status, suspected_spam, assigned_to, sum(change)::int AS rows
     FROM contact_message_counts GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5`,
  );
const countRows = async () =>
  (await t.db.query<{ rows: number }[]>('SELECT count(*)::int AS rows FROM contact_message_counts'))[0]!.rows;
const add = (count: number) =>
  t.db.query(
    `INSERT INTO contact_messages (full_name, email, phone, subject, message, suspected_spam, created_at)
  SELECT 'Visitor', 'v@example.com', '+27821234567', 'Hello', 'Good day to all of you', i % 5 = 0,
    now() - i * interval '7 hours' FROM generate_series(1, $1::int) i`,
    [count],
  );

describe('the counts of contact messages', () => {
  it('follow every kind of write', async () => {
    await add(40);
    await t.db.query("UPDATE contact_messages SET status = 'read' WHERE id % 3 = 0");
    await t.db.query('UPDATE contact_messages SET archived = true, archive_date = now() WHERE id % 4 = 0');
    await t.db.query("UPDATE contact_messages SET subject = 'Changed'");
    const { id } = await createUser(t.db, { role: 'admin' });
    const other = await createUser(t.db, { role: 'admin' });
    await t.db.query('UPDATE contact_messages SET assigned_to = CASE WHEN id % 2 = 0 THEN $1::int ELSE $2::int END', [
      id,
      other.id,
    ]);
    expect(await kept()).toEqual(await counted());
    // What was theirs is nobody's.
    await t.db.query('DELETE FROM users WHERE id = $1', [id]);
    await t.db.query('UPDATE contact_messages SET last_received_at = now() WHERE id % 7 = 0');
    await t.db.query('DELETE FROM contact_messages WHERE id % 6 = 0');
    expect(await kept()).toEqual(await counted());
    await t.db.query('TRUNCATE contact_messages CASCADE');
    expect(await countRows()).toBe(0);
  });

  it('forget what was rolled back', async () => {
    await add(3);
    await expect(
      t.db.transaction(async (manager) => {
        await manager.query("UPDATE contact_messages SET status = 'replied'");
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await kept()).toEqual(await counted());
  });

  it('are exact after many writes at once, while they are added up', async () => {
    const messages = t.app.get(ContactMessagesService, { strict: false });
    const made = await Promise.all(Array.from({ length: 20 }, () => createContactMessage(t.db)));
    const writes = made.flatMap(({ id }, i) => [
      messages.changeStatus(id, { status: i % 2 === 0 ? 'read' : 'replied' }),
      messages.setArchived(id, { archive: i % 3 === 0 }),
      messages.changeStatus(id, { status: 'unread' }),
      createContactMessage(t.db, { suspectedSpam: i % 2 === 0 }),
      i % 4 === 0 ? messages.compactCounts() : t.db.delete(ContactMessage, id),
    ]);
    await Promise.allSettled(writes);
    expect(await kept()).toEqual(await counted());
    await Promise.all([messages.compactCounts(), messages.compactCounts(), add(10)]);
    expect(await kept()).toEqual(await counted());
  });

  it('are exact when they are added up twice at once, beside a write that commits in between', async () => {
    await add(12);
    const second = await t.db.transaction(async (first) => {
      await compactCounts(first, 'contact_message_counts', [
        'day',
        'archived',
        'status',
        'suspected_spam',
        'assigned_to',
      ]);
      const waiting = t.app.get(ContactMessagesService, { strict: false }).compactCounts();
      await untilSomeoneWaitsForALock(t.db);
      await add(3);
      return { waiting };
    });
    await second.waiting;
    expect(await kept()).toEqual(await counted());
  });

  it('become few when they are added up', async () => {
    for (let i = 0; i < 10; i++) await createContactMessage(t.db, { createdAt: new Date('2027-03-01T10:00:00Z') });
    expect(await countRows()).toBe(10);
    await t.app.get(ContactMessagesService, { strict: false }).compactCounts();
    expect(await countRows()).toBe(1);
    expect(await kept()).toEqual(await counted());
  });
});
