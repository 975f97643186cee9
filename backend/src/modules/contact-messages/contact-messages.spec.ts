import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { type ContactInput, CONTACT_RULES } from '#libs/contracts/contact-message';
import { JobClock } from '../jobs/job-clock.js';
import { createApp } from '../../configure-app.js';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessagesService } from './contact-messages.service.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.clear(ContactMessage);
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const sent: ContactInput = {
  fullName: 'Thandi Mokoena', email: 'thandi@example.com', phone: '821234567', countryCode: '27',
  subject: 'Free trial', message: 'May I come on Monday evening?',
};
const kept = { fullName: 'Thandi Mokoena', email: 'thandi@example.com', phone: '+27821234567', subject: 'Free trial', message: 'May I come on Monday evening?' };

const add = (fields: Partial<ContactMessage> = {}) => t.db.save(ContactMessage, t.db.create(ContactMessage, { ...kept, ...(fields.archived && { archiveDate: daysAgo(1) }), ...fields }));
const stored = (id: number) => t.db.findOneByOrFail(ContactMessage, { id });
const send = (body: object) => request(t.server).post('/api/contact').send(body);
const call = (method: 'get' | 'put' | 'post', path: string, body?: object) => request(t.server)[method](`/api/admin/contact-messages${path}`).set(admin.headers).send(body);
const list = (query: Record<string, unknown> = {}) => call('get', '').query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])));
const idsOf = (answer: { body: ContactMessage[] }) => answer.body.map(({ id }) => id);
const waitingMails = () => t.db.query<{ count: number }[]>("SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'send-mail'").then(([row]) => row!.count);

