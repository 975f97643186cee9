/** Customers' answers out of a mailbox, by a real IMAP server: each once, into its thread, and nobody else's. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import request from 'supertest';
import { threadAddress, UNREADABLE_MAIL } from '#libs/domain/incoming-mail';
import { ImapServer } from '../../../../scripts/test/imap-server.mjs';
import { createContactMessage, createUser, type SignedIn, signIn } from '../../../test/factories.js';
import { takeErasing } from '../../../test/run-erasing.js';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { waitFor } from '../../../test/start/app-process.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { ContactMessageView } from '../contact-messages/contact-message.view.js';
import type { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { ContactReply } from '../contact-messages/contact-reply.entity.js';
import { IncomingMailbox } from './incoming-mailbox.entity.js';
import { IncomingMailsService } from './incoming-mails.service.js';
import { MailboxListener } from './mailbox-listener.js';
import { holdMailbox, mailboxSilence, releaseMailbox } from './mailbox-record.js';

const ADDRESS = 'answers@school.example';
const HOUR_MS = 3_600_000;

let t: TestApp;
let owner: SignedIn;
let mailbox: ImapServer;
let smtp: SMTPServer;
const sent: string[] = [];

beforeAll(async () => {
  mailbox = await ImapServer.start();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        sent.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`;
  t = await startTestApp({ smtpUrl, mailIn: mailbox.url, mailInAddress: ADDRESS });
  owner = await signIn(t, await createUser(t.db, { id: 1, role: 'admin' }));
  t.app.get(MailboxListener, { strict: false }).start();
});
afterAll(async () => {
  await t.close();
  await mailbox.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const call = (method: 'get' | 'put' | 'post', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(owner.headers).send(body);
const read = async (id: number) => (await call('get', `contact-messages/${id}`).expect(200)).body as ContactMessageView;
const received = async ({ id }: ContactMessage) =>
  (await read(id)).replies.filter(({ delivery }) => delivery === 'received');
const mail = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;
/** Mails are taken in order: what came before this one was looked at. */
async function everythingRead(): Promise<void> {
  const { message, key } = await answeredMessage();
  mailbox.deliver(mail('From: last@example.org', `To: ${threadAddress(ADDRESS, key)}`, '', 'The last.'));
  await waitFor(async () => (await received(message)).length === 1);
}
/** A message that the school has answered by mail; the key is that mail's. */
async function answeredMessage(
  overrides: Partial<ContactMessage> = {},
): Promise<{ message: ContactMessage; key: string }> {
  const message = await createContactMessage(t.db, { status: 'replied', ...overrides });
  const key = randomUUID();
  await t.db.insert(ContactReply, {
    messageId: message.id,
    method: 'email',
    text: 'Come on Monday.',
    sentBy: 'admin',
    delivery: 'sent',
    mailId: key,
  });
  return { message, key };
}

