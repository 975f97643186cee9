import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { createContactMessage, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { selectLarge } from '../../common/lists/large-list.js';
import type { ListQuery } from '../../common/lists/list-rules.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactReply } from './contact-reply.entity.js';
import { CONTACT_MESSAGE_LIST } from './contact-message-list.js';
import { forgetOldResponseKeys } from './store-response.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.query('TRUNCATE contact_messages CASCADE'));

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const add = (fields: Partial<ContactMessage> = {}) => createContactMessage(t.db, fields);
const stored = (id: number) => t.db.findOneByOrFail(ContactMessage, { id });
const call = (method: 'get' | 'put' | 'post', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/contact-messages${path}`).set(admin.headers).send(body);
const list = (query: Record<string, unknown> = {}) =>
  call('get', '').query(
    Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
  );
const idsOf = (answer: { body: ContactMessage[] }) => answer.body.map(({ id }) => id);

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
    [
      'archived in both, which agree',
      { archived: 'false', filter: { archived: false, status: 'replied' } },
      ['replied'],
    ],
    ['archived in both, which do not', { archived: 'true', filter: { archived: false } }, []],
    ['archived and a range', { archived: 'false', range: [0, 0] }, ['spam']],
    ['statuses', { filter: { status: ['replied', 'read'] } }, ['replied', 'archived']],
    ['suspected spam', { filter: { suspectedSpam: true } }, ['spam']],
    ['a search in the name', { filter: { q: 'LERATO' } }, ['unread']],
    ['a search in the email', { filter: { q: 'lerato@' } }, ['unread']],
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
    ids['replied'] = (
      await add({ createdAt: daysAgo(2), status: 'replied', message: 'Do you teach BOXING to children?' })
    ).id;
    ids['unread'] = (await add({ createdAt: daysAgo(3), fullName: 'Lerato Nkosi', email: 'lerato@example.com' })).id;
    ids['spam'] = (
      await add({ createdAt: daysAgo(1), suspectedSpam: true, subject: 'Win 100% now', fullName: 'Winner' })
    ).id;
    const answer = await list(query).expect(200);
    expect(idsOf(answer).map((id) => Object.keys(ids).find((name) => ids[name] === id))).toEqual(expected);
  });

  it('finds pages within days and over them, both ways', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 30; i++)
      ids.push((await add({ createdAt: daysAgo(Math.floor((29 - i) / 7)), archived: i % 3 === 0 })).id);
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

  it.each<[what: string, index: string, query: Pick<ListQuery<keyof ContactMessage>, 'filter' | 'search'>]>([
    ['searches', 'contact_messages_search', { filter: [], search: 'boxing' }],
    [
      'filters by an email address',
      'contact_messages_person_email',
      { filter: [{ field: 'email', kind: 'text', values: ['Thandi@Example.com'] }], search: undefined },
    ],
    [
      'filters by a phone number',
      'contact_messages_phone',
      { filter: [{ field: 'phone', kind: 'text', values: ['+27821234567'] }], search: undefined },
    ],
  ])('%s by the index, which holds the very expression of it', async (_what, index, query) => {
    const [sql, parameters] = selectLarge(
      t.db,
      ContactMessage,
      { sort: undefined, range: undefined, ...query },
      CONTACT_MESSAGE_LIST,
    ).getQueryAndParameters();
    const plan = await t.db.transaction(async (manager) => {
      await manager.query(
        'SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off; SET LOCAL enable_indexonlyscan = off',
      );
      return manager.query<object[]>(`EXPLAIN ${sql}`, parameters);
    });
    expect(JSON.stringify(plan)).toContain(`Bitmap Index Scan on ${index}`);
  });

  it('many by their ids', async () => {
    const first = await add();
    await add();
    const third = await add();
    const answer = await list({ filter: { id: [third.id, first.id, 2_000_000_000] } }).expect(200);
    expect(idsOf(answer).toSorted()).toEqual([first.id, third.id].toSorted());
    expect(answer.headers['content-range']).toBe('contact-messages 0-1/2');
  });

  it.each([
    ['?archived=yes', { archived: 'yes' }, CONTACT_RULES.archivedQuery],
    [
      'an unknown status',
      { filter: { status: 'new' } },
      'filter: status must be one of unread, read, replied, or a list of such',
    ],
    [
      'an unknown sort',
      { sort: ['phone', 'ASC'] },
      'sort: the list can be sorted by id, fullName, email, subject, status, archiveDate, createdAt, lastReceivedAt',
    ],
  ])('refuses %s', async (_what, query, message) => {
    expect((await list(query).expect(400)).body).toEqual({ statusCode: 400, error: 'Bad Request', message });
  });

  it('answers one message', async () => {
    const { id } = await add();
    expect((await call('get', `/${id}`).expect(200)).body).toEqual(
      JSON.parse(
        JSON.stringify(Object.assign(await stored(id), { replies: [], canSendFromHere: false, conversationId: null })),
      ),
    );
    expect((await call('get', '/2000000000').expect(404)).body.message).toBe(
      'There is no contact message with this id',
    );
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
    expect(answer.body).toMatchObject({
      id,
      ...answered,
      status: 'replied',
      respondedByUserId: admin.user.id,
      respondedByUsername: admin.user.username,
    });
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
    await request(t.server)
      .put(`/api/admin/contact-messages/${id}/response`)
      .set(other.headers)
      .send(answered)
      .expect(200);
    await request(t.server).delete(`/api/admin/users/${other.user.id}`).set(admin.headers).expect(200);
    expect(await stored(id)).toMatchObject({
      ...answered,
      respondedByUserId: null,
      respondedByUsername: other.user.username,
    });
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

  describe('with an Idempotency-Key', () => {
    let attempts = 0;
    beforeEach(() => {
      attempts += 1;
    });
    const answer = (id: number, body: object = answered, headers: Record<string, string> = {}) =>
      call('put', `/${id}/response`, body).set({ 'Idempotency-Key': `attempt-${attempts}`, ...headers });
    const tagOf = (message: { updatedAt: Date | string }) => ({
      'If-Match': `"${new Date(message.updatedAt).toISOString()}"`,
    });

    it('twenty at once store one answer, whatever state of the message they had read', async () => {
      const message = await add();
      const answers = await Promise.all(Array.from({ length: 20 }, () => answer(message.id, answered, tagOf(message))));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      const { updatedAt, responseDate } = await stored(message.id);
      expect(new Set(answers.map(({ body }) => `${body.updatedAt} ${body.responseDate}`))).toEqual(
        new Set([`${updatedAt.toISOString()} ${responseDate!.toISOString()}`]),
      );
      expect(updatedAt.getTime()).toBeGreaterThan(message.updatedAt.getTime());
      expect(await t.db.countBy(ContactReply, { messageId: message.id })).toBe(1);
    });

    it('one that was stored is answered with the message as it stands, and not stored again', async () => {
      const message = await add();
      await answer(message.id, answered, tagOf(message)).expect(200);
      const since = await call('put', `/${message.id}/response`, {
        ...answered,
        response: 'Come on Tuesday instead.',
      }).expect(200);
      expect((await answer(message.id, answered, tagOf(message)).expect(200)).body).toEqual(since.body);
      expect(await stored(message.id)).toMatchObject({
        response: 'Come on Tuesday instead.',
        updatedAt: new Date(since.body.updatedAt),
      });
    });

    it('one that nobody knows is a 412 on a message that was changed, and may be used again', async () => {
      const message = await add();
      const read = await call('put', `/${message.id}/status`, { status: 'read' }).expect(200);
      expect((await answer(message.id, answered, tagOf(message)).expect(412)).body.current).toEqual(read.body);
      expect((await answer(message.id, answered, tagOf(read.body)).expect(200)).body).toMatchObject(answered);
    });

    it("is each admin's own, and another answer or message under it is a 422", async () => {
      const [message, another] = [await add(), await add()];
      const other = await signInAdmin(t);
      await answer(message.id).expect(200);
      expect((await answer(message.id, { ...answered, response: 'No.' }).expect(422)).body.message).toBe(
        CONTACT_RULES.otherResponse,
      );
      await answer(another.id).expect(422);
      await answer(another.id, answered, other.headers).expect(200);
      expect(await stored(another.id)).toMatchObject({ respondedByUserId: other.user.id });
      await answer(message.id, answered, { 'Idempotency-Key': 'two words' }).expect(400);
    });

    it('is forgotten after thirty days', async () => {
      const message = await add();
      await answer(message.id).expect(200);
      await t.db.query("UPDATE contact_response_keys SET created_at = now() - interval '30 days'");
      await forgetOldResponseKeys(t.db);
      expect(await t.db.query('SELECT FROM contact_response_keys')).toEqual([]);
    });
  });
});

describe('PUT /api/admin/contact-messages/{id}/archive', () => {
  it('archives with its date, once, and restores without', async () => {
    const { id } = await add();
    const archived = await call('put', `/${id}/archive`, { archive: true }).expect(200);
    expect(archived.body).toMatchObject({ id, archived: true, archiveDate: expect.any(String) });
    await pause(5);
    expect((await call('put', `/${id}/archive`, { archive: true }).expect(200)).body.archiveDate).toBe(
      archived.body.archiveDate,
    );
    expect((await call('put', `/${id}/archive`, { archive: false }).expect(200)).body).toMatchObject({
      archived: false,
      archiveDate: null,
    });
    expect(await stored(id)).toMatchObject({ archived: false, archiveDate: null, status: 'unread' });
  });

  it.each([[{ archive: 'true' }], [{}], [{ archive: null }]])('refuses %j', async (body) => {
    const { id } = await add();
    expect((await call('put', `/${id}/archive`, body).expect(400)).body.errors).toEqual({
      archive: CONTACT_RULES.archive.wrongType,
    });
  });

  it.each(['status', 'response', 'archive'])('%s of no message is a 404', async (part) => {
    const body = {
      status: { status: 'read' },
      response: { response: 'Yes', responseType: 'email' },
      archive: { archive: true },
    }[part];
    expect((await call('put', `/2000000000/${part}`, body).expect(404)).body.message).toBe(
      'There is no contact message with this id',
    );
  });
});