describe('POST /api/contact', () => {
  it('stores the message as unread and answers with it', async () => {
    const answer = await send(sent).expect(201);
    expect(answer.body).toEqual({ id: expect.any(Number), ...kept, createdAt: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await stored(answer.body.id)).toMatchObject({ ...kept, status: 'unread', archived: false, archiveDate: null, suspectedSpam: false, response: null });
  });

  it.each([
    ['national digits', { phone: '821234567' }, '+27821234567'],
    ['a leading zero', { phone: '0821234567' }, '+27821234567'],
    ['the whole number', { phone: '+27821234567' }, '+27821234567'],
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
    const answer = await send({ ...sent, colour: 'red', status: 'replied', archived: true, id: 7, createdAt: '1999-01-01' }).expect(201);
    expect(await stored(answer.body.id)).toMatchObject({ status: 'unread', archived: false });
  });

  it.each([
    ['no name', { fullName: undefined }, { fullName: 'Full name is required' }],
    ['a name of blanks', { fullName: '   ' }, { fullName: 'Full name is required' }],
    ['a name of one letter', { fullName: ' T ' }, { fullName: 'Full name must be at least 2 characters' }],
    ['a name that is a list', { fullName: ['Thandi'] }, { fullName: 'Full name must be at least 2 characters' }],
    ['a long name', { fullName: 'x'.repeat(121) }, { fullName: CONTACT_RULES.fullName.tooLong }],
    ['no e-mail', { email: '' }, { email: 'Email is required' }],
    ['no e-mail address', { email: 'thandi' }, { email: 'Email is invalid' }],
    ['an e-mail address with a header in it', { email: 'a@example.com\r\nBcc: b@example.com' }, { email: 'Email is invalid' }],
    ['no phone', { phone: undefined }, { phone: 'Phone number is required' }],
    ['six digits', { phone: '123456' }, { phone: 'Please enter a valid phone number (digits only, no leading zero)' }],
    ['a zero and six digits', { phone: '0123456' }, { phone: 'Please enter a valid phone number (digits only, no leading zero)' }],
    ['sixteen digits', { phone: '1234567890123456' }, { phone: 'Please enter a valid phone number (digits only, no leading zero)' }],
    ['letters in the phone', { phone: '82123abcd' }, { phone: 'Please enter a valid phone number (digits only, no leading zero)' }],
    ['a phone that is a number', { phone: 821234567 }, { phone: 'Please enter a valid phone number (digits only, no leading zero)' }],
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
      fullName: 'Full name is required', email: 'Email is required', phone: 'Phone number is required', subject: 'Subject is required', message: 'Message is required',
    });
  });

  it('takes text in any script, and SQL as text', async () => {
    const text = { fullName: "Zoë O'Brien 李", subject: "'); DROP TABLE contact_messages;--", message: 'Ek wil graag ’n les hê 🥋 50% off_' };
    const answer = await send({ ...sent, ...text }).expect(201);
    expect(await stored(answer.body.id)).toMatchObject(text);
  });

  it('mails the staff, whose answer goes to the visitor, whatever the visitor typed', async () => {
    await send({ ...sent, subject: 'Prices\r\nBcc: victim@example.com', fullName: 'Thandi\r\nBcc: victim@example.com', message: 'First line\n<b>second</b> line' }).expect(201);
    await runJobs(t);
    const mail = (await readMails(t)).at(-1)!;
    expect(mail.to).toEqual([{ name: '', address: 'staff@stormcombat.example' }]);
    expect(mail.replyTo).toEqual([{ name: '', address: 'thandi@example.com' }]);
    expect(mail.subject).toBe('Contact form: Prices Bcc: victim@example.com');
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).toContain('First line\n<b>second</b> line');
    expect(mail.text).toContain('+27821234567');
    expect(mail.text).toContain('http://localhost:3000/admin/messages');
    expect(mail.html).toContain('&lt;b&gt;second&lt;/b&gt; line');
  });

  it('mails in the transaction that stores: neither without the other', async () => {
    await send(sent).expect(201);
    expect(await waitingMails()).toBe(1);
    await t.db.query('CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION \'full\' USING ERRCODE = \'23514\'; END $$');
    await t.db.query('CREATE CONSTRAINT TRIGGER refuse_late AFTER INSERT ON contact_messages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()');
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

describe('GET /api/admin/contact-messages', () => {
  it('holds archived and other messages, newest first, without a query', async () => {
    const old = await add({ createdAt: daysAgo(3), archived: true });
    const fresh = await add({ createdAt: daysAgo(1) });
    const answer = await list().expect(200);
    expect(answer.body).toEqual(JSON.parse(JSON.stringify([await stored(fresh.id), await stored(old.id)])));
    expect(answer.body[0]).not.toHaveProperty('respondedByUser');
    expect(answer.headers['content-range']).toBe('contact-messages 0-1/2');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is [] when there are none', async () => {
    const answer = await list().expect(200);
    expect(answer.body).toEqual([]);
    expect(answer.headers['content-range']).toBe('contact-messages */0');
  });

  it.each([
    ['?archived=true', { archived: 'true' }, ['archived']],
    ['?archived=false', { archived: 'false' }, ['spam', 'replied', 'unread']],
    ['archived in the filter', { filter: { archived: true } }, ['archived']],
    ['archived in both, which agree', { archived: 'false', filter: { archived: false, status: 'replied' } }, ['replied']],
    ['archived in both, which do not', { archived: 'true', filter: { archived: false } }, []],
    ['archived and a range', { archived: 'false', range: [0, 0] }, ['spam']],
    ['statuses', { filter: { status: ['replied', 'read'] } }, ['replied', 'archived']],
    ['suspected spam', { filter: { suspectedSpam: true } }, ['spam']],
    ['a search in the name', { filter: { q: 'LERATO' } }, ['unread']],
    ['a search in the e-mail', { filter: { q: 'lerato@' } }, ['unread']],
    ['a search in the subject', { filter: { q: 'win 100%' } }, ['spam']],
    ['a search in the message', { filter: { q: 'boxing' }, range: [0, 9] }, ['replied']],
    ['a search for a wildcard', { filter: { q: '%' } }, ['spam']],
    ['a search of two letters', { filter: { q: 'zé' } }, ['archived']],
    ['a search over the edge of two fields', { filter: { q: 'nkosilerato' } }, []],
    ['a search and an archived filter', { archived: 'false', filter: { q: 'free trial' } }, ['replied', 'unread']],
    ['sort by name', { sort: ['fullName', 'ASC'] }, ['unread', 'replied', 'spam', 'archived']],
    ['sort by id', { sort: ['id', 'DESC'], range: [1, 2] }, ['unread', 'replied']],
    ['sort by date, oldest first', { sort: ['createdAt', 'ASC'], range: [2, 3] }, ['replied', 'spam']],
    ['a page past the end', { range: [50, 60] }, []],
  ])('by %s', async (_what, query, expected) => {
    const ids: Record<string, number> = {};
    ids['archived'] = (await add({ createdAt: daysAgo(9), archived: true, status: 'read', fullName: 'Zé Nkosi' })).id;
    ids['replied'] = (await add({ createdAt: daysAgo(2), status: 'replied', message: 'Do you teach BOXING to children?' })).id;
    ids['unread'] = (await add({ createdAt: daysAgo(3), fullName: 'Lerato Nkosi', email: 'lerato@example.com' })).id;
    ids['spam'] = (await add({ createdAt: daysAgo(1), suspectedSpam: true, subject: 'Win 100% now', fullName: 'Winner' })).id;
    const answer = await list(query).expect(200);
    expect(idsOf(answer).map((id) => Object.keys(ids).find((name) => ids[name] === id))).toEqual(expected);
  });

  it('finds pages within days and over them, both ways', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 30; i++) ids.push((await add({ createdAt: daysAgo(Math.floor((29 - i) / 7)), archived: i % 3 === 0 })).id);
    for (const direction of ['ASC', 'DESC']) {
      const all = direction === 'ASC' ? ids : ids.toReversed();
      for (let first = 0; first < 32; first += 4) {
        const answer = await list({ sort: ['createdAt', direction], range: [first, first + 3] });
        expect(idsOf(answer)).toEqual(all.slice(first, first + 4));
        expect(answer.headers['content-range']).toMatch(/\/30$/);
      }
      const open = await list({ archived: 'false', sort: ['createdAt', direction], range: [9, 13] });
      expect(idsOf(open)).toEqual(all.filter((id) => ids.indexOf(id) % 3 !== 0).slice(9, 14));
      expect(open.headers['content-range']).toBe('contact-messages 9-13/20');
    }
  });

  it('many by their ids', async () => {
    const [first, , third] = [await add(), await add(), await add()];
    const answer = await list({ filter: { id: [third!.id, first!.id, 2_000_000_000] } }).expect(200);
    expect(idsOf(answer).toSorted()).toEqual([first!.id, third!.id].toSorted());
    expect(answer.headers['content-range']).toBe('contact-messages 0-1/2');
  });

  it.each([
    ['?archived=yes', { archived: 'yes' }, CONTACT_RULES.archivedQuery],
    ['an unknown status', { filter: { status: 'new' } }, 'filter: status must be one of unread, read, replied, or a list of such'],
    ['an unknown sort', { sort: ['phone', 'ASC'] }, 'sort: the list can be sorted by id, fullName, email, subject, status, archiveDate, createdAt'],
  ])('refuses %s', async (_what, query, message) => {
    expect((await list(query).expect(400)).body).toEqual({ statusCode: 400, error: 'Bad Request', message });
  });

  it('answers one message', async () => {
    const { id } = await add();
    expect((await call('get', `/${id}`).expect(200)).body).toEqual(JSON.parse(JSON.stringify(await stored(id))));
    expect((await call('get', '/2000000000').expect(404)).body.message).toBe('There is no contact message with this id');
  });
});

