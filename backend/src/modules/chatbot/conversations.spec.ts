import request from 'supertest';
import { CHAT_RULES } from '#libs/contracts/chatbot';
import type { ChatMessageView, CreateChatConversationDto } from '#libs/contracts/generated/api';
import { SESSION_ID } from '#libs/contracts/session-id';
import { pickContactDetails } from '#libs/domain/chat/contact-details';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ChatConversation } from './chat-conversation.entity.js';

const SESSION = 'Visitor_1-of-today';
const VISITOR = { userEmail: 'thandi@example.com', userName: 'Thandi Mokoena', userPhone: '082 555 0134' };

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.clear(ChatConversation);
  await t.db.query('DELETE FROM attempts'); // misses of the test before
});

const said = (count: number): ChatMessageView[] =>
  Array.from({ length: count }, (_, i) => ({
    role: i % 2 === 0 ? 'user' : 'assistant',
    content: `Message ${i + 1}`,
    timestamp: 1_800_000_000_000 + i,
  }));
const begun = (fields: object = {}): CreateChatConversationDto => ({
  sessionId: SESSION,
  messages: said(2),
  ...VISITOR,
  ...fields,
});
const post = (body: object) => request(t.server).post('/api/chatbot/conversations').send(body);
const put = (body: object, sessionId = SESSION) =>
  request(t.server).put(`/api/chatbot/conversations/${sessionId}`).send(body);
const get = (sessionId = SESSION) => request(t.server).get(`/api/chatbot/conversations/${sessionId}`);
const stored = (sessionId = SESSION) => t.db.findOneByOrFail(ChatConversation, { sessionId });

/** The answer as it went over the wire holds nothing of who the visitor is. */
function expectNobody(text: string): void {
  for (const secret of ['userEmail', 'userName', 'userPhone', ...Object.values(VISITOR)])
    expect(text).not.toContain(secret);
}

