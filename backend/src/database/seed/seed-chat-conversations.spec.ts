import request from 'supertest';
import { wantsNotify } from '#libs/domain/chat/wants-notify';
import { pickContactDetails } from '#libs/domain/chat/contact-details';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ChatConversation } from '../../modules/chatbot/chat-conversation.entity.js';
import { seedChatConversations } from './seed-chat-conversations.js';

let t: TestApp;
let conversations: ChatConversation[];
beforeAll(async () => {
  t = await startTestApp();
  await seedChatConversations(t.db);
  await seedChatConversations(t.db);
  conversations = await t.db.find(ChatConversation);
});
afterAll(() => t.close());

it('has four conversations, once, with all contact details, some and none', () => {
  expect(
    conversations
      .map(
        ({ userEmail, userName, userPhone }) =>
          [userEmail, userName, userPhone].filter((detail) => detail !== null).length,
      )
      .toSorted(),
  ).toEqual([0, 1, 1, 3]);
});

it('keeps of each visitor what they said of themselves', () => {
  for (const { messages, userEmail, userName, userPhone } of conversations) {
    const mentioned = pickContactDetails(
      messages
        .filter(({ role }) => role === 'user')
        .map(({ content }) => content)
        .join('\n'),
    );
    expect(mentioned).toEqual({
      ...(userEmail !== null && { email: userEmail }),
      ...(userName !== null && { name: userName }),
      ...(userPhone !== null && { phone: userPhone }),
    });
  }
});

it('has messages that the staff would be mailed about, and others', () => {
  const judged = conversations.flatMap(({ messages }) =>
    messages.filter(({ role }) => role === 'user').map(({ content }) => wantsNotify(content)),
  );
  expect(new Set(judged)).toEqual(new Set([true, false]));
});

it('could have been saved by the site, and be continued', async () => {
  for (const { sessionId, messages, userEmail, userName, userPhone } of conversations) {
    await request(t.server)
      .put(`/api/chatbot/conversations/${sessionId}`)
      .send({ messages, userEmail, userName, userPhone })
      .expect(200);
  }
});

it('mails nobody', async () => {
  expect(await t.db.query('SELECT 1 FROM graphile_worker.jobs')).toEqual([]);
});
