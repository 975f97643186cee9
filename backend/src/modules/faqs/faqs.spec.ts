import request from 'supertest';
import { FAQ_RULES } from '#libs/contracts/faq';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Faq } from './faq.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.clear(Faq, { cascade: true }));

const parking = { question: 'Is there parking?', answer: 'Yes, in front of the club.' };
const gloves = { question: 'Do I need gloves?', answer: 'No, we lend you a pair.', category: 'training' as const };

const LONG_AGO = new Date('2026-01-05T08:00:00Z');
const add = (fields: Partial<Faq> = {}) =>
  t.db.save(Faq, { ...parking, createdAt: LONG_AGO, updatedAt: LONG_AGO, ...fields });
const post = (body: object) => request(t.server).post('/api/admin/faqs').set(admin.headers).send(body);
const put = (id: number | string, body: object) =>
  request(t.server).put(`/api/admin/faqs/${id}`).set(admin.headers).send(body);
const get = (path = '') => request(t.server).get(`/api/admin/faqs${path}`).set(admin.headers);

describe('GET /api/faqs/active', () => {
  it('shows active questions with their public fields, oldest first, and hides inactive ones', async () => {
    const first = await add();
    await add({ question: 'Is this one hidden?', isActive: false });
    const second = await add(gloves);
    const answer = await request(t.server).get('/api/faqs/active').expect(200);
    expect(answer.body).toEqual([
      { id: first.id, ...parking, category: 'general', isActive: true },
      { id: second.id, ...gloves, isActive: true },
    ]);
  });
});

describe('GET /api/admin/faqs', () => {
  it('answers the whole list, inactive questions too, and its size', async () => {
    await add();
    await add({ isActive: false });
    const answer = await get().expect(200);
    expect(answer.body.map((faq: Faq) => faq.isActive)).toEqual([true, false]);
    expect(answer.headers['content-range']).toBe('faqs 0-1/2');
  });

  it('answers one question', async () => {
    const faq = await add();
    const answer = await get(`/${faq.id}`).expect(200);
    expect(answer.body).toEqual({ ...JSON.parse(JSON.stringify(faq)) });
  });
});

describe('POST /api/admin/faqs', () => {
  it('stores the question, trimmed and with the defaults', async () => {
    const answer = await post({ question: '  Is there parking?  ', answer: parking.answer }).expect(201);
    expect(answer.body).toMatchObject({ ...parking, category: 'general', isActive: true });
    expect(await t.db.findOneByOrFail(Faq, { id: answer.body.id })).toMatchObject({
      ...parking,
      category: 'general',
      isActive: true,
    });
  });

  it('takes a category and an inactive question', async () => {
    const answer = await post({ ...gloves, isActive: false }).expect(201);
    expect(answer.body).toMatchObject({ ...gloves, isActive: false });
  });

  it.each([
    ['a missing question', { answer: parking.answer }, { question: 'Question must be at least 5 characters' }],
    ['a short question', { ...parking, question: 'Why?' }, { question: 'Question must be at least 5 characters' }],
    [
      'a question of blanks',
      { ...parking, question: '         ' },
      { question: 'Question must be at least 5 characters' },
    ],
    [
      'a question that is no text',
      { ...parking, question: ['a', 'b', 'c', 'd', 'e'] },
      { question: 'Question must be at least 5 characters' },
    ],
    ['a long question', { ...parking, question: 'x'.repeat(501) }, { question: FAQ_RULES.question.tooLong }],
    ['a short answer', { ...parking, answer: 'Yes.' }, { answer: 'Answer must be at least 10 characters' }],
    ['an unknown category', { ...parking, category: 'shop' }, { category: FAQ_RULES.category.unknown }],
    ['no category', { ...parking, category: null }, { category: FAQ_RULES.category.unknown }],
    ['an active flag that is text', { ...parking, isActive: 'true' }, { isActive: FAQ_RULES.isActive.wrongType }],
    ['an unknown field', { ...parking, colour: 'red' }, { colour: 'Unknown field: colour' }],
    [
      'nothing',
      {},
      { question: 'Question must be at least 5 characters', answer: 'Answer must be at least 10 characters' },
    ],
  ])('refuses %s with its message and stores nothing', async (_what, body, errors) => {
    const answer = await post(body).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message: Object.values(errors)[0], errors });
    expect(await t.db.count(Faq)).toBe(0);
  });
});

