import request from 'supertest';
import { RETENTION } from '#libs/domain/retention';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { apology } from '#libs/domain/chat/answer-rules';
import { assistantFacts } from '#libs/school/assistant-facts';
import { createUnansweredQuestion } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Faq } from '../faqs/faq.entity.js';
import { ChatConversation } from './chat-conversation.entity.js';
import { ChatbotService } from './chatbot.service.js';
import { UnansweredQuestion } from './unanswered-question.entity.js';

const APOLOGY = apology(assistantFacts);
const SESSION = 'Visitor_1-of-today';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.clear(ChatConversation);
  await t.db.clear(Faq, { cascade: true });
});

let clockMs = 1_800_000_000_000;
const say = (role: ChatMessageView['role'], content: string): ChatMessageView => ({
  role,
  content,
  timestamp: clockMs++,
});
/** Questions that nobody could answer. */
const unanswered = (...questions: string[]) =>
  questions.flatMap((question) => [say('user', question), say('assistant', APOLOGY)]);
const answered = (question: string) => [say('user', question), say('assistant', 'Yes, we do.')];
const post = (messages: ChatMessageView[], sessionId = SESSION) =>
  request(t.server).post('/api/chatbot/conversations').send({ sessionId, messages });
const put = (messages: ChatMessageView[], sessionId = SESSION) =>
  request(t.server).put(`/api/chatbot/conversations/${sessionId}`).send({ messages });
const kept = () => t.db.find(UnansweredQuestion, { order: { id: 'ASC' } });
const counts = async () => Object.fromEntries((await kept()).map(({ question, askedCount }) => [question, askedCount]));
const stored = (sessionId = SESSION) => t.db.findOneByOrFail(ChatConversation, { sessionId });
const newFaq = () => t.db.save(Faq, { question: 'Do you teach sumo?', answer: 'No, we do not teach it.' });

