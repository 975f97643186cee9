import request from 'supertest';
import { BEGINNER_COURSE_DEFAULTS, BEGINNER_COURSE_RULES } from '#libs/contracts/beginner-course';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { BeginnerCourse } from './beginner-course.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.query('DELETE FROM beginner_courses'));

const LONG_AGO = new Date('2026-01-05T08:00:00Z');
const SCHOOL_AHEAD_OF_UTC_MS = 2 * 60 * 60 * 1000;
const autumn = {
  name: 'Autumn course',
  startDate: '16 April 2027',
  description: 'From zero to capable.',
  duration: '12 weeks',
  sessions: '2 sessions per week',
  difficulty: 'Beginner',
  bookingLink: 'https://booking.example.com/autumn',
};

const add = (fields: Partial<BeginnerCourse> = {}) =>
  t.db.save(BeginnerCourse, { ...autumn, createdAt: LONG_AGO, updatedAt: LONG_AGO, ...fields });
const admins = (method: 'get' | 'post' | 'put' | 'delete', path: number | string = '') =>
  request(t.server)
    [method](`/api/admin/beginner-courses${path === '' ? '' : `/${path}`}`)
    .set(admin.headers);
const post = (body: object) => admins('post').send(body);
const put = (id: number, body: object) => admins('put', id).send(body);
const list = (query: Record<string, unknown> = {}) =>
  admins('get').query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
const names = (answer: { body: BeginnerCourse[] }) => answer.body.map(({ name }) => name);

/** Four courses in no order; the texts would sort otherwise than the dates. */
async function addSeason(): Promise<void> {
  for (const [name, startDate] of [
    ['Someday', 'To be announced'],
    ['Winter', '20 July 2027'],
    ['Summer', '2027-01-12'],
    ['Autumn', 'April 16, 2027'],
  ]) {
    await post({ ...autumn, name, startDate }).expect(201);
  }
}

describe('GET /api/beginner-courses', () => {
  it('shows active courses, earliest first, those without a date last', async () => {
    await addSeason();
    await post({ ...autumn, name: 'Hidden', isActive: false }).expect(201);
    expect(names(await request(t.server).get('/api/beginner-courses').expect(200))).toEqual([
      'Summer',
      'Autumn',
      'Winter',
      'Someday',
    ]);
  });

  it('gives the fields of the specification, what the course is, and when it was written', async () => {
    const { id } = await add({ startsOn: '2027-04-16' });
    const answer = await request(t.server).get('/api/beginner-courses').expect(200);
    expect(answer.body).toEqual([
      { ...autumn, id, isActive: true, createdAt: LONG_AGO.toISOString(), placesLeft: null },
    ]);
  });

  it('keeps past ones in the list: which are upcoming the site tells by the day', async () => {
    await post({ ...autumn, startDate: '2020-01-01' }).expect(201);
    expect((await request(t.server).get('/api/beginner-courses')).body).toHaveLength(1);
  });

  it('answers 304 to who has the list, until a course changes', async () => {
    const { id } = await add();
    const { etag } = (await request(t.server).get('/api/beginner-courses')).headers;
    await request(t.server).get('/api/beginner-courses').set('If-None-Match', etag!).expect(304);
    await put(id, { name: 'Another' }).expect(200);
    await request(t.server).get('/api/beginner-courses').set('If-None-Match', etag!).expect(200);
  });
});

describe('GET /api/admin/beginner-courses', () => {
  it('is the whole list, inactive courses too, by date', async () => {
    await addSeason();
    await post({ ...autumn, name: 'Hidden', startDate: '1 May 2027', isActive: false }).expect(201);
    const answer = await list().expect(200);
    expect(names(answer)).toEqual(['Summer', 'Autumn', 'Hidden', 'Winter', 'Someday']);
    expect(answer.headers['content-range']).toBe('beginner-courses 0-4/5');
  });

  it('sorts start dates as dates, both ways, and pages', async () => {
    await addSeason();
    expect(names(await list({ sort: ['startDate', 'ASC'] }).expect(200))).toEqual([
      'Summer',
      'Autumn',
      'Winter',
      'Someday',
    ]);
    const page = await list({ sort: ['startDate', 'DESC'], range: [1, 2] }).expect(200);
    expect(names(page)).toEqual(['Winter', 'Autumn']);
    expect(page.headers['content-range']).toBe('beginner-courses 1-2/4');
    expect(names(await list({ sort: ['name', 'DESC'] }))).toEqual(['Winter', 'Summer', 'Someday', 'Autumn']);
  });

  it('filters by ids, active flag and text', async () => {
    const { id } = await add({ name: 'Women only', difficulty: 'All levels', isActive: false });
    await addSeason();
    expect(names(await list({ filter: { id: [id, 2_000_000_000] } }))).toEqual(['Women only']);
    expect(names(await list({ filter: { isActive: false } }))).toEqual(['Women only']);
    expect(names(await list({ filter: { difficulty: 'All levels' } }))).toEqual(['Women only']);
    expect(names(await list({ filter: { q: 'women' } }))).toEqual(['Women only']);
    expect(names(await list({ filter: { q: 'JULY' } }))).toEqual(['Winter']);
    expect(names(await list({ filter: { q: '%' } }))).toEqual([]);
  });

  it('answers one course', async () => {
    const course = await add({ startsOn: '2027-04-16' });
    expect((await admins('get', course.id).expect(200)).body).toEqual(JSON.parse(JSON.stringify(course)));
    expect((await admins('get', 2_000_000_000).expect(404)).body.message).toBe(
      'There is no beginner course with this id',
    );
  });
});

