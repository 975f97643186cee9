import request from 'supertest';
import { type SignedIn, signInAdmin } from './factories.js';
import { startTestApp, type TestApp } from './test-app.js';
import { Faq } from '../src/modules/faqs/faq.entity.js';

const TOTAL = 319;

let t: TestApp;
let admin: SignedIn;
let ids: number[];
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  const faqs = Array.from({ length: TOTAL }, (_, i) => ({
    question: `Question ${String(i).padStart(3, '0')}`,
    answer: i === 7 ? 'It costs 100% of nothing_at\\all.' : `Answer number ${i}.`,
    category: i % 2 === 0 ? 'general' as const : 'pricing' as const,
    isActive: i < 10,
  }));
  ids = (await t.db.save(Faq, faqs)).map((faq) => faq.id);
});
afterAll(() => t.close());

const list = (query: Record<string, unknown> = {}) =>
  request(t.server).get('/api/admin/faqs').set(admin.headers)
    .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
const idsOf = (answer: { body: Faq[] }) => answer.body.map((faq) => faq.id);

describe('an admin list', () => {
  it('is whole without a query', async () => {
    const answer = await list().expect(200);
    expect(idsOf(answer)).toEqual(ids);
    expect(answer.headers['content-range']).toBe('faqs 0-318/319');
    expect(answer.headers['access-control-expose-headers']).toBe('Content-Range');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['the first page', [0, 24], 0, 25, 'faqs 0-24/319'],
    ['a middle page', [25, 49], 25, 50, 'faqs 25-49/319'],
    ['a short last page', [300, 324], 300, 319, 'faqs 300-318/319'],
    ['a page past the end', [400, 424], 319, 319, 'faqs */319'],
    ['one record', [5, 5], 5, 6, 'faqs 5-5/319'],
  ])('gives %s', async (_what, range, from, to, contentRange) => {
    const answer = await list({ range }).expect(200);
    expect(idsOf(answer)).toEqual(ids.slice(from, to));
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  it('sorts, and keeps equal rows in the order of their ids', async () => {
    expect(idsOf(await list({ sort: ['id', 'DESC'], range: [0, 1] }))).toEqual([ids[318], ids[317]]);
    const byCategory = idsOf(await list({ sort: ['category', 'DESC'] }));
    expect(byCategory).toEqual([...ids.filter((_, i) => i % 2 === 1), ...ids.filter((_, i) => i % 2 === 0)]);
  });

  it('gives the same pages in pieces as in one', async () => {
    const pieces = [];
    for (let first = 0; first < TOTAL; first += 50) pieces.push(...idsOf(await list({ sort: ['category', 'ASC'], range: [first, first + 49] })));
    expect(pieces).toEqual(idsOf(await list({ sort: ['category', 'ASC'] })));
  });

  it('filters by value, by several values and by several fields, and counts what is left', async () => {
    expect(idsOf(await list({ filter: { isActive: true } }))).toEqual(ids.slice(0, 10));
    expect(idsOf(await list({ filter: { id: [ids[3], ids[1], 2_000_000_000] } }))).toEqual([ids[1], ids[3]]);
    const both = await list({ filter: { isActive: true, category: 'pricing' }, range: [0, 1] });
    expect(idsOf(both)).toEqual([ids[1], ids[3]]);
    expect(both.headers['content-range']).toBe('faqs 0-1/5');
    expect(idsOf(await list({ filter: { id: [] } }))).toEqual([]);
  });

  it.each([
    ['a part of a question', 'estion 00', 10],
    ['any case', 'QUESTION 318', 1],
    ['a part of an answer', 'number 31', 10],
    ['a percent sign as itself', '100%', 1],
    ['a percent sign that is nowhere', 'Question%3', 0],
    ['an underscore as itself', '_', 1],
    ['a backslash as itself', '\\', 1],
    ['a quote', "'", 0],
  ])('finds %s', async (_what, q, count) => {
    const answer = await list({ filter: { q } }).expect(200);
    expect(answer.body).toHaveLength(count);
    expect(answer.headers['content-range']).toBe(`faqs ${count === 0 ? '*' : `0-${count - 1}`}/${count}`);
  });

  it.each([
    ['sort', '["colour","ASC"]'],
    ['sort', '["id","UP"]'],
    ['range', '[10,5]'],
    ['range', '[-5,5]'],
    ['range', '[0,99999999]'],
    ['filter', '{"colour":"red"}'],
    ['filter', '{"id":"one"}'],
    ['filter', '{"q":'],
    ['filter', '{"q":"\\u0000"}'],
  ])('refuses %s=%s with a sentence', async (name, value) => {
    const answer = await request(t.server).get('/api/admin/faqs').set(admin.headers).query({ [name]: value }).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message: expect.stringMatching(new RegExp(`^${name}[: ]`)) });
  });
});
