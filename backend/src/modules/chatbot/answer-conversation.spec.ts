import request from 'supertest';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { CONVERSATION_RULES } from '#libs/contracts/chat-admin';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { createChatConversation, createUser, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { ChatConversation } from './chat-conversation.entity.js';

const SESSION = 'visitor-answered';

let t: TestApp;
let admin: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000, publicUrl: 'https://www.stormcombat.example' });
  [admin, other] = [await signInAdmin(t), await signInAdmin(t)];
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
  await t.db.clear(ChatConversation, { cascade: true });
  await t.db.clear(ContactMessage, { cascade: true });
});

const said: ChatMessageView[] = [
  { role: 'user', content: 'Is there parking?', timestamp: 1 },
  { role: 'assistant', content: 'Sorry.', timestamp: 2 },
];
const LONG_AGO = new Date('2027-03-09T12:00:00Z');
const add = async (fields: Partial<ChatConversation> = {}) =>
  (await createChatConversation(t.db, { messages: said, updatedAt: LONG_AGO, ...fields })).id;
const call = (method: 'get' | 'put' | 'post' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin${path}`).set(admin.headers).send(body);
const put = (id: number, body: object) => call('put', `/chat-conversations/${id}`, body);
const found = async (filter: object): Promise<number[]> =>
  (
    (
      await call('get', '/chat-conversations')
        .query({ filter: JSON.stringify(filter), range: '[0,9]', sort: '["id","ASC"]' })
        .expect(200)
    ).body as { id: number }[]
  ).map(({ id }) => id);

describe('PUT /api/admin/chat-conversations/{id}', () => {
  it('marks what is handled and whose it is, each alone, and leaves the moment of the last word', async () => {
    const id = await add();
    expect((await put(id, { handled: true }).expect(200)).body).toMatchObject({ handled: true, assignedTo: null });
    const { body } = await put(id, { assignedTo: other.user.id }).expect(200);
    expect(body).toMatchObject({ handled: true, assignedTo: other.user.id, updatedAt: LONG_AGO.toISOString() });
    expect((await put(id, body).expect(200)).body).toEqual(body);
    expect((await call('get', `/chat-conversations/${id}`).expect(200)).body).toEqual(body);
  });

  it('is found by what was said of it', async () => {
    const [open, handled, mine] = [await add(), await add({ handled: true }), await add({ assignedTo: admin.user.id })];
    expect(await found({ handled: true })).toEqual([handled]);
    expect(await found({ handled: false })).toEqual([open, mine]);
    expect(await found({ assignedTo: admin.user.id })).toEqual([mine]);
    expect(await found({ assignedTo: null, handled: false })).toEqual([open]);
    await put(mine, { handled: true }).expect(200);
    const counted = await call('get', '/chat-conversations').query({ filter: '{"handled":true}', range: '[0,0]' });
    expect(counted.headers['content-range']).toBe('chat-conversations 0-0/2');
  });

  it.each([
    ['handled', { handled: 'yes' }, CONVERSATION_RULES.handled.wrongType],
    ['assignedTo', { assignedTo: 'me' }, CONTACT_RULES.assignedTo.notStaff],
    ['assignedTo', { assignedTo: 2_000_000_000 }, CONTACT_RULES.assignedTo.notStaff],
    ['lastQuestion', { lastQuestion: 'Another?' }, 'lastQuestion cannot be changed'],
  ])('refuses another %s and changes nothing', async (field, body, message) => {
    const id = await add();
    expect((await put(id, { handled: true, ...body }).expect(400)).body.errors).toEqual({ [field]: message });
    expect(await t.db.findOneByOrFail(ChatConversation, { id })).toMatchObject({ handled: false, assignedTo: null });
  });

  it('assigns it to active staff only, and tells them by mail unless they did it themselves', async () => {
    const gone = await createUser(t.db, { role: 'admin', isActive: false });
    const id = await add({ userName: 'Thandi', userEmail: 'thandi@example.com' });
    await put(id, { assignedTo: gone.id }).expect(400);
    await put(id, { assignedTo: admin.user.id }).expect(200);
    await put(id, { assignedTo: other.user.id }).expect(200);
    await put(id, { assignedTo: other.user.id, handled: true }).expect(200);
    await runJobs(t);
    const mails = await readMails(t);
    expect(mails.map(({ subject }) => subject)).toEqual(['Assigned to you: Is there parking?']);
    expect(mails[0]!.to).toMatchObject([{ address: other.user.email }]);
    expect(mails[0]!.text).toContain('Thandi wrote to the assistant');
    expect(mails[0]!.text).toContain(`https://www.stormcombat.example/admin/chat-conversations/${id}/show`);
  });

  it('is open again once the visitor writes, not when the assistant does', async () => {
    const id = await add({ sessionId: SESSION, handled: true });
    const goOn = (messages: ChatMessageView[]) =>
      request(t.server).put(`/api/chatbot/conversations/${SESSION}`).send({ messages }).expect(200);
    const answered = [...said, { role: 'assistant' as const, content: 'More of it.', timestamp: 3 }];
    await goOn(answered);
    expect(await found({ handled: true })).toEqual([id]);
    await goOn([...answered, { role: 'user', content: 'And on Sunday?', timestamp: 4 }]);
    expect(await found({ handled: false })).toEqual([id]);
  });
});

