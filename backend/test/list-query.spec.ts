import request from 'supertest';
import { createCourseSignup } from './course-factories.js';
import { createApiKey, createRecurringInvoice, createTrialBooking, type SignedIn, signInAdmin } from './factories.js';
import { createInstructorAbsence } from './instructor-factories.js';
import { operationsOf, readOpenApi } from './fuzz/document.js';
import { untilSomeoneWaitsForALock } from './lock-wait.js';
import { createSentQuote } from './quote-factory.js';
import { startTestApp, type TestApp } from './test-app.js';
import { seedBeginnerCourses } from '../src/database/seed/seed-beginner-courses.js';
import { seedChatConversations } from '../src/database/seed/seed-chat-conversations.js';
import { seedClassSchedules } from '../src/database/seed/seed-class-schedules.js';
import { seedContactMessages } from '../src/database/seed/seed-contact-messages.js';
import { seedCorporateClients } from '../src/database/seed/seed-corporate-clients.js';
import { seedInstructors } from '../src/database/seed/seed-instructors.js';
import { seedInvoices } from '../src/database/seed/seed-invoices.js';
import { seedOrders } from '../src/database/seed/seed-orders.js';
import { seedProducts } from '../src/database/seed/seed-products.js';
import { seedReplyTemplates } from '../src/database/seed/seed-reply-templates.js';
import { seedUnansweredQuestions } from '../src/database/seed/seed-unanswered-questions.js';
import { ClassException } from '../src/modules/class-calendar/class-exception.entity.js';
import { Closure } from '../src/modules/class-calendar/closure.entity.js';
import { Faq } from '../src/modules/faqs/faq.entity.js';
import { TrustedSender } from '../src/modules/contact-messages/trusted-sender.entity.js';
import { FaqsService } from '../src/modules/faqs/faqs.service.js';

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
    category: i % 2 === 0 ? ('general' as const) : ('pricing' as const),
    isActive: i < 10,
  }));
  ids = (await t.db.save(Faq, faqs)).map((faq) => faq.id);
});
afterAll(() => t.close());

const list = (query: Record<string, unknown> = {}) =>
  request(t.server)
    .get('/api/admin/faqs')
    .set(admin.headers)
    .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
const idsOf = (answer: { body: Faq[] }) => answer.body.map((faq) => faq.id);

it('no more than two lists are read at a time, whoever asks, so that visitors get their turn', async () => {
  const faqs = t.app.get(FaqsService);
  let asked: Promise<unknown>[] = [];
  await t.db.transaction(async (holder) => {
    await holder.query('LOCK TABLE faqs IN ACCESS EXCLUSIVE MODE');
    asked = Array.from({ length: 6 }, () => faqs.list({ range: '[0,4]' }));
    await untilSomeoneWaitsForALock(t.db, 2);
    // A third would come at once: it waits for nothing else.
    await t.db.query('SELECT pg_sleep(0.2)');
    const waiting = await t.db.query<unknown[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(2);
  });
  await Promise.all(asked);
});

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
    for (let first = 0; first < TOTAL; first += 50)
      pieces.push(...idsOf(await list({ sort: ['category', 'ASC'], range: [first, first + 49] })));
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
    const answer = await request(t.server)
      .get('/api/admin/faqs')
      .set(admin.headers)
      .query({ [name]: value })
      .expect(400);
    expect(answer.body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: expect.stringMatching(new RegExp(`^${name}[: ]`)),
    });
  });
});

type Row = Record<string, unknown>;
const LISTS = operationsOf(readOpenApi()).flatMap(({ path, parameters }) =>
  parameters.some(({ name }) => name === 'range') ? [path] : [],
);

