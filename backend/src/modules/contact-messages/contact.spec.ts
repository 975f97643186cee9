import request from 'supertest';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import type { ContactDto } from '#libs/contracts/generated/api';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ContactMessage } from './contact-message.entity.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('TRUNCATE contact_messages CASCADE');
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
});

const sent: ContactDto = {
  fullName: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '821234567',
  countryCode: '27',
  subject: 'Free trial',
  message: 'May I come on Monday evening?',
};
const kept = {
  fullName: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '+27821234567',
  subject: 'Free trial',
  message: 'May I come on Monday evening?',
};

const stored = (id: number) => t.db.findOneByOrFail(ContactMessage, { id });
const send = (body: object) => request(t.server).post('/api/contact').send(body);
const waitingMails = () =>
  t.db
    .query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'send-mail'",
    )
    .then(([row]) => row!.count);

describe('POST /api/contact', () => {
  it('stores the message as unread and answers with it', async () => {
    const answer = await send(sent).expect(201);
    expect(answer.body).toEqual({ id: expect.any(Number), ...kept, createdAt: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await stored(answer.body.id)).toMatchObject({
      ...kept,
      status: 'unread',
      archived: false,
      archiveDate: null,
      suspectedSpam: false,
      response: null,
    });
  });

  it.each([
    ['national digits', { phone: '821234567' }, '+27821234567'],
    ['a leading zero', { phone: '0821234567' }, '+27821234567'],
    ['the whole number', { phone: '+27821234567' }, '+27821234567'],
    ['spaces as people write them', { phone: '082 123 4567' }, '+27821234567'],
    ['the whole number with spaces', { phone: '+27 82 123 4567' }, '+27821234567'],
    ['brackets and hyphens', { phone: '+27 (0)82-123-4567' }, '+27821234567'],
    ['the documented prefix and digits', { phone: '27821234567' }, '+27821234567'],
    ['no country code', { countryCode: undefined }, '+27821234567'],
    ['an empty country code', { countryCode: '' }, '+27821234567'],
    ['a code with a plus', { countryCode: '+44', phone: '07911123456' }, '+447911123456'],
    ['a code as a number', { countryCode: 971, phone: '501234567' }, '+971501234567'],
  ])('merges the phone of %s', async (_what, fields, phone) => {
    const answer = await send({ ...sent, ...fields }).expect(201);
    expect((await stored(answer.body.id)).phone).toBe(phone);
  });

  it('ignores unknown fields, and what only staff may set', async () => {
    const answer = await send({
      ...sent,
      colour: 'red',
      status: 'replied',
      archived: true,
      id: 7,
      createdAt: '1999-01-01',
    }).expect(201);
    expect(await stored(answer.body.id)).toMatchObject({ status: 'unread', archived: false });
  });

  it.each([
    ['no name', { fullName: undefined }, { fullName: 'Full name is required' }],
    ['a name of blanks', { fullName: '   ' }, { fullName: 'Full name is required' }],
    ['a name of one letter', { fullName: ' T ' }, { fullName: 'Full name must be at least 2 characters' }],
    ['a name that is a list', { fullName: ['Thandi'] }, { fullName: 'Full name must be at least 2 characters' }],
    ['a long name', { fullName: 'x'.repeat(121) }, { fullName: CONTACT_RULES.fullName.tooLong }],
    ['no email', { email: '' }, { email: 'Email is required' }],
    ['no email address', { email: 'thandi' }, { email: 'Email is invalid' }],
    [
      'an email address with a header in it',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      { email: 'Email is invalid' },
    ],
    ['no phone', { phone: undefined }, { phone: 'Phone number is required' }],
    ['six digits', { phone: '123456' }, { phone: 'Please enter a valid phone number (digits only, no leading zero)' }],
    [
      'a zero and six digits',
      { phone: '0123456' },
      { phone: 'Please enter a valid phone number (digits only, no leading zero)' },
    ],
    [
      'sixteen digits',
      { phone: '1234567890123456' },
      { phone: 'Please enter a valid phone number (digits only, no leading zero)' },
    ],
    [
      'letters in the phone',
      { phone: '82123abcd' },
      { phone: 'Please enter a valid phone number (digits only, no leading zero)' },
    ],
    [
      'a phone that is a number',
      { phone: 821234567 },
      { phone: 'Please enter a valid phone number (digits only, no leading zero)' },
    ],
    ['a country that is not on the list', { countryCode: '999' }, { countryCode: CONTACT_RULES.countryCode.unknown }],
    ['a country that is an object', { countryCode: {} }, { countryCode: CONTACT_RULES.countryCode.unknown }],
    ['no subject', { subject: ' ' }, { subject: 'Subject is required' }],
    ['a long subject', { subject: 'x'.repeat(201) }, { subject: CONTACT_RULES.subject.tooLong }],
    ['no message', { message: null }, { message: 'Message is required' }],
    ['a short message', { message: ' Hi there ' }, { message: 'Message must be at least 10 characters' }],
    ['a long message', { message: 'x'.repeat(5001) }, { message: CONTACT_RULES.message.tooLong }],
  ])('refuses %s with its message and stores nothing', async (_what, fields, errors) => {
    const answer = await send({ ...sent, ...fields }).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message: Object.values(errors)[0], errors });
    expect(await t.db.count(ContactMessage)).toBe(0);
    expect(await waitingMails()).toBe(0);
  });

  it('names every field of an empty form', async () => {
    const answer = await send({}).expect(400);
    expect(answer.body.errors).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      subject: 'Subject is required',
      message: 'Message is required',
    });
  });

  it('takes text in any script, and SQL as text', async () => {
    const text = {
      fullName: "Zoë O'Brien 李",
      subject: "'); DROP TABLE contact_messages;--",
      message: 'Ek wil graag ’n les hê 🥋 50% off_',
    };
    const answer = await send({ ...sent, ...text }).expect(201);
    expect(await stored(answer.body.id)).toMatchObject(text);
  });

  it('mails the staff, whose answer goes to the visitor, whatever the visitor typed', async () => {
    await send({
      ...sent,
      subject: 'Prices Bcc: victim@example.com',
      fullName: 'Thandi Bcc: victim@example.com',
      message: 'First line\n<b>second</b> line',
    }).expect(201);
    await runJobs(t);
    const mail = (await readMails(t)).at(-1)!;
    expect(mail.to).toEqual([{ name: '', address: 'staff@stormcombat.example' }]);
    expect(mail.replyTo).toEqual([{ name: '', address: 'thandi@example.com' }]);
    expect(mail.subject).toBe('Contact form: Prices Bcc: victim@\u200bexample.\u200bcom');
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).toContain('First line\n<b>second</b> line');
    expect(mail.text).toContain('+27 82 123 4567');
    const { id } = await t.db.findOneByOrFail(ContactMessage, { subject: 'Prices Bcc: victim@example.com' });
    expect(mail.text).toContain(`http://localhost:3000/admin/messages/${id}/show`);
    expect(mail.html).toContain('&lt;b&gt;second&lt;/b&gt; line');
  });

  it('mails in the transaction that stores: neither without the other', async () => {
    await send(sent).expect(201);
    expect(await waitingMails()).toBe(1);
    await t.db.query(
      'CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS ' +
        "$$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '23514'; END $$",
    );
    await t.db.query(
      `CREATE CONSTRAINT TRIGGER refuse_late AFTER INSERT ON contact_messages DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    try {
      await send(sent).expect(400);
      expect(await waitingMails()).toBe(1);
      expect(await t.db.count(ContactMessage)).toBe(1);
    } finally {
      await t.db.query('DROP FUNCTION refuse() CASCADE');
    }
  });

  it.each([
    ['a filled trap', { confirmSubject: 'Free trial' }],
    ['a trap with a list in it', { confirmSubject: [1] }],
    ['a form sent at once', { filledInMs: 40 }],
    ['many links', { message: 'Buy at https://a.example https://b.example https://c.example' }],
  ])('keeps %s, flagged, and tells the staff', async (_what, fields) => {
    const answer = await send({ ...sent, ...fields }).expect(201);
    expect(answer.body).not.toHaveProperty('suspectedSpam');
    expect(await stored(answer.body.id)).toMatchObject({ suspectedSpam: true, status: 'unread' });
    await runJobs(t);
    expect((await readMails(t)).at(-1)!.subject).toBe('[Suspected spam] Contact form: Free trial');
  });
});
