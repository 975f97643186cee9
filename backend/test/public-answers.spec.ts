/** Public lists are sent from memory, and nobody is sent what has changed (migration AnnouncedChanges, AnswerCache). */
import request from 'supertest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApp } from '../src/configure-app.js';
import { ChangeFeed } from '../src/database/change-feed.js';
import type { WriteFailureMonitor } from '../src/database/write-failure-monitor.js';
import { ClassCalendarService } from '../src/modules/class-calendar/class-calendar.service.js';
import { DatabaseProxy } from './database-proxy.js';
import { createProduct, signInAdmin } from './factories.js';
import { startTestApp, type TestApp } from './test-app.js';

/** Worked out from memory for any period, whose number has no end. */
const CALENDAR = 'class-calendar?from=2030-07-08&to=2030-07-14';

const A_DAY_MS = 86_400_000;

/** Each list, the statement that changes what it shows, and what it shows then. */
const LISTS: [list: string, table: string, change: string][] = [
  ['class-schedules', 'class_schedules', `UPDATE class_schedules SET class_name = $1`],
  [CALENDAR, 'class_schedules', `UPDATE class_schedules SET class_name = $1`],
  [CALENDAR, 'class_exceptions', `UPDATE class_exceptions SET note = $1`],
  [CALENDAR, 'closures', `UPDATE closures SET name = $1`],
  ['class-schedules.ics', 'class_schedules', `UPDATE class_schedules SET class_name = $1`],
  ['faqs/active', 'faqs', `UPDATE faqs SET question = $1`],
  ['products', 'products', `UPDATE products SET name = $1`],
  ['products', 'product_categories', `UPDATE product_categories SET name = $1`],
  ['instructors', 'instructors', `UPDATE instructors SET name = $1`],
  ['instructors', 'class_schedules', `UPDATE class_schedules SET class_name = $1`],
  ['class-schedules', 'instructors', `UPDATE instructors SET name = $1`],
  ['corporate-clients', 'corporate_clients', `UPDATE corporate_clients SET name = $1`],
  ['beginner-courses', 'beginner_courses', `UPDATE beginner_courses SET name = $1`],
];

let t: TestApp;
/** A process that believes PostgreSQL's silence as long as the product does, and hears of changes through the proxy. */
let app: NestFastifyApplication;
let proxy: DatabaseProxy;
beforeAll(async () => {
  t = await startTestApp();
  await addOneOfEach();
  proxy = new DatabaseProxy(new URL(t.env.databaseUrl));
  await proxy.open();
  app = await startReplica(proxy.url);
});
afterAll(async () => {
  await app.close();
  await proxy.refuse();
  await t.close();
});

async function startReplica(
  databaseDirectUrl = t.env.databaseUrl,
  changeProofLifeMs?: number,
): Promise<NestFastifyApplication> {
  const replica = await createApp({ ...t.env, databaseDirectUrl, changeProofLifeMs });
  await replica.init();
  await replica.getHttpAdapter().getInstance().ready();
  return replica;
}

async function addOneOfEach(): Promise<void> {
  await createProduct(t.db, {});
  await t.db.query(`
    INSERT INTO instructors (name, role, bio) VALUES ('Sipho', 'Head coach', 'Teaches.');
    INSERT INTO class_schedules (day, start_time, end_time, class_name, level, instructor_id)
      SELECT 'Monday', '18:00', '19:00', 'Krav Maga', 'Beginner', id FROM instructors;
    INSERT INTO class_exceptions (class_schedule_id, date, kind, note)
      SELECT id, '2030-07-08', 'changed', 'Bring gloves' FROM class_schedules;
    INSERT INTO closures (start_date, end_date, name) VALUES ('2030-07-11', '2030-07-12', 'Winter break');
    INSERT INTO faqs (question, answer) VALUES ('Is there parking?', 'Yes.');
    INSERT INTO corporate_clients (name, logo_url) VALUES ('Acme', '/clients/acme.svg');
    INSERT INTO beginner_courses (name, start_date, description, duration, sessions, difficulty, booking_link)
    VALUES ('Basics', '7 March 2026', 'First steps.', '6 weeks', '12', 'Easy', '/contact')`);
}

