import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createUser } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs, skipRetryDelays, waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { enqueue } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { Mail } from './mail.js';
import { MailSenderService } from './mail-sender.service.js';
import { newMailIdentity, queueMail } from './queue-mail.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'mail-link': { to: string };
    }
  }
}

const mail: Mail = {
  to: 'thandi@example.com',
  subject: 'Your password was changed',
  template: 'password-changed',
  context: {
    name: 'Thandi <b>M</b>',
    username: 'thandi',
    changedAt: '1 March 2027, 12:00',
    forgotLink: 'http://localhost:3000/forgot-password',
  },
};

describe('without a mail server', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('writes a mail of the committed transaction as one readable file, and none of a rolled back one', async () => {
    const refused = t.db.transaction(async (manager) => {
      await queueMail(manager, { ...mail, subject: 'Never sent' });
      throw new Error('rolled back');
    });
    await expect(refused).rejects.toThrow('rolled back');
    await t.db.transaction((manager) => queueMail(manager, mail));
    await runJobs(t);

    const mails = await readMails(t);
    expect(mails.map((each) => each.subject)).toEqual(['Your password was changed']);
    expect(mails[0]).toMatchObject({
      from: { name: 'Storm Combat Academy', address: 'no-reply@stormcombat.example' },
      to: [{ address: 'thandi@example.com' }],
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@localhost>$/),
    });
    expect(mails[0]!.html).toContain('Thandi &lt;b&gt;M&lt;/b&gt;');
    expect(mails[0]!.text).toContain('Hello Thandi <b>M</b>,');
    expect(mails[0]!.text).toContain('http://localhost:3000/forgot-password');
    expect(await readdir(path.join(t.env.dataDir, 'mail'))).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f-]{36}\.eml$/),
    ]);
  });
});

describe('with a mail server', () => {
  let t: TestApp;
  let server: SMTPServer;
  const received: string[] = [];
  const recipients: string[][] = [];
  let refusals = 0;
  let isClosing = false;
  const sender = () => t.app.get(MailSenderService, { strict: false });

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) =>
        done(isClosing ? Object.assign(new Error('Closing'), { responseCode: 421 }) : null),
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString());
          recipients.push(session.envelope.rcptTo.map((to) => to.address));
          if (refusals-- > 0) return done(Object.assign(new Error('Busy, come back later'), { responseCode: 451 }));
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as { port: number };
    t = await startTestApp({ smtpUrl: `smtp://127.0.0.1:${port}` });
  });
  beforeEach(() => {
    received.length = 0;
    recipients.length = 0;
    refusals = 0;
    isClosing = false;
  });
  afterAll(async () => {
    await t.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it('tries again until the server takes the mail, always with the same Message-ID', async () => {
    refusals = 1;
    await queueMail(t.db, mail);
    await runJobs(t);
    expect(await waitingJobs(t)).toEqual([{ task: 'send-mail', attempts: 1 }]);
    await skipRetryDelays(t);
    await runJobs(t);
    expect(await waitingJobs(t)).toEqual([]);
    const ids = await Promise.all(received.map(async (each) => (await PostalMime.parse(each)).messageId));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('tries every minute while the server is away, and the first that gets through wakes the others', async () => {
    isClosing = true;
    for (const to of ['one', 'two', 'three']) await queueMail(t.db, { ...mail, to: `${to}@example.com` });
    // As after a long night: the queue by itself would wait six hours.
    await t.db.query('UPDATE graphile_worker._private_jobs SET attempts = 12');
    await runJobs(t);
    const soon = `SELECT attempts FROM graphile_worker.jobs
        WHERE run_at BETWEEN now() + interval '10 seconds' AND now() + interval '2 minutes'`;
    expect(await t.db.query(soon)).toEqual([{ attempts: 4 }, { attempts: 4 }, { attempts: 4 }]);
    isClosing = false;
    await t.db.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now()
        WHERE id = (SELECT min(id) FROM graphile_worker._private_jobs)`,
    );
    await runJobs(t);
    expect(await waitingJobs(t)).toEqual([]);
    expect(recipients.flat().toSorted()).toEqual(['one@example.com', 'three@example.com', 'two@example.com']);
  });

  it('waits for the server in the same way with a mail that a job of its own makes, with its link', async () => {
    t.app.get(JobsService).register('mail-link', ({ to }) => sender().send({ ...mail, to }, newMailIdentity()), 'mail');
    isClosing = true;
    await enqueue(t.db, 'mail-link', { to: 'link@example.com' });
    await t.db.query('UPDATE graphile_worker._private_jobs SET attempts = 12');
    await runJobs(t);
    expect(await waitingJobs(t)).toEqual([{ task: 'mail-link', attempts: 4 }]);
    isClosing = false;
    await queueMail(t.db, mail);
    await runJobs(t);
    expect(await waitingJobs(t)).toEqual([]);
    expect(recipients.flat()).toEqual(['thandi@example.com', 'link@example.com']);
  });

  it('tries a link to choose a password for about an hour only', async () => {
    const { email } = await createUser(t.db);
    isClosing = true;
    await enqueue(t.db, 'send-password-reset', { email, identity: newMailIdentity() });
    await t.db.query('UPDATE graphile_worker._private_jobs SET attempts = 7');
    await runJobs(t);
    expect(await waitingJobs(t)).toEqual([{ task: 'send-password-reset', attempts: 8 }]);
    isClosing = false;
    await queueMail(t.db, mail);
    await runJobs(t);
    expect(recipients.flat()).toEqual(['thandi@example.com', email]);
  });

  it('gives up a mail after a week in which the server was away', async () => {
    isClosing = true;
    await queueMail(t.db, mail);
    await t.db.query("UPDATE graphile_worker._private_jobs SET created_at = now() - interval '8 days'");
    await runJobs(t);
    expect(await t.db.query('SELECT max_attempts - attempts AS "triesLeft" FROM graphile_worker.jobs')).toEqual([
      { triesLeft: 0 },
    ]);
    await t.db.query('DELETE FROM graphile_worker._private_jobs');
  });

  it('sends to the one address only, whatever a name or subject holds', async () => {
    const nasty = 'Hi\r\nBcc: victim@example.com\r\n\r\nFree money';
    await queueMail(t.db, {
      ...mail,
      to: 'thandi@example.com',
      subject: nasty,
      replyTo: 'a@example.com\r\nBcc: victim@example.com',
      context: { ...mail.context, name: nasty },
    });
    await queueMail(t.db, { ...mail, to: 'one@example.com, two@example.com' });
    await runJobs(t);
    const parsed = await PostalMime.parse(received[0]!);
    expect(recipients[0]).toEqual(['thandi@example.com']);
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.headers.map((header) => header.key)).not.toContain('bcc');
    expect(parsed.subject).toBe('Hi Bcc: victim@\u200bexample.\u200bcom Free money');
    expect(recipients.flat()).not.toContain('victim@example.com');
    expect(recipients.flat()).not.toContain('two@example.com');
  });
});