describe('PUT /api/admin/contact-messages/{id}/status', () => {
  it.each(['read', 'replied', 'unread'] as const)('%s', async (status) => {
    const { id } = await add({ status: status === 'unread' ? 'read' : 'unread' });
    expect((await call('put', `/${id}/status`, { status }).expect(200)).body).toMatchObject({ id, status });
    expect((await stored(id)).status).toBe(status);
  });

  it.each([
    [{ status: 'gone' }, { status: CONTACT_RULES.status.unknown }],
    [{}, { status: CONTACT_RULES.status.unknown }],
    [{ status: 'read', archived: true }, { archived: 'Unknown field: archived' }],
  ])('refuses %j', async (body, errors) => {
    const { id } = await add();
    expect((await call('put', `/${id}/status`, body).expect(400)).body.errors).toEqual(errors);
    expect((await stored(id)).status).toBe('unread');
  });
});

describe('PUT /api/admin/contact-messages/{id}/response', () => {
  const answered = { response: 'You are welcome on Monday.', responseType: 'whatsapp', respondedBy: 'Admin' };

  it('keeps the answer, the documented name and who really answered; the message is replied', async () => {
    const { id } = await add();
    const answer = await call('put', `/${id}/response`, answered).expect(200);
    expect(answer.body).toMatchObject({ id, ...answered, status: 'replied', respondedByUserId: admin.user.id, respondedByUsername: admin.user.username });
    expect(Date.now() - Date.parse(answer.body.responseDate)).toBeLessThan(60_000);
    expect(await stored(id)).toMatchObject({ ...answered, status: 'replied', respondedByUserId: admin.user.id });
  });

  it('takes Admin for the name when there is none', async () => {
    const { id } = await add();
    const { respondedBy, ...rest } = answered;
    expect((await call('put', `/${id}/response`, rest).expect(200)).body.respondedBy).toBe(respondedBy);
  });

  it('keeps the answer and the name when the account is deleted', async () => {
    const { id } = await add();
    const other = await signInAdmin(t);
    await request(t.server).put(`/api/admin/contact-messages/${id}/response`).set(other.headers).send(answered).expect(200);
    await request(t.server).delete(`/api/admin/users/${other.user.id}`).set(admin.headers).expect(200);
    expect(await stored(id)).toMatchObject({ ...answered, respondedByUserId: null, respondedByUsername: other.user.username });
  });

  it.each([
    ['a blank response', { response: '   ' }, { response: CONTACT_RULES.response.required }],
    ['no response', { response: undefined }, { response: CONTACT_RULES.response.required }],
    ['a response that is a list', { response: ['Yes'] }, { response: CONTACT_RULES.response.required }],
    ['a long response', { response: 'x'.repeat(5001) }, { response: CONTACT_RULES.response.tooLong }],
    ['an unknown way', { responseType: 'pigeon' }, { responseType: CONTACT_RULES.responseType.unknown }],
    ['nobody', { respondedBy: '' }, { respondedBy: CONTACT_RULES.respondedBy.invalid }],
    ['another account', { respondedByUserId: 1 }, { respondedByUserId: 'Unknown field: respondedByUserId' }],
  ])('refuses %s and changes nothing', async (_what, fields, errors) => {
    const { id } = await add();
    expect((await call('put', `/${id}/response`, { ...answered, ...fields }).expect(400)).body.errors).toEqual(errors);
    expect(await stored(id)).toMatchObject({ status: 'unread', response: null });
  });
});