describe('PUT /api/admin/faqs/{id}', () => {
  it('changes the given fields only, and touches updatedAt', async () => {
    const faq = await add({ ...gloves, isActive: false });
    const answer = await put(faq.id, { answer: 'No, there are gloves to lend.' }).expect(200);
    expect(answer.body).toMatchObject({ ...gloves, answer: 'No, there are gloves to lend.', isActive: false });
    const stored = await t.db.findOneByOrFail(Faq, { id: faq.id });
    expect(stored.answer).toBe('No, there are gloves to lend.');
    expect(stored.updatedAt.getTime()).toBeGreaterThan(LONG_AGO.getTime());
    expect(stored.createdAt).toEqual(LONG_AGO);
  });

  it('touches updatedAt also when nothing else changes', async () => {
    const faq = await add();
    const answer = await put(faq.id, {}).expect(200);
    expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(LONG_AGO.getTime());
  });

  it("takes the whole record back, and refuses another value of what is the server's", async () => {
    const faq = await add();
    const answer = await put(faq.id, { ...faq, question: 'Is parking free?' }).expect(200);
    expect(answer.body).toMatchObject({ id: faq.id, createdAt: LONG_AGO.toISOString(), question: 'Is parking free?' });
    const refused = await put(faq.id, {
      id: faq.id + 1000,
      createdAt: '1999-01-01T00:00:00Z',
      question: 'Is it far?',
    }).expect(400);
    expect(refused.body.errors).toEqual({ id: 'id cannot be changed', createdAt: 'createdAt cannot be changed' });
    expect((await t.db.findOneByOrFail(Faq, { id: faq.id })).question).toBe('Is parking free?');
    expect(await t.db.count(Faq)).toBe(1);
  });

  it('refuses an updatedAt from before another change, also without If-Match', async () => {
    const faq = await add();
    await put(faq.id, { question: 'Is parking free?' }).expect(200);
    const stale = await put(faq.id, { ...faq, answer: 'No, but it is cheap.' }).expect(400);
    expect(stale.body.errors).toEqual({ updatedAt: 'updatedAt cannot be changed' });
    expect(await t.db.findOneByOrFail(Faq, { id: faq.id })).toMatchObject({
      question: 'Is parking free?',
      answer: parking.answer,
    });
    await put(faq.id, { ...faq, updatedAt: undefined, answer: 'No, but it is cheap.' }).expect(200);
  });

  it.each([
    ['a short answer', { answer: 'Yes.' }, { answer: 'Answer must be at least 10 characters' }],
    ['null for a question', { question: null }, { question: 'Question must be at least 5 characters' }],
    ['an unknown field', { colour: 'red' }, { colour: 'Unknown field: colour' }],
  ])('refuses %s and leaves the record as it was', async (_what, body, errors) => {
    const faq = await add();
    const answer = await put(faq.id, body).expect(400);
    expect(answer.body).toMatchObject({ statusCode: 400, errors });
    expect(await t.db.findOneByOrFail(Faq, { id: faq.id })).toEqual(
      expect.objectContaining({ ...parking, updatedAt: LONG_AGO }),
    );
  });
});

describe('DELETE /api/admin/faqs/{id}', () => {
  it('answers the question that was deleted', async () => {
    const faq = await add();
    const answer = await request(t.server)
      .delete(`/api/admin/faqs/${faq.id}`)
      .set(admin.headers)
      .set('Content-Type', 'application/json')
      .expect(200);
    expect(answer.body).toMatchObject({ id: faq.id, ...parking });
    expect(await t.db.count(Faq)).toBe(0);
    const again = await request(t.server).delete(`/api/admin/faqs/${faq.id}`).set(admin.headers).expect(404);
    expect(again.body).toEqual({ statusCode: 404, error: 'Not Found', message: 'There is no FAQ with this id' });
  });
});

describe('an id that names no question', () => {
  it.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '1%00', "1'--", '2147483647'])(
    '%s is a 404 for reading and writing',
    async (id) => {
      for (const answer of [
        await get(`/${id}`),
        await put(id, { isActive: false }),
        await request(t.server).delete(`/api/admin/faqs/${id}`).set(admin.headers),
      ]) {
        expect(answer.body).toEqual({
          statusCode: 404,
          error: 'Not Found',
          message: expect.stringMatching(/^There is no (record|FAQ) with this id$/),
        });
      }
    },
  );
});
