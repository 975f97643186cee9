import { isApology } from '#libs/domain/chat/answer-rules';
import { answerTo } from '#libs/domain/chat/answer';
import { withoutContactDetails } from '#libs/domain/chat/contact-details';
import { BIASES, WEIGHTS } from '#libs/domain/chat/intent-weights';
import { recogniserOf } from '#libs/domain/chat/intent-score';
import { questionGroup } from '#libs/domain/chat/question-group';
import { unansweredQuestions } from '#libs/domain/chat/unanswered-questions';
import { readSchoolClock } from '#libs/domain/schedule/school-clock';
import { assistantFacts } from '#libs/school/assistant-facts';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ChatConversation } from '../../modules/chatbot/chat-conversation.entity.js';
import { UnansweredQuestion } from '../../modules/chatbot/unanswered-question.entity.js';
import { seedChatConversations } from './seed-chat-conversations.js';
import { seedUnansweredQuestions } from './seed-unanswered-questions.js';

let t: TestApp;
let questions: UnansweredQuestion[];
beforeAll(async () => {
  t = await startTestApp();
  await seedChatConversations(t.db);
  await seedUnansweredQuestions(t.db);
  await seedUnansweredQuestions(t.db);
  questions = await t.db.find(UnansweredQuestion);
});
afterAll(() => t.close());

it('has five questions, once, open ones and a dismissed one', () => {
  expect(questions.map(({ status }) => status).toSorted()).toEqual(['dismissed', 'open', 'open', 'open', 'open']);
});

it('each is one that the assistant has no answer to', () => {
  const now = readSchoolClock(new Date());
  const recognise = recogniserOf(WEIGHTS, BIASES);
  const rules = questions.map(({ question }) => [
    question,
    answerTo(question, [], { now, questions: builtInFaqs(), facts: assistantFacts, recognise }).rule,
  ]);
  expect(rules).toEqual(questions.map(({ question }) => [question, 'apology']));
});

it('knows what the demo conversations could not be answered', async () => {
  const conversations = await t.db.find(ChatConversation);
  const asked = conversations.flatMap(({ messages }) => unansweredQuestions(messages, isApology));
  expect(asked).toHaveLength(2);
  expect(conversations.map(({ apologyCount }) => apologyCount).toSorted()).toEqual([0, 0, 0, 2]);
  const groups = questions.map(({ question }) => questionGroup(question));
  for (const { content } of asked) expect(groups).toContain(questionGroup(withoutContactDetails(content)));
});