describe('PUT /api/admin/contact-messages/{id}/archive', () => {
  it('archives with its date, once, and restores without', async () => {
    const { id } = await add();
    const archived = await call('put', `/${id}/archive`, { archive: true }).expect(200);
    expect(archived.body).toMatchObject({ id, archived: true, archiveDate: expect.any(String) });
    await pause(5);
    expect((await call('put', `/${id}/archive`, { archive: true }).expect(200)).body.archiveDate).toBe(archived.body.archiveDate);
    expect((await call('put', `/${id}/archive`, { archive: false }).expect(200)).body).toMatchObject({ archived: false, archiveDate: null });
    expect(await stored(id)).toMatchObject({ archived: false, archiveDate: null, status: 'unread' });
  });

  it.each([[{ archive: 'true' }], [{}], [{ archive: null }]])('refuses %j', async (body) => {
    const { id } = await add();
    expect((await call('put', `/${id}/archive`, body).expect(400)).body.errors).toEqual({ archive: CONTACT_RULES.archive.wrongType });
  });

  it.each(['status', 'response', 'archive'])('%s of no message is a 404', async (part) => {
    const body = { status: { status: 'read' }, response: { response: 'Yes', responseType: 'email' }, archive: { archive: true } }[part];
    expect((await call('put', `/2000000000/${part}`, body).expect(404)).body.message).toBe('There is no contact message with this id');
  });
});

describe('what is older than 30 days', () => {
  it('is archived by the button, unread or not, and counted', async () => {
    const old = [await add({ createdAt: daysAgo(31) }), await add({ createdAt: daysAgo(400), status: 'replied' })];
    const young = await add({ createdAt: daysAgo(29), status: 'read' });
    const before = await add({ createdAt: daysAgo(90), archived: true, archiveDate: daysAgo(40) });
    expect((await call('post', '/archive-old').expect(200)).body).toEqual({ count: 2 });
    for (const { id } of old) expect(await stored(id)).toMatchObject({ archived: true, archiveDate: expect.any(Date) });
    expect((await stored(young.id)).archived).toBe(false);
    expect((await stored(before.id)).archiveDate).toEqual(before.archiveDate);
    expect((await call('post', '/archive-old').expect(200)).body).toEqual({ count: 0 });
  });

  it('is archived by the nightly job once however many replicas are up, but never while unread', async () => {
    const unread = await add({ createdAt: daysAgo(400) });
    const read = await add({ createdAt: daysAgo(31), status: 'read' });
    const replied = await add({ createdAt: daysAgo(31), status: 'replied' });
    const young = await add({ createdAt: daysAgo(29), status: 'read' });
    const other = await createApp(t.env);
    await other.init();
    try {
      const runs = [t.app, other].map((app) => jest.spyOn(app.get(ContactMessagesService, { strict: false }), 'archiveOldAnswered'));
      const clocks = [t.app, other].map((app) => app.get(JobClock, { strict: false }));
      for (const time of ['2027-03-02T00:30:00Z', '2027-03-02T00:31:00Z', '2027-03-02T09:00:00Z']) {
        await Promise.all(clocks.map((clock) => clock.enqueueDue(Date.parse(time))));
      }
      await runJobs(t);
      expect(runs.reduce((sum, run) => sum + run.mock.calls.length, 0)).toBe(1);
    } finally {
      await other.close();
    }
    expect((await stored(unread.id)).archived).toBe(false);
    expect((await stored(young.id)).archived).toBe(false);
    for (const { id } of [read, replied]) expect((await stored(id)).archived).toBe(true);
  });

  it('stays when it is marked unread while the job is waiting for it', async () => {
    const { id } = await add({ createdAt: daysAgo(31), status: 'read' });
    const job = await t.db.transaction(async (manager) => {
      await manager.update(ContactMessage, id, { status: 'unread' });
      const archiving = t.app.get(ContactMessagesService, { strict: false }).archiveOldAnswered();
      await untilSomeoneWaits();
      return { archiving };
    });
    await job.archiving;
    expect(await stored(id)).toMatchObject({ archived: false, status: 'unread' });
  });
});

