/** The thread of answers: kept all, and those that the school mails itself neither lost nor sent twice. */
import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import request from 'supertest';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { school } from '#libs/school/school';
import { createContactMessage, createUser, type SignedIn, signIn } from '../../../test/factories.js';
import { takeErasing } from '../../../test/run-erasing.js';
import { runJobs, skipRetryDelays, waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { enqueue, type TaskPayload } from '../jobs/enqueue.js';
import { MailReceiptsService } from '../mail/mail-receipts.service.js';
import type { ContactMessage } from './contact-message.entity.js';
import type { ContactMessageView } from './contact-message.view.js';
import { ContactReply } from './contact-reply.entity.js';
import { REPLY_RECEIPT } from './contact-thread.js';

const SENT_HERE = { response: 'Come at 18:00: https://storm.example/map', responseType: 'email', sendFromHere: true };

let t: TestApp;
let owner: SignedIn;

async function start(smtpUrl?: string): Promise<void> {
  t = await startTestApp({ smtpUrl });
  owner = await signIn(t, await createUser(t.db, { id: 1, role: 'admin' }));
}
const call = (method: 'get' | 'put' | 'post', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(owner.headers).send(body);
const answer = (id: number, body: object) => call('put', `contact-messages/${id}/response`, body);
const threadOf = async (id: number) =>
  ((await call('get', `contact-messages/${id}`).expect(200)).body as ContactMessageView).replies;
const deliveriesOf = async (id: number) => (await threadOf(id)).map(({ delivery }) => delivery);

describe('without a mail server', () => {
  beforeAll(() => start());
  afterAll(() => t.close());

  it('keeps every answer, oldest first; the message tells of the last', async () => {
    const { id } = await createContactMessage(t.db);
    await answer(id, { response: 'Come on Monday.', responseType: 'email' }).expect(200);
    const { body } = await answer(id, { response: 'Or on Tuesday.', responseType: 'phone' }).expect(200);
    const sentBy = owner.user.username;
    const logged = { id: expect.any(Number), sentBy, createdAt: expect.any(String), delivery: 'logged', mail: null };
    expect(body.replies).toEqual([
      { ...logged, method: 'email', text: 'Come on Monday.' },
      { ...logged, method: 'phone', text: 'Or on Tuesday.' },
    ]);
    expect(body).toMatchObject({ response: 'Or on Tuesday.', responseType: 'phone', canSendFromHere: false });
    expect(body.replies[1].createdAt).toBe(body.responseDate);
    for (const [path, change] of [
      ['status', { status: 'read' }],
      ['archive', { archive: true }],
    ] as const)
      expect((await call('put', `contact-messages/${id}/${path}`, change).expect(200)).body.replies).toEqual(
        body.replies,
      );
    const stale = await answer(id, { response: 'Late.', responseType: 'other' }).set({ 'If-Match': '"old"' });
    expect([stale.status, stale.body.current.replies]).toEqual([412, body.replies]);
    expect(await waitingJobs(t)).toEqual([]);
  });

  it.each([
    ['by mail', SENT_HERE, CONTACT_RULES.sendFromHere.noServer],
    ['by WhatsApp', { ...SENT_HERE, responseType: 'whatsapp' }, CONTACT_RULES.sendFromHere.emailOnly],
    ['in words', { ...SENT_HERE, sendFromHere: 'yes' }, CONTACT_RULES.sendFromHere.wrongType],
  ])('sends nothing from here %s, and keeps nothing', async (_how, body, sendFromHere) => {
    const { id } = await createContactMessage(t.db);
    expect((await answer(id, body).expect(400)).body.errors).toEqual({ sendFromHere });
    expect(await threadOf(id)).toEqual([]);
  });

  it('is in the activity log, by way and without its words', async () => {
    const { id } = await createContactMessage(t.db);
    await answer(id, { response: 'Come on Monday.', responseType: 'phone' }).expect(200);
    const filter = JSON.stringify({ resource: 'contact-messages', recordId: id, part: 'reply' });
    const { body } = await call('get', `activity?filter=${encodeURIComponent(filter)}`).expect(200);
    expect(body).toMatchObject([{ action: 'create', label: 'phone', changes: [], actorName: owner.user.username }]);
  });
});

describe('with a mail server', () => {
  let server: SMTPServer;
  let message: ContactMessage;
  const received: string[] = [];
  let isAway = false;
  let isRefusing = false;

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => done(isAway ? Object.assign(new Error('Closing'), { responseCode: 421 }) : null),
      onRcptTo: (_to, _session, done) =>
        done(isRefusing ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString());
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    await start(`smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`);
  });
  beforeEach(async () => {
    received.length = 0;
    isAway = false;
    isRefusing = false;
    await t.db.query('TRUNCATE contact_messages CASCADE');
    await t.db.query('DELETE FROM graphile_worker._private_jobs');
    message = await createContactMessage(t.db, { subject: 'Try www.evil.test', message: 'May I come?\nThandi' });
  });
  afterAll(async () => {
    await t.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it('sends it to the visitor, with what was asked below, and answers come to the school', async () => {
    expect((await answer(message.id, SENT_HERE).expect(200)).body).toMatchObject({
      canSendFromHere: true,
      status: 'replied',
      replies: [{ delivery: 'queued' }],
    });
    await runJobs(t);
    expect(await deliveriesOf(message.id)).toEqual(['sent']);
    const mail = await PostalMime.parse(received[0]!);
    expect(mail).toMatchObject({ to: [{ address: message.email }], replyTo: [{ address: school.email }] });
    expect(mail.subject).toBe('Re: Try www.\u200bevil.\u200btest');
    expect(mail.text).toMatch(/Come at 18:00: https:\/\/storm\.example\/map\n\nOn .* Thandi Mokoena wrote:/);
    expect(mail.text).toContain('> May I come?\n> Thandi');
    expect(mail.headers.map((header: Email['headers'][number]) => header.key)).not.toContain('auto-submitted');
  });

  it('under one key goes out once, however often and at once it is asked for', async () => {
    const ask = () => answer(message.id, SENT_HERE).set('Idempotency-Key', 'one-press');
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    await runJobs(t);
    expect(received).toHaveLength(1);
    expect(await deliveriesOf(message.id)).toEqual(['sent']);
    const { sendFromHere: _here, ...onlyKept } = SENT_HERE;
    await answer(message.id, onlyKept).set('Idempotency-Key', 'one-press').expect(422);
  });

  it('waits while the server is away, and goes out once when it is back', async () => {
    isAway = true;
    await answer(message.id, SENT_HERE).expect(200);
    await runJobs(t);
    expect(await deliveriesOf(message.id)).toEqual(['queued']);
    isAway = false;
    await skipRetryDelays(t);
    await runJobs(t);
    await runJobs(t);
    expect(received).toHaveLength(1);
    expect(await deliveriesOf(message.id)).toEqual(['sent']);
  });

  it('is not sent again when the process ended after the sending and before the end of the job', async () => {
    await answer(message.id, SENT_HERE).expect(200);
    const [begun] = await t.db.query<[{ payload: TaskPayload<'send-mail'> }]>(
      'SELECT payload FROM graphile_worker._private_jobs',
    );
    await runJobs(t);
    // The queue gives back what a killed process has not ended.
    await enqueue(t.db, 'send-mail', begun.payload);
    expect(await waitingJobs(t)).toEqual([{ task: 'send-mail', attempts: 0 }]);
    await runJobs(t);
    expect(await waitingJobs(t)).toEqual([]);
    expect(received).toHaveLength(1);
    expect(await deliveriesOf(message.id)).toEqual(['sent']);
  });

  it('has failed when the server refuses it for good, and is sent when the owner tries again', async () => {
    isRefusing = true;
    await answer(message.id, SENT_HERE).expect(200);
    for (let tries = 0; tries < 10; tries++) {
      expect(await deliveriesOf(message.id)).toEqual(['queued']);
      await skipRetryDelays(t);
      await runJobs(t);
    }
    expect(await deliveriesOf(message.id)).toEqual(['failed']);
    isRefusing = false;
    await t.db.query('UPDATE graphile_worker._private_jobs SET attempts = 0, run_at = now()');
    expect(await deliveriesOf(message.id)).toEqual(['queued']);
    await runJobs(t);
    expect(await deliveriesOf(message.id)).toEqual(['sent']);
  });

  it('makes its message wait again when it has failed, and staff are told, unless it was answered since', async () => {
    const other = await createContactMessage(t.db);
    isRefusing = true;
    for (const { id } of [message, other]) await answer(id, SENT_HERE).expect(200);
    await answer(other.id, { response: 'As I said by phone.', responseType: 'phone' }).expect(200);
    await call('put', `contact-messages/${message.id}/archive`, { archive: true }).expect(200);
    await t.db.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1');
    await runJobs(t);
    const read = async ({ id }: ContactMessage) => (await call('get', `contact-messages/${id}`).expect(200)).body;
    expect(await read(message)).toMatchObject({ status: 'unread', archived: false, replies: [{ delivery: 'failed' }] });
    expect(await read(other)).toMatchObject({ status: 'replied', replies: [{ delivery: 'failed' }, {}] });

    // What tells staff is a job that was done with the others.
    for (const { id } of [message, other])
      await t.app.get(MailReceiptsService).givenUp({ kind: REPLY_RECEIPT, id: (await threadOf(id))[0]!.id });
    expect((await waitingJobs(t)).filter(({ task }) => task === 'tell-staff')).toHaveLength(1);
  });

  it('has failed when it was taken out of the queue', async () => {
    await answer(message.id, SENT_HERE).expect(200);
    await t.db.query('DELETE FROM graphile_worker._private_jobs');
    expect(await deliveriesOf(message.id)).toEqual(['failed']);
  });

  it('goes to nobody whose data is erased meanwhile, also by the phone number alone', async () => {
    await answer(message.id, SENT_HERE).expect(200);
    const who = { email: null, phone: message.phone };
    const data = await call('post', 'people/export', who).expect(200);
    expect(JSON.stringify(data.body)).toContain('Come at 18:00');
    await call('post', 'people/erase', { ...who, confirmation: message.phone }).expect(202);
    await (
      await takeErasing(t)
    )();
    await runJobs(t);
    expect(received).toEqual([]);
    expect(await t.db.count(ContactReply)).toBe(0);
    expect(await waitingJobs(t)).toEqual([]);
  });
});
