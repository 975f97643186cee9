import request from 'supertest';
import { UNANSWERED_RULES } from '#libs/contracts/chat-admin';
import { createUnansweredQuestion, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Faq } from '../faqs/faq.entity.js';
import { UnansweredQuestion } from './unanswered-question.entity.js';
import { UnansweredQuestionsService } from './unanswered-questions.service.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.clear(Faq, { cascade: true }));

const PATH = '/api/admin/unanswered-questions';
const get = (path = '') => request(t.server).get(`${PATH}${path}`).set(admin.headers);
const list = (query: Record<string, unknown> = {}) =>
  get().query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
const put = (id: number | string, body: object) => request(t.server).put(`${PATH}/${id}`).set(admin.headers).send(body);
const newFaq = async () => (await t.db.save(Faq, { question: 'Is there a sauna?', answer: 'No, there is none.' })).id;
const stored = (id: number) => t.db.findOneByOrFail(UnansweredQuestion, { id });

describe('the list', () => {
  let ids: number[];
  const places = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => ids.indexOf(id));
  beforeEach(async () => {
    const day = (date: number) => new Date(Date.UTC(2027, 2, date, 12));
    const faqId = await newFaq();
    ids = [];
    for (const fields of [
      { question: 'Do you teach sumo?', askedCount: 2, firstAskedAt: day(1), lastAskedAt: day(4) },
      { question: 'Is there 100% parking?', askedCount: 7, firstAskedAt: day(2), lastAskedAt: day(3) },
      { question: 'Aikido?', askedCount: 2, firstAskedAt: day(3), lastAskedAt: day(9) },
      {
        question: 'Is there a sauna?',
        askedCount: 2,
        firstAskedAt: day(4),
        lastAskedAt: day(5),
        status: 'answered' as const,
        faqId,
      },
      {
        question: 'What is life?',
        askedCount: 1,
        firstAskedAt: day(5),
        lastAskedAt: day(5),
        status: 'dismissed' as const,
      },
    ])
      ids.push((await createUnansweredQuestion(t.db, fields)).id);
  });

  it('begins with what is asked most, then with what was asked last, and tells what the contract says', async () => {
    const answer = await list().expect(200);
    expect(places(answer)).toEqual([1, 2, 3, 0, 4]);
    expect(answer.headers['content-range']).toBe('unanswered-questions 0-4/5');
    expect(answer.body[0]).toEqual({
      id: ids[1],
      question: 'Is there 100% parking?',
      askedCount: 7,
      firstAskedAt: '2027-03-02T12:00:00.000Z',
      lastAskedAt: '2027-03-03T12:00:00.000Z',
      status: 'open',
      faqId: null,
    });
  });

  it.each([
    ['askedCount', [4, 0, 3, 2, 1]],
    ['lastAskedAt', [1, 0, 3, 4, 2]],
    ['firstAskedAt', [0, 1, 2, 3, 4]],
    ['question', [2, 0, 1, 3, 4]],
    ['id', [0, 1, 2, 3, 4]],
  ])('is sorted by %s, up and down, in pages too', async (field, expected) => {
    expect(places(await list({ sort: [field, 'ASC'] }).expect(200))).toEqual(expected);
    expect(places(await list({ sort: [field, 'DESC'] }).expect(200))).toEqual(expected.toReversed());
    const pages = [
      await list({ sort: [field, 'ASC'], range: [0, 2] }).expect(200),
      await list({ sort: [field, 'ASC'], range: [3, 5] }).expect(200),
    ];
    expect(pages.flatMap(places)).toEqual(expected);
    expect(pages.map(({ headers }) => headers['content-range'] as string)).toEqual([
      'unanswered-questions 0-2/5',
      'unanswered-questions 3-4/5',
    ]);
  });

  it.each([
    [{ status: 'open' }, [1, 2, 0]],
    [{ status: 'answered' }, [3]],
    [{ status: ['answered', 'dismissed'] }, [3, 4]],
    [{ q: 'THERE' }, [1, 3]],
    [{ q: '100%' }, [1]],
    [{ q: 'there', status: 'open' }, [1]],
    [{ q: 'nowhere' }, []],
  ])('the filter %j', async (filter, expected) => {
    expect(places(await list({ filter }).expect(200))).toEqual(expected);
    const page = await list({ filter, range: [0, 0] }).expect(200);
    expect(places(page)).toEqual(expected.slice(0, 1));
    expect((page.headers['content-range'] as string).split('/')[1]).toBe(String(expected.length));
  });

  it('counts stay right through every change and their own compaction', async () => {
    const countOf = async (status: string) =>
      Number((await list({ filter: { status }, range: [0, 0] })).headers['content-range']?.split('/')[1]);
    const all = async () => [await countOf('open'), await countOf('answered'), await countOf('dismissed')];
    await put(ids[0]!, { status: 'dismissed' }).expect(200);
    expect(await all()).toEqual([2, 1, 2]);
    await t.app.get(UnansweredQuestionsService, { strict: false }).compactCounts();
    await t.db.createQueryBuilder().delete().from(Faq).execute();
    expect(await all()).toEqual([3, 0, 2]);
    await t.db.delete(UnansweredQuestion, ids[1]!);
    expect(await all()).toEqual([2, 0, 2]);
  });

  it.each([
    [{ sort: ['faqId', 'ASC'] }],
    [{ sort: ['questionGroup', 'ASC'] }],
    [{ filter: { status: 'lost' } }],
    [{ filter: { questionGroup: 'x' } }],
    [{ range: [4, 2] }],
  ])('%j is a 400', async (query) => {
    await list(query).expect(400);
  });
});

