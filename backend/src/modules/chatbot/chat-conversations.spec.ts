import request from 'supertest';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { createChatConversation, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ChatConversation } from './chat-conversation.entity.js';
import { ChatConversationsService } from './chat-conversations.service.js';

let t: TestApp;
let admin: SignedIn;
let ids: number[];
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const said = (...contents: string[]): ChatMessageView[] =>
  contents.map((content, i) => ({ role: i % 2 === 0 ? 'assistant' : 'user', content, timestamp: i }));
const day = (date: number) => new Date(Date.UTC(2027, 2, date, 12));
beforeEach(async () => {
  await t.db.clear(ChatConversation);
  ids = [];
  for (const fields of [
    {
      messages: said('Hello!', 'Boxing at 100%?', 'Yes.'),
      userName: 'Thandi Mokoena',
      userEmail: 'thandi@example.com',
      userPhone: '082 555 0134',
      createdAt: day(1),
      updatedAt: day(9),
    },
    { messages: said('Hello!'), createdAt: day(2), updatedAt: day(2) },
    {
      messages: said('Hello!', 'Sumo_wrestling?', 'Sorry.', 'My name is Zanele', 'Sorry.'),
      userName: 'Zanele',
      apologyCount: 2,
      createdAt: day(3),
      updatedAt: day(4),
    },
    {
      messages: said('Hello!', 'Aikido?', 'Sorry.', 'call 011 555 0136'),
      userPhone: '011 555 0136',
      apologyCount: 1,
      createdAt: day(4),
      updatedAt: day(4),
    },
  ])
    ids.push((await createChatConversation(t.db, fields)).id);
});

const PATH = '/api/admin/chat-conversations';
const get = (path = '') => request(t.server).get(`${PATH}${path}`).set(admin.headers);
const remove = (id: number | string) => request(t.server).delete(`${PATH}/${id}`).set(admin.headers);
const list = (query: Record<string, unknown> = {}) =>
  get().query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
const places = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => ids.indexOf(id));

describe('the list', () => {
  it('begins with the latest and tells what the contract says, without the messages', async () => {
    const answer = await list().expect(200);
    expect(places(answer)).toEqual([0, 3, 2, 1]);
    expect(answer.headers['content-range']).toBe('chat-conversations 0-3/4');
    expect(answer.body[0]).toEqual({
      id: ids[0],
      userName: 'Thandi Mokoena',
      userEmail: 'thandi@example.com',
      userPhone: '082 555 0134',
      messageCount: 3,
      lastQuestion: 'Boxing at 100%?',
      apologyCount: 0,
      handled: false,
      inDistress: false,
      assignedTo: null,
      messageId: null,
      createdAt: day(1).toISOString(),
      updatedAt: day(9).toISOString(),
    });
    expect(answer.body[3]).toMatchObject({ userName: null, messageCount: 1, lastQuestion: '' });
    expect((await list({ range: [0, 3] })).body).toEqual(answer.body);
  });

  it.each([
    ['updatedAt', [1, 2, 3, 0]],
    ['createdAt', [0, 1, 2, 3]],
    ['messageCount', [1, 0, 3, 2]],
    ['id', [0, 1, 2, 3]],
  ])('is sorted by %s, up and down, in pages too', async (field, expected) => {
    expect(places(await list({ sort: [field, 'ASC'] }).expect(200))).toEqual(expected);
    expect(places(await list({ sort: [field, 'DESC'] }).expect(200))).toEqual(expected.toReversed());
    const pages = [
      await list({ sort: [field, 'ASC'], range: [0, 2] }).expect(200),
      await list({ sort: [field, 'ASC'], range: [3, 5] }).expect(200),
    ];
    expect(pages.flatMap(places)).toEqual(expected);
    expect(pages.map(({ headers }) => headers['content-range'] as string)).toEqual([
      'chat-conversations 0-2/4',
      'chat-conversations 3-3/4',
    ]);
  });

  it.each([
    [{ hasContact: true }, [0, 3]],
    [{ hasContact: false }, [2, 1]],
    [{ unanswered: true }, [3, 2]],
    [{ unanswered: false, hasContact: true }, [0]],
    [{ q: 'mokoena' }, [0]],
    [{ q: 'THANDI@EXAMPLE' }, [0]],
    [{ q: '555 013' }, [0, 3]],
    [{ q: 'sumo_' }, [2]],
    [{ q: '100%' }, [0]],
    [{ q: '%' }, [0]],
    [{ q: 'o' }, [0, 3, 2]],
    [{ q: 'wrest', unanswered: true }, [2]],
    [{ q: 'wrest', hasContact: true }, []],
    // What the assistant said.
    [{ q: 'sorry' }, []],
    [{ q: 'nobody' }, []],
  ])('the filter %j', async (filter, expected) => {
    expect(places(await list({ filter }).expect(200))).toEqual(expected);
    const page = await list({ filter, range: [0, 1] }).expect(200);
    expect(places(page)).toEqual(expected.slice(0, 2));
    expect((page.headers['content-range'] as string).split('/')[1]).toBe(String(expected.length));
  });

  it('by ids', async () => {
    expect(places(await list({ filter: { id: [ids[0], ids[1]] } }).expect(200))).toEqual([0, 1]);
  });

  it('shows a long message in 160 characters, whole ones', async () => {
    await t.db.update(ChatConversation, ids[1]!, { messages: said('Hello!', '🥋'.repeat(2000)) });
    const {
      body: [row],
    } = await list({ filter: { id: ids[1] } }).expect(200);
    expect(row.lastQuestion).toBe('🥋'.repeat(160));
  });

  it('counts stay right through saves, deletions and their own compaction', async () => {
    const countOf = async (filter: object) =>
      Number((await list({ filter, range: [0, 0] })).headers['content-range']?.split('/')[1]);
    const all = async () => [
      await countOf({}),
      await countOf({ hasContact: true }),
      await countOf({ unanswered: true }),
    ];
    const { sessionId } = await t.db.findOneByOrFail(ChatConversation, { id: ids[1]! });
    await request(t.server)
      .put(`/api/chatbot/conversations/${sessionId}`)
      .send({ userEmail: 'new@example.com' })
      .expect(200);
    expect(await all()).toEqual([4, 3, 2]);
    await t.app.get(ChatConversationsService, { strict: false }).compactCounts();
    await remove(ids[2]!).expect(200);
    expect(await all()).toEqual([3, 3, 1]);
    await t.db.clear(ChatConversation);
    expect(await all()).toEqual([0, 0, 0]);
  });

  it.each([
    [{ sort: ['userName', 'ASC'] }],
    [{ sort: ['said', 'ASC'] }],
    [{ filter: { said: 'x' } }],
    [{ filter: { hasContact: 'yes' } }],
    [{ range: [4, 2] }],
  ])('%j is a 400', async (query) => {
    await list(query).expect(400);
  });
});