const get = (list: string, on = app) => request(on.getHttpServer()).get(`/api/${list}`);
/** What is read again when the feed of changes has connected, at its own time. */
const OF_THE_FEED = /FROM "school_settings"/;
/** Of this process alone: `t` hears of the first records when it likes. */
const statements = (on = app) => jest.spyOn(on.get(DataSource).logger as WriteFailureMonitor, 'logQuery');
afterEach(() => jest.restoreAllMocks());

/** Once what was read before is sent again; only then does a change show anything. */
async function untilCached(list: string, on = app): Promise<void> {
  const queries = statements(on);
  for (let before = -1; before !== queries.mock.calls.length;) {
    before = queries.mock.calls.length;
    await get(list, on).expect(200);
  }
  queries.mockRestore();
}

/** The feed has heard of a change: what is sent from now on must hold it. */
async function untilTold(table: string, change: () => Promise<unknown>, on = app): Promise<void> {
  const feed = on.get(ChangeFeed, { strict: false });
  const before = feed.versionOf([table]);
  await change();
  while (feed.versionOf([table]) === before) await get('faqs/active', on);
}

/** However long it takes: a build that never learns of the change runs into the test's own time limit. */
async function untilShown(list: string, text: string, on = app): Promise<void> {
  while (!(await get(list, on).expect(200)).text.includes(text));
}

describe.each([...new Set(LISTS.map(([list]) => list))])('GET /api/%s', (list) => {
  it('costs no statement once it was asked for, in any encoding, and is the same answer', async () => {
    const first = await get(list).expect(200);
    await untilCached(list);
    const queries = statements();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await get(list).set('Accept-Encoding', encoding);
      if (encoding === 'identity') continue;
      expect(answer.body).toEqual(first.body);
    }
    queries.mockClear();
    const again = await get(list);
    expect(queries.mock.calls.flat().filter((query) => !OF_THE_FEED.test(String(query)))).toEqual([]);
    expect({ ...again.headers, date: '', 'x-request-id': '' }).toEqual({
      ...first.headers,
      date: '',
      'x-request-id': '',
    });
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(again.text).toBe(first.text);
  });

  it('is a 304 without a body for whoever has it', async () => {
    const { headers } = await get(list);
    await untilCached(list);
    const known = await get(list).set('If-None-Match', headers['etag']!).expect(304);
    expect(known.text).toBe('');
    expect(known.headers).toMatchObject({ etag: headers['etag'], 'cache-control': 'no-cache' });
    await get(list).set('If-None-Match', '"another"').expect(200);
  });
});

it.each(LISTS)('of %s a change of %s is seen at once, by whatever way it was made', async (list, table, change) => {
  await untilCached(list);
  const text = `Changed ${table}`;
  await untilTold(table, () => t.db.query(change, [text]));
  expect((await get(list)).text).toContain(text);
});

it('keeps the last periods of the calendar that were asked for, however many are', async () => {
  const asked = Array.from({ length: 70 }, (_, i) => `class-calendar?from=2031-01-01&to=2031-01-01&number=${i}`);
  for (const list of asked) await get(list).expect(200);
  await untilCached('class-schedules');
  const days = jest.spyOn(app.get(ClassCalendarService, { strict: false }), 'days');
  for (const list of asked) await get(list).expect(200);
  expect(days).toHaveBeenCalledTimes(70);
  days.mockClear();
  for (const list of asked.slice(20).toReversed()) await get(list).expect(200);
  expect(days).not.toHaveBeenCalled();
});

it('writes the API document once, however often it is asked for', async () => {
  const first = await get('openapi.json').expect(200);
  await untilCached('class-schedules');
  await get('openapi.json').expect(200);
  const written = jest.spyOn(JSON, 'stringify');
  expect((await get('openapi.json').expect(200)).text).toBe(first.text);
  expect(written.mock.calls.some(([value]) => (value as { openapi?: string })?.openapi !== undefined)).toBe(false);
});