describe('PUT', () => {
  it('dismisses, and opens again', async () => {
    const { id } = await createUnansweredQuestion(t.db);
    expect((await put(id, { status: 'dismissed' }).expect(200)).body).toMatchObject({
      id,
      status: 'dismissed',
      faqId: null,
    });
    expect((await get(`/${id}`).expect(200)).body).toMatchObject({ id, status: 'dismissed' });
    expect((await put(id, { status: 'open', faqId: null }).expect(200)).body).toMatchObject({
      status: 'open',
      faqId: null,
    });
  });

  it('marks as answered by an FAQ, the same again and another, and takes the record as it was read', async () => {
    const [faqId, other] = [await newFaq(), await newFaq()];
    const { id } = await createUnansweredQuestion(t.db, { question: 'Is there a sauna?' });
    const { body } = await put(id, { status: 'answered', faqId }).expect(200);
    expect(body).toMatchObject({ status: 'answered', faqId });
    expect((await put(id, body).expect(200)).body).toEqual(body);
    expect((await put(id, { status: 'answered' }).expect(200)).body).toMatchObject({ faqId });
    expect((await put(id, { ...body, faqId: other }).expect(200)).body).toEqual({ ...body, faqId: other });
    expect(
      Object.keys((await put(id, { question: 'Mine', askedCount: 99, status: 'open' }).expect(400)).body.errors),
    ).toEqual(['question', 'askedCount']);
    expect((await put(id, { status: 'open' }).expect(200)).body).toMatchObject({ status: 'open', faqId: null });
  });

  it.each<[string, object, Record<string, string>]>([
    ['no status', {}, { status: UNANSWERED_RULES.status.unknown }],
    ['an unknown status', { status: 'lost' }, { status: UNANSWERED_RULES.status.unknown }],
    ['a status that is a list', { status: ['open'] }, { status: UNANSWERED_RULES.status.unknown }],
    ['an answer without an FAQ', { status: 'answered' }, { faqId: UNANSWERED_RULES.faqId.required }],
    [
      'an FAQ that is not there',
      { status: 'answered', faqId: 2_147_483_647 },
      { faqId: UNANSWERED_RULES.faqId.unknown },
    ],
    ['an FAQ beyond all ids', { status: 'answered', faqId: 2_147_483_648 }, { faqId: UNANSWERED_RULES.faqId.unknown }],
    ['an FAQ by text', { status: 'answered', faqId: '1' }, { faqId: UNANSWERED_RULES.faqId.unknown }],
    ['an FAQ of a dismissed one', { status: 'dismissed', faqId: 1 }, { faqId: UNANSWERED_RULES.faqId.onlyAnswered }],
    ['an unknown field', { status: 'dismissed', colour: 'red' }, { colour: 'Unknown field: colour' }],
  ])('refuses %s and changes nothing', async (_what, body, errors) => {
    const { id } = await createUnansweredQuestion(t.db);
    const answer = await put(id, body).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message: Object.values(errors)[0], errors });
    expect(await stored(id)).toMatchObject({ status: 'open', faqId: null });
  });

  it('refuses an FAQ that is being deleted at that moment', async () => {
    const faqId = await newFaq();
    const { id } = await createUnansweredQuestion(t.db);
    const answer = await t.db
      .transaction(async (other) => {
        await other.delete(Faq, faqId);
        const waiting = put(id, { status: 'answered', faqId }).then((response) => response);
        await untilSomeoneWaitsForALock(t.db);
        return { waiting };
      })
      .then(({ waiting }) => waiting);
    expect([answer.status, answer.body.errors]).toEqual([400, { faqId: UNANSWERED_RULES.faqId.unknown }]);
    expect(await stored(id)).toMatchObject({ status: 'open', faqId: null });
  });

  it('an FAQ that is deleted opens what it answered, and the database holds no answer without one', async () => {
    const faqId = await newFaq();
    const { id } = await createUnansweredQuestion(t.db);
    await put(id, { status: 'answered', faqId }).expect(200);
    await request(t.server).delete(`/api/admin/faqs/${faqId}`).set(admin.headers).expect(200);
    expect((await get(`/${id}`).expect(200)).body).toMatchObject({ status: 'open', faqId: null });
    await expect(t.db.query("UPDATE unanswered_questions SET status = 'answered'")).rejects.toThrow(
      'unanswered_questions_answered_by_faq',
    );
  });
});

it.each(['0', '-1', 'abc', '2147483648', '1%00', '2147483647'])('the id %s is a 404', async (id) => {
  for (const answer of [await get(`/${id}`), await put(id, { status: 'open' })]) {
    expect(answer.body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: expect.stringMatching(/^There is no (record|question) with this id$/),
    });
  }
});