describe('a saved conversation', () => {
  it('counts what ended in the apology, and nothing else', async () => {
    await post([
      say('assistant', 'Hello!'),
      ...answered('Do you have boxing?'),
      ...unanswered('Do you teach sumo?', 'Is there a sauna?'),
      say('user', 'And then?'),
    ]).expect(201);
    expect(await counts()).toEqual({ 'Do you teach sumo?': 1, 'Is there a sauna?': 1 });
    expect(await kept()).toMatchObject([
      { status: 'open', faqId: null },
      { status: 'open', faqId: null },
    ]);
    expect(await stored()).toMatchObject({
      apologyCount: 2,
      unanswered: true,
      messageCount: 8,
      lastQuestion: 'And then?',
    });
  });

  it('brings together what asks the same, and keeps it as it was asked last', async () => {
    await post(unanswered('Do you teach sumo?', 'do YOU teach sumo', 'Sumo: teach you?')).expect(201);
    expect(await counts()).toEqual({ 'Sumo: teach you?': 3 });
    await post(unanswered('you teach sumo, do you'), 'another-visitor').expect(201);
    expect(await counts()).toEqual({ 'you teach sumo, do you': 4 });
    const [question] = await kept();
    expect(question!.lastAskedAt.getTime()).toBeGreaterThan(question!.firstAskedAt.getTime());
  });

  it('counts a message once, however often it is saved', async () => {
    const first = unanswered('Do you teach sumo?');
    const boxing = answered('Do you have boxing?');
    await post(first).expect(201);
    for (let i = 0; i < 3; i++) await put(first).expect(200);
    await put([...first, ...boxing]).expect(200);
    expect(await counts()).toEqual({ 'Do you teach sumo?': 1 });
    expect(await stored()).toMatchObject({ apologyCount: 1 });
    await put([...first, ...boxing, ...unanswered('Do you teach sumo?')]).expect(200);
    expect(await counts()).toEqual({ 'Do you teach sumo?': 2 });
    expect(await stored()).toMatchObject({ apologyCount: 2 });
  });

  it('counts a question that was saved before its apology', async () => {
    const [question, answer] = unanswered('Do you teach sumo?') as [ChatMessageView, ChatMessageView];
    await post([question]).expect(201);
    expect(await counts()).toEqual({});
    await put([question, answer]).expect(200);
    expect(await counts()).toEqual({ 'Do you teach sumo?': 1 });
  });

  it('counts once what two tabs save in turns, the second only together with what the first has saved', async () => {
    const greeting = say('assistant', 'Hello!');
    const [one, other] = [unanswered('Do you teach sumo?'), unanswered('Is there a sauna?')];
    await post([greeting, ...one]).expect(201);
    await put([greeting, ...other]).expect(409);
    expect(await counts()).toEqual({ 'Do you teach sumo?': 1 });
    await put([greeting, ...other, ...one]).expect(409);
    await put([greeting, ...one, ...other]).expect(200);
    expect(await counts()).toEqual({ 'Do you teach sumo?': 1, 'Is there a sauna?': 1 });
  });

  it('counts once of ten saves of it at once', async () => {
    const greeting = say('assistant', 'Hello!');
    await post([greeting]).expect(201);
    const messages = [greeting, ...unanswered('Do you teach sumo?')];
    await Promise.all(Array.from({ length: 10 }, () => put(messages).expect(200)));
    await Promise.all(Array.from({ length: 10 }, () => post(messages, 'another-visitor').then(({ status }) => status)));
    expect(await counts()).toEqual({ 'Do you teach sumo?': 2 });
  });

  it('of ten visitors at once makes one row', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        post(unanswered('Do you teach sumo?'), `visitor-number-${i}`).then(({ status }) => status),
      ),
    );
    expect(statuses).toEqual(Array(10).fill(201));
    expect(await counts()).toEqual({ 'Do you teach sumo?': 10 });
  });

  it('waits in no circle with one that has the same questions in the opposite order', async () => {
    const questions = Array.from({ length: 20 }, (_, i) => `Do you teach style number${i}x?`);
    const saves = Array.from({ length: 12 }, (_, i) =>
      post(unanswered(...(i % 2 === 0 ? questions : questions.toReversed())), `visitor-number-${i}`).then(
        ({ status }) => status,
      ),
    );
    expect(await Promise.all(saves)).toEqual(Array(12).fill(201));
    expect(Object.values(await counts())).toEqual(Array(20).fill(12));
  });

  it('that is refused counts nothing', async () => {
    const messages = unanswered('Do you teach sumo?');
    await post([...answered('Hi'), ...answered('Ho')]).expect(201);
    await post(messages).expect(409);
    await put(messages).expect(409);
    await put(messages, 'nobody-knows-this').expect(404);
    expect(await counts()).toEqual({});
  });

  it('and its count are written together or not at all', async () => {
    await t.db.query(
      'CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS ' +
        "$$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '23514'; END $$",
    );
    await t.db.query(
      'CREATE TRIGGER refuse_all BEFORE INSERT ON unanswered_questions FOR EACH ROW EXECUTE FUNCTION refuse()',
    );
    const messages = unanswered('Do you teach sumo?');
    await post(messages).expect(400);
    expect(await t.db.count(ChatConversation)).toBe(0);
    await t.db.query('DROP TRIGGER refuse_all ON unanswered_questions');
    await t.db.query(
      `CREATE CONSTRAINT TRIGGER refuse_late AFTER INSERT OR UPDATE ON chat_conversations
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    await post(messages).expect(400);
    expect(await counts()).toEqual({});
    await t.db.query('DROP FUNCTION refuse() CASCADE');
    await post([]).expect(201);
    await t.db.query(
      'CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS ' +
        "$$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '23514'; END $$",
    );
    await t.db.query(
      `CREATE CONSTRAINT TRIGGER refuse_late AFTER UPDATE ON chat_conversations DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    await put(messages).expect(400);
    expect(await counts()).toEqual({});
    await t.db.query('DROP FUNCTION refuse() CASCADE');
    await put(messages).expect(200);
    expect(await counts()).toEqual({ 'Do you teach sumo?': 1 });
  });
});