it('of the courses says at once that a place was taken', async () => {
  await t.db.query(`INSERT INTO beginner_courses (name, start_date, description, duration, sessions, difficulty,
    booking_link, seats) VALUES ('Counted', 'Soon', 'First steps.', '6 weeks', '12', 'Easy', '/contact', 5)`);
  await untilShown('beginner-courses', '"placesLeft":5');
  await untilCached('beginner-courses');
  await untilTold('course_signups', () =>
    t.db.query(`INSERT INTO course_signups (course_id, course_name, start_date, status, full_name, email, phone,
      participant_name, participant_age) SELECT id, name, start_date, 'booked', 'Ann', 'ann@example.com',
      '+27821234567', 'Ann', 30 FROM beginner_courses WHERE seats = 5`),
  );
  expect((await get('beginner-courses')).text).toContain('"placesLeft":4');
});

it('sees a table that was emptied, and one row that was taken out', async () => {
  await untilCached('faqs/active');
  await untilTold('faqs', () => t.db.query('DELETE FROM faqs'));
  expect((await get('faqs/active')).body).toEqual([]);
  await untilCached('beginner-courses');
  await untilTold('beginner_courses', () => t.db.query('TRUNCATE beginner_courses CASCADE'));
  expect((await get('beginner-courses')).body).toEqual([]);
});

it('is not taken in by a transaction that was rolled back, nor late for one that took long', async () => {
  await untilCached('class-schedules');
  const runner = t.db.connection.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`UPDATE class_schedules SET class_name = 'Slowly'`);
  await untilCached('class-schedules');
  expect((await get('class-schedules')).text).not.toContain('Slowly');
  await untilTold('class_schedules', () => runner.commitTransaction());
  await runner.release();
  expect((await get('class-schedules')).text).toContain('Slowly');
});

it('is right on a process that joins late', async () => {
  await t.db.query(`UPDATE class_schedules SET class_name = 'Before it came'`);
  const late = await startReplica();
  expect((await get('class-schedules', late)).text).toContain('Before it came');
  await untilCached('class-schedules', late);
  await untilTold('class_schedules', () => t.db.query(`UPDATE class_schedules SET class_name = 'After'`), late);
  expect((await get('class-schedules', late)).text).toContain('After');
  await late.close();
});

describe('when changes cannot be heard', () => {
  it('shows staff what they have just written, while its notification is still on its way', async () => {
    const deaf = await startReplica(proxy.url, A_DAY_MS);
    const { headers } = await signInAdmin(t);
    const first = async () =>
      (await request(deaf.getHttpServer()).get('/api/admin/public-holidays').set(headers).expect(200)).body[0];
    await untilCached(CALENDAR, deaf);
    const { date, name } = await first();
    proxy.swallow();
    await request(deaf.getHttpServer())
      .post('/api/admin/closures')
      .set(headers)
      .send({ startDate: date, endDate: date, name, isClosed: false })
      .expect(201);
    expect(await first()).toMatchObject({ date, isClosed: false });
    proxy.passNewConnections();
    await deaf.close();
  });

  it('reads from the database once the silence has lasted too long, and hears again', async () => {
    await untilCached('class-schedules');
    proxy.swallow();
    await t.db.query(`UPDATE class_schedules SET class_name = 'In the silence'`);
    await untilShown('class-schedules', 'In the silence');
    proxy.passNewConnections();
    await untilCached('class-schedules');
    await untilTold('class_schedules', () => t.db.query(`UPDATE class_schedules SET class_name = 'Heard again'`));
    expect((await get('class-schedules')).text).toContain('Heard again');
  });

  it('reads from the database at once when the connection is gone', async () => {
    await untilCached('class-schedules');
    const feed = app.get(ChangeFeed, { strict: false });
    const before = feed.versionOf([]);
    await proxy.refuse();
    await t.db.query(`UPDATE class_schedules SET class_name = 'While it was gone'`);
    while (feed.versionOf([]) === before) await get('faqs/active');
    expect((await get('class-schedules')).text).toContain('While it was gone');
    await proxy.open();
    await untilCached('class-schedules');
  });
});
