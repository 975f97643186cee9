import request from 'supertest';
import { CHAT_NOTICES_PER_HOUR, CHAT_RULES } from '#libs/contracts/chatbot';
import { SESSION_ID } from '#libs/contracts/session-id';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startReplica, forgetEverything, startTestApp, type TestApp } from '../../../test/test-app.js';
import { enqueue } from '../jobs/enqueue.js';
import { ChatConversation } from './chat-conversation.entity.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
});
beforeEach(() => forgetEverything(t));
afterAll(() => t.close());

const asked = { userMessage: 'Please call me', botResponse: 'We are at +27 11 555 0134.' };
const notify = (body: object) => request(t.server).post('/api/chatbot/notify').send(body);
const notifyFrom = (address: string, body: object, app = t.app) =>
  app
    .getHttpAdapter()
    .getInstance()
    .inject({ method: 'POST', url: '/api/chatbot/notify', remoteAddress: address, payload: body });
const count = async (sql: string) =>
  (await t.db.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${sql}`))[0]!.count;
const waitingMails = () => count("graphile_worker.jobs WHERE task_identifier = 'send-mail'");
const held = () => count('held_mails');
/** As if so much time had passed since everything the limits remember. */
const later = (time: string) =>
  t.db.query(
    `UPDATE mail_limits SET digest_due_at = digest_due_at - $1::interval, digested_at = digested_at - $1::interval,
  sent_at = ARRAY(SELECT sent - $1::interval FROM unnest(sent_at) AS sent ORDER BY sent)`,
    [time],
  );
async function sendDigests(): Promise<void> {
  await enqueue(t.db, 'send-mail-digests', { tick: new Date().toISOString() });
  await runJobs(t); // writes the digests
  await runJobs(t); // sends them
}

describe('POST /api/chatbot/notify', () => {
  it('mails the staff what was written, as text', async () => {
    const userMessage = 'Please help me <b>sign up</b>\r\nBcc: victim@example.com, my name is Thandi & Co';
    const answer = await notify({ userMessage, botResponse: 'Of course <i>we</i> do' }).expect(202);
    expect(answer.body).toEqual({ notified: true });
    expect(answer.headers['cache-control']).toBe('no-store');
    await runJobs(t);
    const mails = await readMails(t);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.to).toEqual([{ name: '', address: 'staff@stormcombat.example' }]);
    expect(mails[0]!.bcc).toBeUndefined();
    expect(mails[0]!.subject).toBe('Chat: Please help me <b>sign up</b> Bcc: victim@\u200bexample.\u200bcom, my n…');
    expect(mails[0]!.html).toContain('Please help me &lt;b&gt;sign up&lt;/b&gt;');
    expect(mails[0]!.html).toContain('Of course &lt;i&gt;we&lt;/i&gt; do');
    expect(mails[0]!.text).toContain(
      userMessage.replace('\r\n', '\n').replace('victim@example.com', 'victim@\u200bexample.\u200bcom'),
    );
    expect(mails[0]!.text).toContain('Of course <i>we</i> do');
  });

  it.each([
    ['a message that triggers nothing', 'What are your opening hours?', false],
    ['50 characters', 'x'.repeat(50), false],
    ['51 characters', 'x'.repeat(51), true],
    ['an @', 'thandi@example.com', true],
    ['phone', 'your phone?', true],
    ['a phone-like number', '082 555 0134', true],
    ['help', 'HELP', true],
    ['call me', 'Call me', true],
    ['contact me', 'contact me', true],
    ['book', 'booking', true],
    ['sign up', 'sign up', true],
    ['register', 'Register', true],
  ])('judges %s by itself', async (_what, userMessage, notified) => {
    expect((await notify({ ...asked, userMessage }).expect(202)).body).toEqual({ notified });
    expect(await waitingMails()).toBe(notified ? 1 : 0);
  });

  it('names whom the conversation belongs to, who gets the answer', async () => {
    await t.db.insert(ChatConversation, {
      sessionId: 'visitor-1',
      messages: [],
      userEmail: 'thandi@example.com',
      userName: 'Thandi Mokoena',
      userPhone: '082 555 0134',
    });
    const answer = await notify({ ...asked, sessionId: 'visitor-1' }).expect(202);
    expect(answer.text).toBe('{"notified":true}');
    await runJobs(t);
    const [mail] = await readMails(t);
    expect(mail!.replyTo).toEqual([{ name: '', address: 'thandi@example.com' }]);
    for (const known of ['Thandi Mokoena', 'thandi@\u200bexample.\u200bcom', '082 555 0134'])
      expect(mail!.text).toContain(known);
    expect(mail!.text).toContain('Reply to this email to answer the visitor');
  });

  it.each([
    ['without an address', { userMessage: 'Please call me' }, undefined],
    [
      'with one in the message',
      { userMessage: 'Write to thandi@example.com please' },
      [{ name: '', address: 'thandi@example.com' }],
    ],
    ['with one that no mail can go to', { userMessage: 'Write to a..b@example.com' }, undefined],
    ['with an unknown conversation', { userMessage: 'Please call me', sessionId: 'nobody-knows-this' }, undefined],
    ['with no conversation', { userMessage: 'Please call me', sessionId: '' }, undefined],
  ])('%s says where an answer goes', async (_what, fields, replyTo) => {
    await notify({ ...asked, ...fields }).expect(202);
    await runJobs(t);
    const [mail] = await readMails(t);
    expect(mail!.replyTo).toEqual(replyTo);
    expect(mail!.text).toContain(replyTo ? 'Reply to this email' : 'the visitor did not leave a valid email address');
  });

  it.each<[string, object, Record<string, string>]>([
    [
      'nothing',
      { userMessage: undefined, botResponse: undefined },
      { userMessage: CHAT_RULES.userMessage.required, botResponse: CHAT_RULES.botResponse.required },
    ],
    ['blanks', { userMessage: ' \n' }, { userMessage: CHAT_RULES.userMessage.required }],
    ['a list', { userMessage: ['Please call me'] }, { userMessage: CHAT_RULES.userMessage.required }],
    ['a number as the answer', { botResponse: 5 }, { botResponse: CHAT_RULES.botResponse.required }],
    ['a long message', { userMessage: 'x'.repeat(4001) }, { userMessage: CHAT_RULES.userMessage.tooLong }],
    ['a long answer', { botResponse: 'x'.repeat(4001) }, { botResponse: CHAT_RULES.botResponse.tooLong }],
    ['a bad session id', { sessionId: 'visitor 1' }, { sessionId: SESSION_ID.invalid }],
    ['a session id that is an object', { sessionId: {} }, { sessionId: SESSION_ID.invalid }],
  ])('refuses %s and mails nothing', async (_what, fields, errors) => {
    const answer = await notify({ ...asked, ...fields }).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message: Object.values(errors)[0], errors });
    expect(await waitingMails()).toBe(0);
  });

  it('ignores unknown fields', async () => {
    await notify({ ...asked, to: 'victim@example.com' }).expect(202);
    await runJobs(t);
    expect((await readMails(t))[0]!.to).toEqual([{ name: '', address: 'staff@stormcombat.example' }]);
  });

  it('counts and mails in one transaction: neither without the other', async () => {
    await t.db.query(
      'CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS ' +
        "$$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '23514'; END $$",
    );
    await t.db.query(
      `CREATE CONSTRAINT TRIGGER refuse_late AFTER UPDATE ON mail_limits DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    await notify(asked).expect(400);
    expect([await waitingMails(), await held(), await count('mail_limits')]).toEqual([0, 0, 0]);
    await t.db.query('DROP FUNCTION refuse() CASCADE');
    await notify(asked).expect(202);
    expect(await waitingMails()).toBe(1);
  });
});