describe('every field with one value that a list shows', () => {
  /** Whose parts are lists of their own. */
  let productId: number;
  beforeAll(async () => {
    const parts = [
      seedInstructors,
      seedClassSchedules,
      seedProducts,
      seedOrders,
      seedBeginnerCourses,
      seedCorporateClients,
      seedInvoices,
      seedContactMessages,
      seedChatConversations,
      seedReplyTemplates,
      seedUnansweredQuestions,
    ];
    for (const seed of parts) await seed(t.db);
    // What is no field with one value must be seen as such in one row.
    await t.db.query(
      `UPDATE orders SET delivery_option_id = 'courier', delivery_name = 'Courier', delivery_kind = 'delivery',
        delivery_cents = 12000 WHERE id = (SELECT min(id) FROM orders)`,
    );
    await createApiKey(t.db);
    await createTrialBooking(t.db);
    await createCourseSignup(t.db);
    await createRecurringInvoice(t.db);
    await createSentQuote(t.db);
    await createInstructorAbsence(t.db);
    await t.db.save(TrustedSender, { email: 'ann@example.com', senderKey: 'ann@example.com' });
    await t.db.save(Closure, { startDate: '2030-07-10', endDate: '2030-07-12', name: 'Winter break' });
    const [{ id: classScheduleId }] = await t.db.query<[{ id: number }]>('SELECT id FROM class_schedules LIMIT 1');
    await t.db.save(ClassException, {
      classScheduleId,
      date: '2030-07-10',
      kind: 'cancelled',
      note: 'The hall is let',
    });
    await request(t.server)
      .put(`/api/admin/faqs/${ids[0]}`)
      .set(admin.headers)
      .send({ answer: 'Changed, for the activity log.' })
      .expect(200);
    const [{ id: classId }] = await t.db.query<[{ id: number }]>('SELECT max(id) AS id FROM class_schedules');
    await request(t.server).delete(`/api/admin/class-schedules/${classId}`).set(admin.headers).expect(200);
    [{ id: productId }] = await t.db.query<[{ id: number }]>('SELECT id FROM products WHERE stock > 0 LIMIT 1');
    // Finer than JSON tells it.
    for (const table of ['orders', 'users', 'products'])
      await t.db.query(`UPDATE ${table} SET created_at = created_at + interval '456 microseconds'`);
  });

  const ask = (path: string, filter: Row) =>
    request(t.server)
      .get(path)
      .set(admin.headers)
      .query({ filter: JSON.stringify(filter) });
  const inAnyCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
  /** A text as nobody wrote it; moments and days have one form only. */
  const shouted = (value: unknown) =>
    typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}/.test(value) ? value.toUpperCase() : value;

  it.each(LISTS)('is a filter of %s', async (documented) => {
    const path = documented.replace('{id}', String(productId));
    const { body: rows } = (await request(t.server).get(path).set(admin.headers).expect(200)) as { body: Row[] };
    const fields = Object.keys(rows[0] ?? {}).filter((field) =>
      rows.every((row) => typeof row[field] !== 'object' || row[field] === null),
    );
    expect(fields.length).toBeGreaterThanOrEqual(4);
    for (const field of fields) {
      const values = new Set(rows.map((row) => row[field]));
      const some = [...values][Math.floor(values.size / 2)];
      for (const value of values.has(null) ? [some, null] : [some]) {
        const answer = await ask(path, { [field]: shouted(value) });
        const matching = rows.filter((row) => inAnyCase(row[field]) === inAnyCase(value)).map(({ id }) => id);
        expect({
          field,
          value,
          status: answer.status,
          message: answer.body.message,
          ids: (answer.body as Row[]).map(({ id }) => id),
        }).toEqual({ field, value, status: 200, message: undefined, ids: matching });
        expect(answer.headers['content-range']).toMatch(new RegExp(`/${matching.length}$`));
      }
    }
  });

  // What an index keeps in order: a field of these is to be sorted by only where it has one.
  const SORTED_BY_INDEX = /\/(orders|invoices|contact-messages|chat-conversations|unanswered-questions)$/;
  const SMALL_LISTS = LISTS.filter((path) => !SORTED_BY_INDEX.test(path));

  it.each(SMALL_LISTS)('is what %s can be sorted by', async (documented) => {
    const path = documented.replace('{id}', String(productId));
    const { body: rows } = (await request(t.server).get(path).set(admin.headers).expect(200)) as { body: Row[] };
    const fields = Object.keys(rows[0] ?? {}).filter((field) =>
      rows.every((row) => typeof row[field] !== 'object' || row[field] === null),
    );
    const refused = [];
    for (const field of fields) {
      const sorted = request(t.server)
        .get(path)
        .set(admin.headers)
        .query({ sort: `["${field}","ASC"]` });
      const { status, body } = await sorted;
      if (status !== 200 || (body as Row[]).length !== rows.length) refused.push(field);
    }
    expect(refused).toEqual([]);
  });

  it('takes several values of a text and of a moment at once, and none among them', async () => {
    const { body: orders } = (await request(t.server).get('/api/admin/orders').set(admin.headers).expect(200)) as {
      body: Row[];
    };
    const numbers = orders.slice(1, 3).map(({ orderNumber }) => String(orderNumber).toLowerCase());
    expect((await ask('/api/admin/orders', { orderNumber: numbers })).body).toEqual(orders.slice(1, 3));
    const moments = [...new Set(orders.slice(0, 2).map(({ createdAt }) => createdAt))];
    expect((await ask('/api/admin/orders', { createdAt: moments })).body).toEqual(
      orders.filter(({ createdAt }) => moments.includes(createdAt)),
    );
    const tracked = orders.find(({ trackingNumber }) => trackingNumber !== null)?.['trackingNumber'];
    const found = await ask('/api/admin/orders', { trackingNumber: [tracked, null] });
    expect(found.body).toEqual(
      orders.filter(({ trackingNumber }) => trackingNumber === tracked || trackingNumber === null),
    );
  });
});