it('an answer to what was sent from here is in the thread, and the message is unread again, first of all', async () => {
  const message = await createContactMessage(t.db, { archived: true, createdAt: new Date(Date.now() - 2 * HOUR_MS) });
  const answer = { response: 'Come on Monday.', responseType: 'email', sendFromHere: true };
  await call('put', `contact-messages/${message.id}/response`, answer).expect(200);
  await runJobs(t);
  await createContactMessage(t.db, { subject: 'Came in later', createdAt: new Date(Date.now() - HOUR_MS) });
  const out = await PostalMime.parse(sent.at(-1)!);
  const replyTo = out.replyTo?.[0]?.address ?? '';
  expect(replyTo).toMatch(/^answers\+[0-9a-f-]{36}@school\.example$/);
  mailbox.deliver(
    mail(
      'From: Thandi <thandi@example.com>',
      `To: ${replyTo}`,
      'Message-ID: <first@example.com>',
      'Subject: =?utf-8?q?Re:_Free_trial_=E2=9C=93?=',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Monday is f\u00efne, see <a href="https://evil.test/?me">this</a><img src="https://evil.test/pixel"></p>',
      '<script>alert(1)</script>',
      '<p>On Mon, 23 Nov 2026 at 10:00, School wrote:</p><blockquote>Come on Monday.</blockquote>',
      '--b',
      'Content-Type: image/jpeg',
      'Content-Disposition: attachment; filename="../photo.jpg"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('MZ\x90\0 this is a program').toString('base64'),
      '--b--',
    ),
  );
  await waitFor(async () => (await received(message)).length === 1);
  const { replies, ...shown } = await read(message.id);
  expect(shown).toMatchObject({ status: 'unread', archived: false, archiveDate: null, response: 'Come on Monday.' });
  expect(replies).toMatchObject([
    { delivery: 'sent', mail: null },
    { delivery: 'received', method: 'email', sentBy: 'thandi@example.com', createdAt: expect.any(String) },
  ]);
  expect(shown.lastReceivedAt).toBe(replies[1]!.createdAt);
  const newestFirst = await call('get', 'contact-messages').query({ range: '[0,0]' }).expect(200);
  expect(newestFirst.body).toMatchObject([{ id: message.id }]);
  const { text, mail: rest } = replies[1]!;
  expect(text).toMatch(/^Monday is fïne, see/);
  expect(text).not.toMatch(/wrote|alert|pixel|</);
  expect(rest).toMatchObject({
    subject: 'Re: Free trial ✓',
    whole: expect.stringContaining('School wrote:'),
    attachments: [{ name: 'photo.jpg', kind: 'program', sizeBytes: 23 }],
    moreAttachments: 0,
  });
  expect(await waitingJobs(t)).toMatchObject([{ task: 'tell-staff' }]);
  expect(mailbox.marks()).toEqual([[]]);
});

it('takes no mail for an answer that only says who it is from, nor a program’s, nor the school’s own', async () => {
  const { message, key } = await answeredMessage();
  const inReplyTo = `In-Reply-To: <${key}@localhost>`;
  for (const head of [
    [`From: ${message.email}`, 'Subject: Re: Free trial'],
    [`From: ${message.email}`, `In-Reply-To: <${randomUUID()}@localhost>`],
    [`From: ${message.email}`, inReplyTo, 'Auto-Submitted: auto-replied'],
    [`From: ${message.email}`, inReplyTo, 'List-Id: <list.example.org>'],
    ['From: Storm <no-reply@stormcombat.example>', inReplyTo],
  ])
    mailbox.deliver(mail(...head, '', 'Put me into the thread.'));
  await everythingRead();
  expect(await read(message.id)).toMatchObject({ status: 'replied', replies: [{ delivery: 'sent' }] });
  // By the mail that is answered, whoever says so: it names what only its receiver knows.
  mailbox.deliver(mail('From: wife@example.org', inReplyTo, 'Message-ID: <wife@example.org>', '', 'We both come.'));
  await waitFor(async () => (await received(message)).length === 1);
  expect(await received(message)).toMatchObject([{ sentBy: 'wife@example.org', text: 'We both come.' }]);
});