describe('POST /api/chatbot/conversations', () => {
  it('keeps the conversation and answers with its messages, and nothing of who the visitor is', async () => {
    const answer = await post(begun()).expect(201);
    expect(answer.body).toEqual({
      sessionId: SESSION,
      messages: said(2),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expectNobody(answer.text);
    expect(await stored()).toMatchObject({ sessionId: SESSION, messages: said(2), ...VISITOR });
  });

  it.each([
    ['none given', {}],
    ['nulls', { userEmail: null, userName: null, userPhone: null }],
    ['empty texts', { userEmail: '', userName: '  ', userPhone: '' }],
  ])('takes contact details of %s', async (_what, fields) => {
    await post({ sessionId: SESSION, messages: said(1), ...fields }).expect(201);
    expect(await stored()).toMatchObject({ userEmail: null, userName: null, userPhone: null });
  });

  it('keeps who the visitor is on one line, so that no mail shows a line of theirs as one of ours', async () => {
    const written = { userName: ' Eve\r\nEmail: other@example.com\u2028\u001b[2J ', userPhone: '082\n555\t0134' };
    await post({ sessionId: SESSION, messages: said(1), ...written }).expect(201);
    expect(await stored()).toMatchObject({ userName: 'Eve Email: other@example.com [2J', userPhone: '082 555 0134' });
  });

  it('of one that exists is a 409 that changes nothing', async () => {
    await post(begun()).expect(201);
    const answer = await post(begun({ messages: said(4), userName: 'Somebody else' })).expect(409);
    expect(answer.body).toEqual({ statusCode: 409, error: 'Conflict', message: CHAT_RULES.knownConversation });
    expectNobody(answer.text);
    expect(await stored()).toMatchObject({ messages: said(2), ...VISITOR });
  });

  it('ten times at once makes one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(begun()).then(({ status }) => status)));
    expect(answers.toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await t.db.count(ChatConversation)).toBe(1);
  });

  it('ignores unknown fields, also within messages', async () => {
    await post(
      begun({ id: 7, createdAt: '1999-01-01', colour: 'red', messages: [{ ...said(1)[0], colour: 'red', id: 1 }] }),
    ).expect(201);
    expect((await stored()).messages).toEqual(said(1));
    expect((await stored()).createdAt.getFullYear()).toBeGreaterThan(2000);
  });

  it('takes the longest, in any script, and SQL as text', async () => {
    const content = "'); DROP TABLE chat_conversations;-- 🥋 Môre 李\n";
    const messages = said(500).map((message) => ({ ...message, content }));
    await post(begun({ messages })).expect(201);
    expect((await stored()).messages).toEqual(messages);
    await post(
      begun({ sessionId: 'x'.repeat(64), messages: [{ ...said(1)[0], content: 'y'.repeat(4000), timestamp: 0 }] }),
    ).expect(201);
  });
});

describe('what is refused', () => {
  const message = said(1)[0]!;

  it.each<[string, object, Record<string, string>]>([
    ['no session id', { sessionId: undefined }, { sessionId: SESSION_ID.invalid }],
    ['a short session id', { sessionId: 'x'.repeat(7) }, { sessionId: SESSION_ID.invalid }],
    ['a long session id', { sessionId: 'x'.repeat(65) }, { sessionId: SESSION_ID.invalid }],
    ['a session id with a space', { sessionId: 'visitor 1' }, { sessionId: SESSION_ID.invalid }],
    ['a session id and a line end', { sessionId: 'visitor-1\n' }, { sessionId: SESSION_ID.invalid }],
    ['a session id that is a number', { sessionId: 12345678 }, { sessionId: SESSION_ID.invalid }],
    ['a session id that is a list', { sessionId: ['visitor-1'] }, { sessionId: SESSION_ID.invalid }],
    ['no messages', { messages: undefined }, { messages: CHAT_RULES.messages.required }],
  ])('%s, when it begins', async (_what, fields, errors) => {
    const answer = await post(begun(fields)).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message: Object.values(errors)[0], errors });
    expect(await t.db.count(ChatConversation)).toBe(0);
  });

  it.each<[string, object, Record<string, string>]>([
    ['messages that are null', { messages: null }, { messages: CHAT_RULES.messages.required }],
    ['messages that are text', { messages: 'Hello' }, { messages: CHAT_RULES.messages.required }],
    ['messages that are an object', { messages: { 0: message } }, { messages: CHAT_RULES.messages.required }],
    ['a message that is text', { messages: ['Hello'] }, { messages: CHAT_RULES.messages.wrongType }],
    ['a message that is null', { messages: [message, null] }, { messages: CHAT_RULES.messages.wrongType }],
    ['a message that is a list', { messages: [[message]] }, { messages: CHAT_RULES.messages.wrongType }],
    ['501 messages', { messages: said(501) }, { messages: CHAT_RULES.messages.tooMany }],
    ['an unknown role', { messages: [{ ...message, role: 'bot' }] }, { 'messages.0.role': CHAT_RULES.role.unknown }],
    [
      'a role that is a list',
      { messages: [{ ...message, role: ['user'] }] },
      { 'messages.0.role': CHAT_RULES.role.unknown },
    ],
    [
      'no role',
      { messages: [message, { ...message, role: undefined }] },
      { 'messages.1.role': CHAT_RULES.role.unknown },
    ],
    [
      'no content',
      { messages: [{ ...message, content: undefined }] },
      { 'messages.0.content': CHAT_RULES.content.required },
    ],
    [
      'blanks as content',
      { messages: [{ ...message, content: ' \n ' }] },
      { 'messages.0.content': CHAT_RULES.content.required },
    ],
    [
      'content that is an object',
      { messages: [{ ...message, content: { text: 'Hi' } }] },
      { 'messages.0.content': CHAT_RULES.content.required },
    ],
    [
      'long content',
      { messages: [{ ...message, content: 'x'.repeat(4001) }] },
      { 'messages.0.content': CHAT_RULES.content.tooLong },
    ],
    [
      'no timestamp',
      { messages: [{ ...message, timestamp: undefined }] },
      { 'messages.0.timestamp': CHAT_RULES.timestamp.invalid },
    ],
    [
      'a timestamp as text',
      { messages: [{ ...message, timestamp: '2027-03-01T10:00:00Z' }] },
      { 'messages.0.timestamp': CHAT_RULES.timestamp.invalid },
    ],
    [
      'a timestamp with a fraction',
      { messages: [{ ...message, timestamp: 1.5 }] },
      { 'messages.0.timestamp': CHAT_RULES.timestamp.invalid },
    ],
    [
      'a negative timestamp',
      { messages: [{ ...message, timestamp: -1 }] },
      { 'messages.0.timestamp': CHAT_RULES.timestamp.invalid },
    ],
    [
      'a timestamp beyond all dates',
      { messages: [{ ...message, timestamp: 9e15 }] },
      { 'messages.0.timestamp': CHAT_RULES.timestamp.invalid },
    ],
    ['an email address that is none', { userEmail: 'thandi' }, { userEmail: CHAT_RULES.userEmail.invalid }],
    ['an email address that is an object', { userEmail: {} }, { userEmail: CHAT_RULES.userEmail.invalid }],
    ['a long email address', { userEmail: `${'x'.repeat(250)}@a.za` }, { userEmail: CHAT_RULES.userEmail.invalid }],
    ['a long name', { userName: 'x'.repeat(121) }, { userName: CHAT_RULES.userName.invalid }],
    ['a name that is a number', { userName: 5 }, { userName: CHAT_RULES.userName.invalid }],
    ['a long phone', { userPhone: '0'.repeat(41) }, { userPhone: CHAT_RULES.userPhone.invalid }],
    ['a phone that is a number', { userPhone: 825550134 }, { userPhone: CHAT_RULES.userPhone.invalid }],
  ])('%s, when it begins and when it goes on', async (_what, fields, errors) => {
    const expected = { statusCode: 400, error: 'Bad Request', message: Object.values(errors)[0], errors };
    await post(begun()).expect(201);
    expect((await put({ messages: said(3), ...fields }).expect(400)).body).toEqual(expected);
    expect((await post(begun({ sessionId: 'another-visitor', ...fields })).expect(400)).body).toEqual(expected);
    expect(await t.db.find(ChatConversation)).toMatchObject([{ sessionId: SESSION, messages: said(2), ...VISITOR }]);
  });

  it('1,500 wrong messages, in few words', async () => {
    for (const wrong of [1, {}, []]) {
      const answer = await post(begun({ messages: Array(1_500).fill(wrong) })).expect(400);
      expect(answer.body.errors).toEqual({ messages: CHAT_RULES.messages.tooMany });
    }
  });

  it.each(['short', 'x'.repeat(65), 'visitor%20one', 'visitor.one', '%27%3B--abcdef'])(
    'the path %s, on GET and PUT',
    async (sessionId) => {
      const expected = {
        statusCode: 400,
        error: 'Bad Request',
        message: SESSION_ID.invalid,
        errors: { sessionId: SESSION_ID.invalid },
      };
      expect((await get(sessionId).expect(400)).body).toEqual(expected);
      expect((await put({ messages: said(1) }, sessionId).expect(400)).body).toEqual(expected);
    },
  );
});