describe('what is kept of a question', () => {
  it('holds no contact details', async () => {
    await post(
      unanswered('My name is Thandi Mokoena, is there parking? thandi@example.com, 082 555 0134 or zoe@example.com'),
    ).expect(201);
    expect(await counts()).toEqual({ 'My name is … is there parking? …, … or …': 1 });
    // Without its numbers and times, in which any three digits may stand.
    const [row] = await t.db.query<{ row: string }[]>(
      `SELECT (to_jsonb(whole) - ARRAY['id', 'first_asked_at', 'last_asked_at', 'updated_at'])::text AS row
       FROM unanswered_questions whole`,
    );
    for (const detail of ['thandi', 'mokoena', '555', 'example.com'])
      expect(row!.row.toLowerCase()).not.toContain(detail);
  });

  it.each(['?!', '🥋', '082 555 0134', 'thandi@example.com'])('is nothing of %s', async (text) => {
    await post(unanswered(text)).expect(201);
    expect(await counts()).toEqual({});
    expect(await stored()).toMatchObject({ apologyCount: 1 });
  });

  it.each([
    'word '.repeat(800),
    '🥋x'.repeat(2000),
    'ﷺ'.repeat(4000),
    '李'.repeat(4000),
    "'); DROP TABLE faqs;-- {}\\",
  ])('is at most 500 characters of %.12s…', async (text) => {
    await post(unanswered(text, `${text.slice(0, -1)}z`)).expect(201);
    const questions = await kept();
    expect(questions.length).toBeGreaterThanOrEqual(1);
    for (const { question } of questions) expect(Array.from(question).length).toBeLessThanOrEqual(500);
  });
});

describe('what is cut', () => {
  it.each([
    ['a question', ['x'.repeat(499) + '🥋']],
    ['what brings questions together', ['\u{20000}', '\u{21000}'].map((letter) => 'x'.repeat(299) + letter)],
  ])('%s, is cut between characters, never within one', async (_what, questions) => {
    await post(unanswered(...questions)).expect(201);
    expect((await kept()).map(({ question }) => question).toSorted()).toEqual(questions);
  });
});

describe('a question that is asked again', () => {
  const ask = (sessionId: string) => post(unanswered('do you teach sumo'), sessionId).expect(201);

  it('stays dismissed, and counts on', async () => {
    await createUnansweredQuestion(t.db, { question: 'Do you teach sumo?', status: 'dismissed' });
    await ask('another-visitor');
    expect(await kept()).toMatchObject([{ question: 'do you teach sumo', askedCount: 2, status: 'dismissed' }]);
  });

  it('is open again when its answer did not help', async () => {
    const { id } = await newFaq();
    await createUnansweredQuestion(t.db, { question: 'Do you teach sumo?', status: 'answered', faqId: id });
    await ask('another-visitor');
    expect(await kept()).toMatchObject([{ askedCount: 2, status: 'open', faqId: null }]);
    expect(await t.db.count(Faq)).toBe(1);
  });

  it('is open again when its FAQ is deleted, also while it is being asked', async () => {
    const { id } = await newFaq();
    await createUnansweredQuestion(t.db, { question: 'Do you teach sumo?', status: 'answered', faqId: id });
    await createUnansweredQuestion(t.db, { question: 'Is there a sauna?', status: 'dismissed' });
    const asked = await t.db
      .transaction(async (other) => {
        await other.delete(Faq, id);
        const waiting = post(unanswered('do you teach sumo')).then(({ status }) => status);
        await untilSomeoneWaitsForALock(t.db);
        return { waiting };
      })
      .then(({ waiting }) => waiting);
    expect(asked).toBe(201);
    expect(await kept()).toMatchObject([
      { askedCount: 2, status: 'open', faqId: null },
      { askedCount: 1, status: 'dismissed' },
    ]);
  });
});

it(`questions nobody asked or touched for ${RETENTION.conversations} are deleted, open ones too`, async () => {
  const { id: faqId } = await newFaq();
  const ages = {
    'long ago open': '3 years',
    'long ago dismissed': '13 months',
    'long ago answered': '12 months 1 minute',
    'not long ago': '11 months 27 days',
  };
  for (const [question, age] of Object.entries(ages)) {
    const status = (['answered', 'dismissed'] as const).find((word) => question.endsWith(word)) ?? 'open';
    const { id } = await createUnansweredQuestion(t.db, {
      question,
      status,
      faqId: status === 'answered' ? faqId : null,
    });
    await t.db.query(
      `UPDATE unanswered_questions
        SET updated_at = now() - $2::interval, first_asked_at = now() - interval '9 years' WHERE id = $1`,
      [id, age],
    );
  }
  await t.app.get(ChatbotService, { strict: false }).removeOld();
  expect(await counts()).toEqual({ 'not long ago': 1 });
});