describe('POST /api/admin/beginner-courses', () => {
  it('stores the course, trimmed and active, and says which day it understood', async () => {
    const answer = await post({ ...autumn, name: '  Autumn course ', startDate: ' 16 April 2027 ' }).expect(201);
    const { createdAt, updatedAt, ...stored } = await t.db.findOneByOrFail(BeginnerCourse, { id: answer.body.id });
    expect(stored).toEqual({ ...autumn, id: answer.body.id, seats: null, isActive: true, startsOn: '2027-04-16' });
    expect(answer.body).toEqual({ ...stored, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() });
  });

  it('counts a date without a year from today', async () => {
    const { startsOn, createdAt } = (await post({ ...autumn, startDate: '1 january' }).expect(201)).body;
    const today = new Date(Date.parse(createdAt) + SCHOOL_AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
    expect(startsOn).toBe(today.endsWith('-01-01') ? today : `${Number(today.slice(0, 4)) + 1}-01-01`);
  });

  it('takes what the form of a new course starts with, once it has a date and a link', async () => {
    const answer = await post({
      ...BEGINNER_COURSE_DEFAULTS,
      startDate: 'To be announced',
      bookingLink: '/contact-us',
    }).expect(201);
    expect(answer.body).toMatchObject({
      duration: '12 weeks',
      sessions: '2 sessions per week',
      difficulty: 'Beginner',
      isActive: true,
      startsOn: null,
    });
  });

  it.each([
    ['name', 'Name is required', 120],
    ['startDate', 'Start date is required', 60],
    ['description', 'Description is required', 2000],
    ['duration', 'Duration is required', 60],
    ['sessions', 'Sessions is required', 120],
    ['difficulty', 'Difficulty is required', 60],
  ] as const)('refuses a course without %s: %s', async (field, required, maxLength) => {
    for (const value of [undefined, '', '   ', null, 7, ['x'], { x: 1 }]) {
      const answer = await post({ ...autumn, [field]: value }).expect(400);
      expect(answer.body).toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message: required,
        errors: { [field]: required },
      });
    }
    const { tooLong } = BEGINNER_COURSE_RULES[field];
    expect((await post({ ...autumn, [field]: 'x'.repeat(maxLength + 1) }).expect(400)).body.errors).toEqual({
      [field]: tooLong,
    });
    expect(await t.db.count(BeginnerCourse)).toBe(0);
    await post({ ...autumn, [field]: 'x'.repeat(maxLength) }).expect(201);
  });

  it.each([undefined, '', '  ', null, 7])('refuses %p as the booking link: it is required', async (bookingLink) => {
    expect((await post({ ...autumn, bookingLink }).expect(400)).body.errors).toEqual({
      bookingLink: 'Booking link is required',
    });
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example.com',
    'data:text/html,x',
    'ftp://example.com',
    'booking.example.com',
    '/\\evil.example.com',
    `https://example.com/${'x'.repeat(2000)}`,
  ])('refuses %p as the booking link', async (bookingLink) => {
    expect((await post({ ...autumn, bookingLink }).expect(400)).body.errors).toEqual({
      bookingLink: BEGINNER_COURSE_RULES.bookingLink.invalid,
    });
    expect(await t.db.count(BeginnerCourse)).toBe(0);
  });

  it('names every field of an empty course', async () => {
    const { errors, message } = (await post({}).expect(400)).body;
    expect(message).toBe('Name is required');
    expect(Object.values(errors)).toEqual([
      'Name is required',
      'Start date is required',
      'Description is required',
      'Duration is required',
      'Sessions is required',
      'Difficulty is required',
      'Booking link is required',
    ]);
  });

  it('refuses an unknown field and an active flag that is text', async () => {
    expect((await post({ ...autumn, colour: 'red' }).expect(400)).body.errors).toEqual({
      colour: 'Unknown field: colour',
    });
    expect((await post({ ...autumn, isActive: 'true' }).expect(400)).body.errors).toEqual({
      isActive: BEGINNER_COURSE_RULES.isActive.wrongType,
    });
  });
});