it('an answer that came back was not delivered, and its message waits again', async () => {
  const { message, key } = await answeredMessage({ archived: true });
  const report = (action: string, id: string) =>
    mail(
      'From: mailer-daemon@example.com',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      `Action: ${action}`,
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: <${id}@localhost>`,
      '--b--',
    );
  mailbox.deliver(report('failed', randomUUID()));
  mailbox.deliver(report('delayed', key));
  await everythingRead();
  expect((await read(message.id)).replies).toMatchObject([{ delivery: 'sent' }]);
  mailbox.deliver(report('failed', key));
  await waitFor(async () => (await read(message.id)).replies[0]?.delivery === 'failed');
  expect(await read(message.id)).toMatchObject({ status: 'unread', archived: false });
  expect(await toldOfBounces()).toBe(1);

  // What was answered since, by whatever way, is not taken back.
  const { message: other, key: first } = await answeredMessage();
  await call('put', `contact-messages/${other.id}/response`, { response: 'Monday.', responseType: 'phone' }).expect(
    200,
  );
  mailbox.deliver(report('failed', first));
  await waitFor(async () => (await read(other.id)).replies[0]?.delivery === 'failed');
  expect(await read(other.id)).toMatchObject({ status: 'replied' });
  expect(await toldOfBounces()).toBe(1);
});

async function toldOfBounces(): Promise<number> {
  const [{ count }] = await t.db.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM graphile_worker._private_jobs
     WHERE payload -> 'push' ->> 'title' = 'Answer not delivered'`,
  );
  return count;
}

it('takes each once: while the database is away, after the connection broke, and numbered anew', async () => {
  const { message, key } = await answeredMessage();
  // As a process that is killed after it has read the mail and before anything is stored.
  await t.db.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN RAISE EXCEPTION 'killed' USING ERRCODE = '57P01'; END$$`);
  await t.db.query('CREATE TRIGGER die AFTER UPDATE OF last_uid ON incoming_mailboxes EXECUTE FUNCTION die()');
  const before = await t.db.findOneByOrFail(IncomingMailbox, {});
  mailbox.deliver(
    mail('From: a@example.org', `To: ${threadAddress(ADDRESS, key)}`, 'Message-ID: <a@example.org>', '', 'A'),
  );
  await waitFor(() => mailbox.connections === 0);
  expect(await received(message)).toEqual([]);
  await t.db.query('DROP FUNCTION die CASCADE');
  await waitFor(async () => (await received(message)).length === 1);

  mailbox.dropConnections();
  mailbox.deliver(
    mail('From: a@example.org', `To: ${threadAddress(ADDRESS, key)}`, 'Message-ID: <b@example.org>', '', 'B'),
  );
  await waitFor(async () => (await received(message)).length === 2);

  mailbox.renumber();
  await waitFor(async () => {
    const { uidValidity } = await t.db.findOneByOrFail(IncomingMailbox, {});
    return uidValidity !== before.uidValidity;
  });
  await everythingRead();
  expect((await received(message)).map(({ text }) => text)).toEqual(['A', 'B']);
});

it('a mail made to do harm is shown as far as it can be, and holds up no other', async () => {
  const { message, key } = await answeredMessage({ suspectedSpam: true });
  const head = (n: number) => [
    'From: bad@example.org',
    `To: ${threadAddress(ADDRESS, key)}`,
    `Message-ID: <${n}@bad.example>`,
  ];
  const parts = (count: number) =>
    Array.from({ length: count }, (_, n) => ['--b', `Content-Disposition: attachment; filename=${n}`, '', 'x']).flat();
  for (const lines of [
    [...head(1), 'Content-Type: multipart/mixed; boundary=b', '', ...parts(500), '--b--'],
    [...head(2), 'Content-Type: text/plain; charset=klingon', '', 'nul\0 bell\x07 half\xed\xa0\x80 end'],
    [...head(3), `X-Long: ${'x'.repeat(100_000)}`, 'Content-Type: multipart/mixed; boundary=', '', '--', '--'],
    [...head(4), 'Content-Type: multipart/mixed; boundary="b', '', '--b', 'Content-Type: multipart/mixed; boundary="b'],
    [...head(5), 'Content-Type: text/html', '', '<div>'.repeat(20_000)],
    [...head(6), '', 'y'.repeat(200_000)],
    [...head(7), 'Content-Type: multipart/mixed; boundary=b', '', ...parts(5_000), '--b--'],
  ])
    mailbox.deliver(mail(...lines));
  await everythingRead();
  const answers = await received(message);
  expect(answers).toHaveLength(7);
  expect(answers[0]!.mail).toMatchObject({ moreAttachments: 480 });
  expect(answers[0]!.mail!.attachments).toHaveLength(20);
  expect(answers[1]!.text).toMatch(/^nul bell half.* end$/);
  expect(answers[4]!.text).toBe(UNREADABLE_MAIL.text);
  expect(answers[5]!.text).toHaveLength(20_000);
  expect(answers[5]!.mail!.whole).toHaveLength(100_000);
  expect(answers[6]!.text).toBe(UNREADABLE_MAIL.text);
});

it('a page without a text beside it is shown without the addresses of its pictures', async () => {
  const { message, key } = await answeredMessage();
  const page = '<p>See you, <b>coach</b>.</p><img src="cid:logo@school" alt="Logo"><img src=https://evil.test/pixel>';
  mailbox.deliver(
    mail('From: a@example.org', `To: ${threadAddress(ADDRESS, key)}`, 'Content-Type: text/html', '', page),
  );
  await waitFor(async () => (await received(message)).length === 1);
  expect(await received(message)).toMatchObject([{ text: 'See you, coach.' }]);
});

it('a mail that holds something, of which nothing can be shown, is told of as such', async () => {
  const { message, key } = await answeredMessage();
  const inTwoParts = 'Content-Type: multipart/mixed';
  for (const lines of [
    [inTwoParts, '', 'The boundary of the parts was lost on the way.'],
    [`${inTwoParts}; boundary=b`, '', '--b', 'Content-Type: text/html', '', '<img src="cid:sketch">', '--b--'],
    ['', ''],
  ])
    mailbox.deliver(mail('From: a@example.org', `To: ${threadAddress(ADDRESS, key)}`, ...lines));
  await everythingRead();
  expect((await received(message)).map(({ text }) => text)).toEqual([UNREADABLE_MAIL.text, UNREADABLE_MAIL.text, '']);
});

it('does not fetch what is too large, and tells that somebody has answered', async () => {
  const { message, key } = await answeredMessage();
  const begin = Buffer.from(mail('From: a@example.org', `To: ${threadAddress(ADDRESS, key)}`, '', 'Pictures'));
  const all = (): Promise<never> => Promise.reject(new Error('It was fetched'));
  const large = { uid: 1, sizeBytes: 50_000_000, arrivedAt: new Date(), begin, all };
  const take = () => t.app.get(IncomingMailsService, { strict: false }).take(large, async () => undefined);
  // Two processes for a moment.
  await Promise.all([take(), take()]);
  expect(await received(message)).toMatchObject([{ text: UNREADABLE_MAIL.text, sentBy: message.email }]);
});

it('one process listens at a time, and another does when that one has ended', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  expect(await holdMailbox(t.db, 'a box', one)).toBe(true);
  expect(await holdMailbox(t.db, 'a box', other)).toBe(false);
  expect(await holdMailbox(t.db, 'a box', one)).toBe(true);
  await releaseMailbox(t.db, 'a box', other);
  expect(await holdMailbox(t.db, 'a box', other)).toBe(false);
  await releaseMailbox(t.db, 'a box', one);
  expect(await holdMailbox(t.db, 'a box', other)).toBe(true);
  await t.db.query(`UPDATE incoming_mailboxes SET created_at = now() - interval '1 hour' WHERE name = 'a box'`);
  expect(await mailboxSilence(t.db, 'a box')).toBeGreaterThanOrEqual(3_600);
  await t.db.delete(IncomingMailbox, { name: 'a box' });
});

it('is found, handed out and erased by the address it came from', async () => {
  const { message, key } = await answeredMessage();
  mailbox.deliver(mail('From: aunt@example.org', `To: ${threadAddress(ADDRESS, key)}`, '', 'I am her aunt.'));
  await waitFor(async () => (await received(message)).length === 1);
  const who = { email: 'Aunt@example.org' };
  const data = JSON.stringify((await call('post', 'people/export', who).expect(200)).body);
  expect(data).toContain('I am her aunt.');
  expect(data).not.toContain(key);
  await call('post', 'people/erase', { ...who, confirmation: who.email }).expect(202);
  await (
    await takeErasing(t)
  )();
  expect(await t.db.countBy(ContactReply, { messageId: message.id })).toBe(0);
});