describe('GET /api/admin/contact-messages/export', () => {
  it('answers flat rows, oldest first, in which no cell is a formula and phone numbers stay', async () => {
    const first = await add({ fullName: '=HYPERLINK("http://evil.example")', subject: '+1+1', message: '@SUM(A1:A9) and more' });
    await add({ archived: true, status: 'replied', response: '-2+3', responseType: 'phone', responseDate: daysAgo(1), respondedBy: '=Admin' });
    const answer = await call('get', '/export').expect(200);
    expect(answer.body).toHaveLength(2);
    expect(answer.body[0]).toEqual({
      id: first.id, fullName: "'=HYPERLINK(\"http://evil.example\")", email: kept.email, phone: '+27821234567', subject: "'+1+1", message: "'@SUM(A1:A9) and more",
      status: 'unread', createdAt: first.createdAt.toISOString(), archived: false, archiveDate: null, suspectedSpam: false,
      response: null, responseType: null, responseDate: null, respondedBy: null, respondedByUsername: null, updatedAt: first.updatedAt.toISOString(),
    });
    expect(answer.body[1]).toMatchObject({ response: "'-2+3", respondedBy: "'=Admin", archived: true });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('answers more than is read at a time', async () => {
    await t.db.query(`INSERT INTO contact_messages (full_name, email, phone, subject, message)
      SELECT 'Visitor ' || i, 'v@example.com', '+27821234567', 'Many', 'One of many messages' FROM generate_series(1, 1234) i`);
    const answer = await call('get', '/export').expect(200);
    expect(new Set(idsOf(answer)).size).toBe(1234);
    expect((await list().expect(200)).headers['content-range']).toBe('contact-messages 0-1233/1234');
  });

  it('gives its connection back when the reader goes away', async () => {
    await t.db.query(`INSERT INTO contact_messages (full_name, email, phone, subject, message)
      SELECT 'Visitor ' || i, 'v@example.com', '+27821234567', 'Many', repeat('A long message. ', 250) FROM generate_series(1, 4000) i`);
    for (let i = 0; i < 12; i++) {
      const { json } = await t.app.get(ContactMessagesService, { strict: false }).exportAll();
      json.once('readable', () => json.destroy());
      await new Promise((resolve) => json.once('close', resolve));
    }
    expect(await t.db.count(ContactMessage)).toBe(4000);
  });
});

describe('GET /api/admin/contact-messages/unread/count', () => {
  it('counts unread messages, neither archived nor suspected spam, for a cookie alone', async () => {
    await add();
    await add({ createdAt: daysAgo(100) });
    await add({ status: 'read' });
    await add({ archived: true });
    await add({ suspectedSpam: true });
    const answer = await request(t.server).get('/api/admin/contact-messages/unread/count').set('Cookie', `storm_session=${admin.cookie}`);
    expect([answer.status, answer.body]).toEqual([200, { count: 2 }]);
  });

  it('does not keep the session alive', async () => {
    const { headers, user } = await signInAdmin(t);
    await t.db.query("UPDATE sessions SET last_used_at = now() - interval '10 minutes' WHERE user_id = $1", [user.id]);
    const lastUsed = () => t.db.query('SELECT last_used_at FROM sessions WHERE user_id = $1', [user.id]);
    const before = await lastUsed();
    await request(t.server).get('/api/admin/contact-messages/unread/count').set(headers).expect(200);
    expect(await lastUsed()).toEqual(before);
  });
});

/** Resolves once a statement waits for a row that another transaction holds. */
async function untilSomeoneWaits(): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const [row] = await t.db.query<{ waiting: number }[]>("SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'");
    if (row!.waiting > 0) return;
    await pause(10);
  }
  throw new Error('Nobody waits');
}
