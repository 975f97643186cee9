import request from 'supertest';
import type { ChatMessage } from '#libs/contracts/chatbot';
import { quickQuestions } from '#libs/domain/chat/quick-questions';
import { createChatConversation } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { AskedTopic } from './asked-topic.entity.js';
import { ChatConversation } from './chat-conversation.entity.js';
import { QuickQuestionsService } from './quick-questions.service.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.db.clear(ChatConversation));

const asks = (...contents: string[]) => {
  const messages = contents.flatMap((content, i): ChatMessage[] => [
    { role: 'user', content, timestamp: 2 * i },
    { role: 'assistant', content: 'Is there parking? Yes.', timestamp: 2 * i + 1 },
  ]);
  return createChatConversation(t.db, { messages });
};
const offered = async () => (await request(t.server).get('/api/chatbot/quick-questions').expect(200)).body;
const recount = () => t.app.get(QuickQuestionsService).recount();

it('offers what visitors ask about most, as the last night counted it', async () => {
  expect(await offered()).toEqual(quickQuestions({}));
  for (let i = 0; i < 6; i++)
    await asks('where can i park my car', 'is the parking safe', `do you take kids of ${i + 5}`);
  await asks('is there parking');
  await createChatConversation(t.db, { messages: [{ role: 'assistant', content: 'Hello', timestamp: 1 }] });
  await recount();
  expect(await t.db.find(AskedTopic, { order: { askedCount: 'DESC' } })).toEqual([
    { topic: 'parking', askedCount: 7 },
    { topic: 'kids', askedCount: 6 },
  ]);
  expect(await offered()).toEqual(quickQuestions({ parking: 7, kids: 6 }));
  await t.db.clear(ChatConversation);
  await recount();
  expect(await t.db.find(AskedTopic)).toEqual([]);
  expect(await offered()).toEqual(quickQuestions({}));
});

it('a topic of another release is passed over', async () => {
  await t.db.query("INSERT INTO asked_topics VALUES ('archery', 900)");
  expect(await offered()).toEqual(quickQuestions({}));
});