describe('PUT /api/admin/beginner-courses/{id}', () => {
  it('changes a part of the fields and touches updatedAt', async () => {
    const { id } = await add({ startsOn: '2027-04-16' });
    const answer = await put(id, { isActive: false, sessions: '3 sessions per week' }).expect(200);
    expect(answer.body).toMatchObject({
      ...autumn,
      id,
      startsOn: '2027-04-16',
      sessions: '3 sessions per week',
      isActive: false,
      createdAt: LONG_AGO.toISOString(),
    });
    expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(LONG_AGO.getTime());
  });

  it.each([
    ['20 July', '2026-07-20'],
    ['4 January', '2027-01-04'],
    ['5 January', '2026-01-05'],
    ['31 February', null],
  ])('reads %s from the day the record was created: %s', async (startDate, startsOn) => {
    const { id } = await add({ startsOn: '2027-04-16' });
    expect((await put(id, { startDate }).expect(200)).body).toMatchObject({ startDate, startsOn });
  });

  it("takes the whole record back, and refuses another value of what is the server's", async () => {
    const course = await add({ startsOn: '2027-04-16' });
    const answer = await put(course.id, { ...course, name: 'Renamed' }).expect(200);
    expect(answer.body).toMatchObject({
      id: course.id,
      name: 'Renamed',
      startsOn: '2027-04-16',
      createdAt: LONG_AGO.toISOString(),
    });
    expect((await put(course.id, { startsOn: '1999-01-01', name: 'Again' }).expect(400)).body.errors).toEqual({
      startsOn: 'startsOn cannot be changed',
    });
  });

  it.each([
    ['name', '', 'Name is required'],
    ['startDate', null, 'Start date is required'],
    ['bookingLink', 'javascript:alert(1)', BEGINNER_COURSE_RULES.bookingLink.invalid],
  ])('refuses %s %p and leaves the record as it was', async (field, value, message) => {
    const { id } = await add();
    expect((await put(id, { [field]: value }).expect(400)).body.errors).toEqual({ [field]: message });
    expect(await t.db.findOneByOrFail(BeginnerCourse, { id })).toMatchObject({ ...autumn, updatedAt: LONG_AGO });
  });

  it('answers 404 for a course that is not there', async () => {
    expect((await put(2_000_000_000, { name: 'Another' }).expect(404)).body.message).toBe(
      'There is no beginner course with this id',
    );
  });
});

describe('seats', () => {
  it.each([
    [0, 0],
    [500, 500],
    ['', null],
    [null, null],
  ])('%p are kept as %p', async (seats, kept) => {
    const { body } = await post({ ...autumn, seats: 12 }).expect(201);
    expect((await put(body.id, { seats }).expect(200)).body.seats).toBe(kept);
    const [course] = (await request(t.server).get('/api/beginner-courses')).body;
    expect(course).not.toHaveProperty('seats');
  });

  it.each([
    [-1, BEGINNER_COURSE_RULES.seats.notNatural],
    [1.5, BEGINNER_COURSE_RULES.seats.notNatural],
    ['4', BEGINNER_COURSE_RULES.seats.notNatural],
    [501, BEGINNER_COURSE_RULES.seats.tooLarge],
  ])('%p are refused', async (seats, message) => {
    expect((await post({ ...autumn, seats }).expect(400)).body.errors).toEqual({ seats: message });
  });
});

describe('DELETE /api/admin/beginner-courses/{id}', () => {
  it('answers the course that was deleted', async () => {
    const { id } = await add();
    expect((await admins('delete', id).expect(200)).body).toMatchObject({ ...autumn, id });
    expect(await t.db.count(BeginnerCourse)).toBe(0);
    await admins('delete', id).expect(404);
  });
});

it('the table itself refuses a course without a name', async () => {
  await expect(t.db.insert(BeginnerCourse, { ...autumn, name: '' })).rejects.toThrow(/violates check constraint/);
});