describe('POST /api/admin/chat-conversations/{id}/message', () => {
  const make = (id: number) => call('post', `/chat-conversations/${id}/message`);

  it('makes one message of it, linked both ways, however often and by how many it is pressed', async () => {
    const id = await add({
      userName: 'Thandi Mokoena',
      userEmail: 'thandi@example.com',
      userPhone: '082 555 0134',
      assignedTo: other.user.id,
    });
    const answers = await Promise.all([make(id), make(id), make(id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [{ body }] = answers;
    expect(new Set(answers.map((answer) => answer.body.id))).toEqual(new Set([body.id]));
    expect(await t.db.count(ContactMessage)).toBe(1);
    expect(body).toMatchObject({
      fullName: 'Thandi Mokoena',
      email: 'thandi@example.com',
      phone: '+27825550134',
      subject: 'Chat: Is there parking?',
      status: 'read',
      assignedTo: other.user.id,
      suspectedSpam: false,
    });
    expect(body.message).toContain('Visitor: Is there parking?');
    expect((await call('get', `/contact-messages/${body.id}`).expect(200)).body.conversationId).toBe(id);
    const conversation = (await call('get', `/chat-conversations/${id}`).expect(200)).body;
    expect(conversation).toMatchObject({ messageId: body.id, updatedAt: LONG_AGO.toISOString() });
  });

  it.each([
    ['an address alone', { userEmail: 'ann@example.com' }, { email: 'ann@example.com', phone: '' }],
    ['a number alone', { userPhone: '082 555 0134' }, { email: '', phone: '+27825550134' }],
  ])('makes one of %s, which a plan and an answer by another way leave whole', async (_what, left, expected) => {
    const { body } = await make(await add(left)).expect(201);
    expect(body).toMatchObject({ fullName: CONVERSATION_RULES.unnamedVisitor, ...expected });
    const { body: read } = await call('get', `/contact-messages/${body.id}`).expect(200);
    await call('put', `/contact-messages/${body.id}`, { ...read, assignedTo: admin.user.id }).expect(200);
    const response = { response: 'We called.', responseType: 'phone' };
    await call('put', `/contact-messages/${body.id}/response`, response).expect(200);
  });

  it('is handled once that message is answered, and leaves the moment of the last word', async () => {
    const [id, another] = [await add({ userEmail: 'ann@example.com' }), await add()];
    const { body } = await make(id).expect(201);
    expect(await found({ handled: true })).toEqual([]);
    const response = { response: 'Yes, there is.', responseType: 'email' };
    await call('put', `/contact-messages/${body.id}/response`, response).expect(200);
    expect(await found({ handled: true })).toEqual([id]);
    expect(await found({ handled: false })).toEqual([another]);
    expect((await call('get', `/chat-conversations/${id}`).expect(200)).body.updatedAt).toBe(LONG_AGO.toISOString());
  });

  it('sends nothing from here to a visitor without an address', async () => {
    const { body } = await make(await add({ userPhone: '082 555 0134' })).expect(201);
    const response = { response: 'Yes, there is.', responseType: 'email', sendFromHere: true };
    const refused = await call('put', `/contact-messages/${body.id}/response`, response).expect(400);
    expect(refused.body.errors).toEqual({ sendFromHere: CONTACT_RULES.sendFromHere.noAddress });
  });

  it.each([
    ['nothing', {}],
    ['a number that reaches nobody', { userPhone: 'ask my coach' }],
  ])('refuses where the visitor left %s', async (_what, left) => {
    const refused = await make(await add(left)).expect(409);
    expect(refused.body.message).toBe(CONVERSATION_RULES.nobodyToAnswer);
    expect(await t.db.count(ContactMessage)).toBe(0);
  });

  it('stays when its conversation is deleted, and is named again by one that comes back', async () => {
    const id = await add({ userEmail: 'ann@example.com', assignedTo: other.user.id });
    const { body } = await make(id).expect(201);
    const conversationId = async () =>
      (await call('get', `/contact-messages/${body.id}`).expect(200)).body.conversationId as number | null;
    await call('delete', `/chat-conversations/${id}`).expect(200);
    expect(await conversationId()).toBeNull();
    await call('post', `/chat-conversations/${id}/restore`).expect((answer) => expect(answer.status).toBeLessThan(300));
    expect(await conversationId()).toBe(id);
  });
});