describe('GET /api/chatbot/conversations/{sessionId}', () => {
  it('answers the messages, kept by no cache, and nothing of who the visitor is', async () => {
    await post(begun()).expect(201);
    const answer = await get().expect(200);
    expect(answer.body).toEqual({
      sessionId: SESSION,
      messages: said(2),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
    expectNobody(answer.text);
  });

  it('of an unknown one is a 404', async () => {
    expect((await get('nobody-knows-this').expect(404)).body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: CHAT_RULES.unknownConversation,
    });
  });
});

describe('PUT /api/chatbot/conversations/{sessionId}', () => {
  beforeEach(() => post(begun()).expect(201));

  it('keeps the conversation as it is now, and answers nothing of who the visitor is', async () => {
    const before = await stored();
    const answer = await put({ messages: said(4), ...VISITOR }).expect(200);
    expect(answer.body).toEqual({
      sessionId: SESSION,
      messages: said(4),
      createdAt: before.createdAt.toISOString(),
      updatedAt: expect.any(String),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expectNobody(answer.text);
    expect((await stored()).messages).toEqual(said(4));
    expect((await stored()).updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
  });

  it('takes as many messages as are stored, and none', async () => {
    await put({ messages: said(2) }).expect(200);
    await put({ userName: 'Thandi M' }).expect(200);
    expect(await stored()).toMatchObject({ messages: said(2), userName: 'Thandi M' });
  });

  it.each([[said(1)], [[]]])('with fewer messages than are stored is a 409: nothing is lost', async (messages) => {
    const answer = await put({ messages, userName: 'Somebody else' }).expect(409);
    expect(answer.body).toEqual({ statusCode: 409, error: 'Conflict', message: CHAT_RULES.fewerMessages });
    expectNobody(answer.text);
    expect(await stored()).toMatchObject({ messages: said(2), ...VISITOR });
  });

  it.each([
    ['another text', [said(2)[0], { ...said(2)[1], content: 'Never mind' }]],
    ['another speaker', [{ ...said(1)[0], role: 'assistant' }, said(2)[1], said(3)[2]]],
    ['another time', [{ ...said(1)[0], timestamp: 1 }, ...said(4).slice(1)]],
    ['one put in between', [said(1)[0], said(3)[2], said(2)[1]]],
  ])('with %s than is stored is a 409: what was said stays', async (_what, messages) => {
    const answer = await put({ messages, userName: 'Somebody else' }).expect(409);
    expect(answer.body).toEqual({ statusCode: 409, error: 'Conflict', message: CHAT_RULES.otherMessages });
    expect(await stored()).toMatchObject({ messages: said(2), ...VISITOR });
  });

  it('with fewer messages is a 409 also when the longer conversation is being saved at that moment', async () => {
    const { id } = await stored();
    const answer = await t.db
      .transaction(async (other) => {
        await other.update(ChatConversation, id, { messages: said(6) });
        const waiting = put({ messages: said(4) }).then((response) => response);
        await untilSomeoneWaitsForALock(t.db);
        return { waiting };
      })
      .then(({ waiting }) => waiting);
    expect(answer.status).toBe(409);
    expect((await stored()).messages).toEqual(said(6));
  });

  it('twenty at once leave the longest', async () => {
    const lengths = Array.from({ length: 20 }, (_, i) => 3 + ((i * 7) % 20));
    const statuses = await Promise.all(
      lengths.map((length) => put({ messages: said(length) }).then(({ status }) => status)),
    );
    expect(new Set([200, 409, ...statuses])).toEqual(new Set([200, 409]));
    expect((await stored()).messages).toEqual(said(22));
  });

  it('lets empty details stay as they are known, and given ones take their place', async () => {
    await put({ messages: said(2), userEmail: '', userName: null }).expect(200);
    expect(await stored()).toMatchObject(VISITOR);
    await put({ messages: said(2), userEmail: 'new@example.com' }).expect(200);
    expect(await stored()).toMatchObject({ ...VISITOR, userEmail: 'new@example.com' });
  });

  it('takes whatever the assistant may find in a text', async () => {
    const found = pickContactDetails("my name is Zoë O'Brien, a..b.-+%_@x-.-y.co.za or +27 (0)82 555 0134");
    expect(Object.keys(found).toSorted()).toEqual(['email', 'name', 'phone']);
    await put({ messages: said(2), userEmail: found.email, userName: found.name, userPhone: found.phone }).expect(200);
  });

  it('ignores another session id in the body', async () => {
    await put({ messages: said(3), sessionId: 'another-visitor' }).expect(200);
    expect((await stored()).messages).toEqual(said(3));
  });

  it('of an unknown one is a 404 that makes none', async () => {
    expect((await put({ messages: said(1) }, 'nobody-knows-this').expect(404)).body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: CHAT_RULES.unknownConversation,
    });
    expect(await t.db.count(ChatConversation)).toBe(1);
  });
});
