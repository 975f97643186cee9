import { RETENTION } from '#libs/domain/retention';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { runJobs } from '../../../test/run-jobs.js';
import { startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { JobClock } from '../jobs/job-clock.js';
import { ChatConversation } from './chat-conversation.entity.js';
import { ChatbotService } from './chatbot.service.js';

const SESSION = 'Visitor_1-of-today';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.db.clear(ChatConversation));

const said = (count: number): ChatMessageView[] =>
  Array.from({ length: count }, (_, i) => ({ role: 'user', content: `Message ${i + 1}`, timestamp: i }));
const add = (sessionId = SESSION) =>
  t.db.insert(ChatConversation, { sessionId, messages: said(2), userEmail: 'thandi@example.com' });
const stored = () => t.db.findOneByOrFail(ChatConversation, { sessionId: SESSION });
const call = (from: string, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  t.app
    .getHttpAdapter()
    .getInstance()
    .inject({ method, url: `/api/chatbot/conversations${url}`, remoteAddress: from, ...(payload && { payload }) });

describe('limits', () => {
  it('60 misses from one address are followed by 429, whatever it looks for; another address goes on', async () => {
    await add();
    for (let i = 0; i < 60; i++) {
      const missed =
        i % 2 === 0
          ? call('203.0.113.7', 'GET', `/guess-number-${i}`)
          : call('203.0.113.7', 'PUT', `/guess-number-${i}`, { messages: said(1) });
      expect((await missed).statusCode).toBe(404);
    }
    for (const method of ['GET', 'PUT'] as const) {
      const refused = await call(
        '203.0.113.7',
        method,
        `/${SESSION}`,
        method === 'PUT' ? { messages: said(3) } : undefined,
      );
      expect([method, refused.statusCode]).toEqual([method, 429]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.body).not.toContain('thandi@example.com');
    }
    expect((await stored()).messages).toEqual(said(2));
    expect((await call('203.0.113.8', 'GET', `/${SESSION}`)).statusCode).toBe(200);
    await t.db.query("UPDATE attempts SET attempted_at = attempted_at - interval '10 minutes'");
    expect((await call('203.0.113.7', 'GET', `/${SESSION}`)).statusCode).toBe(200);
  });

  it('finding is no miss', async () => {
    await add();
    for (let i = 0; i < 70; i++) expect((await call('203.0.113.9', 'GET', `/${SESSION}`)).statusCode).toBe(200);
  });
});

it('30 conversations in ten minutes are begun from one address, the next is a 429; the others go on', async () => {
  const begin = (n: number) =>
    call('203.0.113.21', 'POST', '', { sessionId: `visitor-number-${n}`, messages: said(2) });
  for (let n = 1; n <= 30; n++) expect((await begin(n)).statusCode).toBe(201);
  expect((await begin(31)).statusCode).toBe(429);
  expect(await t.db.count(ChatConversation)).toBe(30);
  const goOn = call('203.0.113.21', 'PUT', '/visitor-number-1', { messages: said(3) });
  expect((await goOn).statusCode).toBe(200);
});

it('120 saves in ten minutes are taken of one address, the next is a 429', async () => {
  expect((await call('203.0.113.20', 'POST', '', { sessionId: SESSION, messages: said(2) })).statusCode).toBe(201);
  const save = () => call('203.0.113.20', 'PUT', `/${SESSION}`, { messages: said(2) });
  for (let i = 0; i < 120; i++) expect((await save()).statusCode).toBe(200);
  expect((await save()).statusCode).toBe(429);
});

describe('old conversations', () => {
  it(`are deleted ${RETENTION.conversations} after their last change, by one job for all replicas`, async () => {
    const aged = async (sessionId: string, age: string) => {
      await add(sessionId);
      await t.db.query(
        `UPDATE chat_conversations
          SET created_at = now() - interval '9 years', updated_at = now() - $2::interval WHERE session_id = $1`,
        [sessionId, age],
      );
    };
    await aged('long-forgotten', '3 years');
    await aged('just-too-old', '12 months 1 minute');
    await aged('not-yet-old', '11 months 27 days');
    const other = await startReplica(t);
    try {
      const runs = [t.app, other].map((app) => jest.spyOn(app.get(ChatbotService, { strict: false }), 'removeOld'));
      const clocks = [t.app, other].map((app) => app.get(JobClock, { strict: false }));
      // 03:10 in Sandton.
      for (const time of ['2027-03-02T01:10:00Z', '2027-03-02T01:11:00Z'])
        await Promise.all(clocks.map((clock) => clock.enqueueDue(Date.parse(time))));
      await runJobs(t);
      expect(runs.reduce((sum, run) => sum + run.mock.calls.length, 0)).toBe(1);
    } finally {
      await other.close();
    }
    expect((await t.db.find(ChatConversation)).map(({ sessionId }) => sessionId)).toEqual(['not-yet-old']);
  });
});
