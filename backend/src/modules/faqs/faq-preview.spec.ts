import request from 'supertest';
import { FAQ_PREVIEW, FAQ_RULES } from '#libs/contracts/faq';
import {
  createChatConversation,
  createUnansweredQuestion,
  type SignedIn,
  signInAdmin,
} from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ChatConversation } from '../chatbot/chat-conversation.entity.js';
import { UnansweredQuestion } from '../chatbot/unanswered-question.entity.js';
import { Faq } from './faq.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.clear(ChatConversation, { cascade: true });
  await t.db.clear(UnansweredQuestion, { cascade: true });
  await t.db.clear(Faq, { cascade: true });
});

const receipt = { question: 'Can I get a receipt for my employer?', answer: 'Yes, ask at the desk.' };
const lockers = { question: 'Are lockers for rent?', answer: 'Yes, for R50 a month.' };
const asks = (...questions: string[]) =>
  createChatConversation(t.db, {
    messages: questions.flatMap((content, i) => [
      { role: 'user' as const, content, timestamp: 2 * i + 1 },
      { role: 'assistant' as const, content: 'Whatever it said then.', timestamp: 2 * i + 2 },
    ]),
  });
const preview = (body: object) => request(t.server).post('/api/admin/faqs/preview').set(admin.headers).send(body);
const none = { count: 0, examples: [] };

it('tells what a new one would answer, each asking counted, and saves nothing', async () => {
  await t.db.save(Faq, { ...lockers });
  await asks('Hello', 'receipt for my employer?', 'Receipt for my employer?');
  await asks('Are lockers for rent?');
  const { body } = await preview(receipt).expect(200);
  expect(body).toEqual({
    asked: 4,
    answered: {
      count: 2,
      examples: [
        {
          question: expect.stringMatching(/receipt for my employer\?/i),
          from: expect.stringContaining('Sorry, I do not know the answer to that.'),
          to: receipt.answer,
        },
      ],
    },
    changed: none,
  });
  expect(await t.db.count(Faq)).toBe(1);
});

it('tells from what to what a changed one answers, and what one leaves open that is made inactive', async () => {
  const { id } = await t.db.save(Faq, { ...lockers });
  await t.db.save(Faq, { ...receipt });
  await asks('Are lockers for rent?');
  const changed = { ...lockers, answer: 'Yes, for R80 a month.', id };
  expect((await preview(changed).expect(200)).body).toEqual({
    asked: 1,
    answered: none,
    changed: { count: 1, examples: [{ question: lockers.question, from: lockers.answer, to: changed.answer }] },
  });
  const { body } = await preview({ ...lockers, id, isActive: false }).expect(200);
  expect(body.changed).toMatchObject({ count: 1, examples: [{ from: lockers.answer }] });
  expect((await preview({ ...lockers, id }).expect(200)).body.changed).toEqual(none);
});

it('looks at questions without an answer too, though their conversation is gone, and at each once', async () => {
  await t.db.save(Faq, { ...lockers });
  await asks('Receipt for my employer?');
  await createUnansweredQuestion(t.db, { question: 'receipt for my employer?' });
  await createUnansweredQuestion(t.db, { question: 'Employer receipt please' });
  expect((await preview(receipt).expect(200)).body).toMatchObject({ asked: 2, answered: { count: 2 } });
});

it('reads a question by what was said before it', async () => {
  await t.db.save(Faq, { ...lockers });
  await asks('Are lockers for rent?', 'And on Monday?');
  const { body } = await preview({ ...lockers, question: 'And on Monday?', answer: 'On Mondays too.' }).expect(200);
  expect(body.asked).toBe(2);
});

it('looks at the newest 500 and shows 20 examples', async () => {
  await t.db.save(Faq, { ...lockers });
  const questions = Array.from({ length: 250 }, (_, i) => `Receipt for my employer${'!'.repeat(i)}`);
  for (let i = 0; i < 3; i++) await asks(...questions);
  const { body } = await preview(receipt).expect(200);
  expect(body.asked).toBe(500);
  expect(body.answered.count).toBe(500);
  expect(body.answered.examples).toHaveLength(20);
});

it.each([
  ['question', { ...receipt, question: 'No' }, FAQ_RULES.question.tooShort],
  ['answer', { ...receipt, answer: '' }, FAQ_RULES.answer.tooShort],
  ['id', { ...receipt, id: 2_000_000_000 }, FAQ_PREVIEW.unknownId],
  ['id', { ...receipt, id: 'one' }, FAQ_PREVIEW.unknownId],
])('refuses another %s', async (field, body, message) => {
  expect((await preview(body).expect(400)).body.errors).toEqual({ [field]: message });
});