describe('five an hour from one address', () => {
  const many = (n: number, address = '203.0.113.7', first = 1) =>
    Array.from({ length: n }, (_, i) =>
      notifyFrom(address, { ...asked, userMessage: `Help number ${first + i}.` }).then(({ statusCode }) => statusCode),
    );

  it('are mailed for five of twenty at once over two replicas; one digest has the other fifteen, once', async () => {
    const other = await startReplica(t);
    try {
      const statuses = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          notifyFrom(
            '203.0.113.7',
            { ...asked, userMessage: `Help <i>number</i> ${i + 1}.` },
            i % 2 === 0 ? t.app : other,
          ).then(({ statusCode }) => statusCode),
        ),
      );
      expect(statuses).toEqual(Array(20).fill(202));
    } finally {
      await other.close();
    }
    expect([await waitingMails(), await held()]).toEqual([CHAT_NOTICES_PER_HOUR, 15]);
    await sendDigests();
    expect(await readMails(t)).toHaveLength(5); // the digest is not due yet
    await later('1 hour');
    await sendDigests();
    const mails = await readMails(t);
    expect(
      mails.map(({ subject }) => subject).filter((subject) => subject?.startsWith('Chat: Help <i>number</i> ')),
    ).toHaveLength(5);
    const digest = mails.find(({ subject }) => subject === 'Chat: 15 more messages from one visitor')!;
    expect(digest.to).toEqual([{ name: '', address: 'staff@stormcombat.example' }]);
    for (let i = 1; i <= 20; i++) {
      const told = (part: 'text' | 'html', words: string) =>
        mails.reduce((times, mail) => times + mail[part]!.split(words).length - 1, 0);
      expect([
        i,
        told('text', `\nHelp <i>number</i> ${i}.\n`),
        told('html', `>Help &lt;i&gt;number&lt;/i&gt; ${i}.</p>`),
      ]).toEqual([i, 1, 1]);
    }
    expect(await held()).toBe(0);
    await later('1 hour');
    await sendDigests();
    expect(await readMails(t)).toHaveLength(6);
  });

  it('count for each address by itself, and for an IPv6 household as one', async () => {
    await Promise.all([...many(5), ...many(5, '203.0.113.8')]);
    expect([await waitingMails(), await held()]).toEqual([10, 0]);
    for (let i = 1; i <= 7; i++) await notifyFrom(`2001:db8:0:1::${i}`, asked);
    expect([await waitingMails(), await held()]).toEqual([15, 2]);
  });

  it('are free again once the hour is over, in any hour and not by the clock', async () => {
    await Promise.all(many(3));
    await later('50 minutes');
    await Promise.all(many(2));
    await Promise.all(many(1));
    expect([await waitingMails(), await held()]).toEqual([5, 1]);
    await later('11 minutes'); // the first three are over, the other two are not
    await Promise.all(many(4));
    expect([await waitingMails(), await held()]).toEqual([8, 2]);
  });

  it('have at most one digest an hour', async () => {
    await Promise.all(many(6));
    await later('1 hour');
    await sendDigests();
    await Promise.all(many(6, '203.0.113.7', 10));
    await later('59 minutes');
    await sendDigests();
    const digests = async () =>
      (await readMails(t)).filter(({ subject }) => subject === 'Chat: 1 more message from one visitor').length;
    expect([await digests(), await held()]).toEqual([1, 1]);
    await later('1 minute');
    await sendDigests();
    expect([await digests(), await held()]).toEqual([2, 0]);
  });

  it('a digest that could not be queued loses nothing, and holds up no other', async () => {
    await Promise.all([...many(7), ...many(6, '203.0.113.8', 20)]);
    await later('1 hour');
    const [first] = await t.db.query<{ id: number }[]>(
      'SELECT limit_id AS id FROM held_mails GROUP BY limit_id HAVING count(*) = 2',
    );
    await t.db.query(
      "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$",
    );
    await t.db.query(
      `CREATE CONSTRAINT TRIGGER refuse_late AFTER DELETE ON held_mails DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (OLD.limit_id = ${first!.id}) EXECUTE FUNCTION refuse()`,
    );
    await sendDigests();
    const digests = async () =>
      (await readMails(t))
        .map(({ subject }) => subject)
        .filter((subject) => subject?.includes(' more '))
        .toSorted();
    expect(await digests()).toEqual(['Chat: 1 more message from one visitor']);
    expect(await held()).toBe(2);
    await t.db.query('DROP FUNCTION refuse() CASCADE');
    await sendDigests();
    expect(await digests()).toEqual([
      'Chat: 1 more message from one visitor',
      'Chat: 2 more messages from one visitor',
    ]);
  });

  it('are forgotten when nothing counts any more', async () => {
    await Promise.all(many(6));
    const tidy = async () => {
      await enqueue(t.db, 'remove-idle-mail-limits', { tick: new Date().toISOString() });
      await runJobs(t);
    };
    await tidy();
    await later('61 minutes');
    await tidy();
    expect(await count('mail_limits')).toBe(1); // something is held
    await sendDigests();
    await tidy();
    expect(await count('mail_limits')).toBe(1); // the digest was sent just now
    await later('25 hours');
    await tidy();
    expect(await count('mail_limits')).toBe(0);
  });
});