it('one conversation is its transcript and contact details, for no cache, without its session id', async () => {
  const answer = await get(`/${ids[3]}`).expect(200);
  expect(answer.body).toEqual({
    id: ids[3],
    userName: null,
    userEmail: null,
    userPhone: '011 555 0136',
    messageCount: 4,
    lastQuestion: 'call 011 555 0136',
    apologyCount: 1,
    handled: false,
    inDistress: false,
    assignedTo: null,
    messageId: null,
    createdAt: day(4).toISOString(),
    updatedAt: day(4).toISOString(),
    messages: said('Hello!', 'Aikido?', 'Sorry.', 'call 011 555 0136'),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

describe('DELETE', () => {
  it('removes it and answers with what the list told', async () => {
    const {
      body: [row],
    } = await list({ range: [0, 0] }).expect(200);
    const { sessionId } = await t.db.findOneByOrFail(ChatConversation, { id: ids[0]! });
    expect((await remove(ids[0]!).expect(200)).body).toEqual(row);
    expect(await t.db.query("SELECT 1 FROM chat_conversations WHERE chat_conversations::text LIKE '%thandi%'")).toEqual(
      [],
    );
    await get(`/${ids[0]}`).expect(404);
    await remove(ids[0]!).expect(404);
    await request(t.server).get(`/api/chatbot/conversations/${sessionId}`).expect(404);
    expect(places(await list().expect(200))).toEqual([3, 2, 1]);
  });

  it('twice at once is one 200 and one 404', async () => {
    const statuses = await t.db
      .transaction(async (other) => {
        await other.findOne(ChatConversation, { where: { id: ids[0]! }, lock: { mode: 'pessimistic_write' } });
        const both = Promise.all([remove(ids[0]!), remove(ids[0]!)].map((call) => call.then(({ status }) => status)));
        await untilSomeoneWaitsForALock(t.db, 2);
        return { both };
      })
      .then(({ both }) => both);
    expect(statuses.toSorted()).toEqual([200, 404]);
  });

  it('while the visitor goes on: the save finds it gone', async () => {
    const { sessionId } = await t.db.findOneByOrFail(ChatConversation, { id: ids[1]! });
    const status = await t.db
      .transaction(async (other) => {
        await other.delete(ChatConversation, ids[1]!);
        const waiting = request(t.server)
          .put(`/api/chatbot/conversations/${sessionId}`)
          .send({ messages: said('Hello!', 'More?') })
          .then((answer) => answer.status);
        await untilSomeoneWaitsForALock(t.db);
        return { waiting };
      })
      .then(({ waiting }) => waiting);
    expect(status).toBe(404);
    expect(await t.db.count(ChatConversation)).toBe(3);
  });
});

it.each(['0', '-1', 'abc', '2147483648', '1%00', '2147483647'])('the id %s is a 404', async (id) => {
  for (const answer of [await get(`/${id}`), await remove(id)]) {
    expect(answer.body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: expect.stringMatching(/^There is no (record|conversation) with this id$/),
    });
  }
});
