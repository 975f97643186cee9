import request from 'supertest';
import { CLASS_SCHEDULE_RULES } from '#libs/contracts/class-schedule';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ClassSchedule } from './class-schedule.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.query('DELETE FROM class_schedules'));

const LONG_AGO = new Date('2026-01-05T08:00:00Z');
const krav = {
  day: 'Wednesday',
  startTime: '18:00',
  endTime: '19:30',
  className: 'Krav Maga',
  level: 'Beginner',
} as const;

const add = (fields: Partial<ClassSchedule> = {}) =>
  t.db.save(ClassSchedule, { ...krav, createdAt: LONG_AGO, updatedAt: LONG_AGO, ...fields });
const post = (body: object) => request(t.server).post('/api/admin/class-schedules').set(admin.headers).send(body);
const put = (id: number, body: object) =>
  request(t.server).put(`/api/admin/class-schedules/${id}`).set(admin.headers).send(body);
const list = (query: Record<string, unknown> = {}) =>
  request(t.server)
    .get('/api/admin/class-schedules')
    .set(admin.headers)
    .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));

/** A week in no order at all. */
async function addWeek(): Promise<void> {
  await add({ day: 'Sunday', startTime: '09:00', endTime: '10:00', className: 'Sunday early' });
  await add({ day: 'Monday', startTime: '18:00', endTime: '19:00', className: 'Monday late' });
  await add({ day: 'Friday', startTime: '12:00', endTime: '13:00', className: 'Friday noon' });
  await add({ day: 'Monday', startTime: '06:30', endTime: '07:30', className: 'Monday early' });
}

describe('GET /api/class-schedules', () => {
  it('shows active classes with their public fields, Monday to Sunday, then by start time', async () => {
    await addWeek();
    await add({ className: 'Hidden', isActive: false });
    const answer = await request(t.server).get('/api/class-schedules').expect(200);
    expect(answer.body.map((entry: ClassSchedule) => entry.className)).toEqual([
      'Monday early',
      'Monday late',
      'Friday noon',
      'Sunday early',
    ]);
    expect(answer.body[1]).toEqual({
      id: expect.any(Number),
      day: 'Monday',
      startTime: '18:00',
      endTime: '19:00',
      className: 'Monday late',
      level: 'Beginner',
      instructor: null,
      isActive: true,
    });
  });

  it('is an empty list when there is no class', async () => {
    expect((await request(t.server).get('/api/class-schedules').expect(200)).body).toEqual([]);
  });
});

describe('GET /api/admin/class-schedules', () => {
  const names = (body: ClassSchedule[]) => body.map((entry) => entry.className);

  it('is ordered by weekday, then by start time, and holds inactive classes', async () => {
    await addWeek();
    await add({ day: 'Tuesday', className: 'Hidden', isActive: false });
    const answer = await list().expect(200);
    expect(names(answer.body)).toEqual(['Monday early', 'Monday late', 'Hidden', 'Friday noon', 'Sunday early']);
    expect(answer.headers['content-range']).toBe('class-schedules 0-4/5');
  });

  it('sorts by day as the week runs, both ways', async () => {
    await addWeek();
    expect(names((await list({ sort: ['day', 'ASC'] }).expect(200)).body)).toEqual([
      'Monday early',
      'Monday late',
      'Friday noon',
      'Sunday early',
    ]);
    expect(names((await list({ sort: ['day', 'DESC'] }).expect(200)).body)).toEqual([
      'Sunday early',
      'Friday noon',
      'Monday early',
      'Monday late',
    ]);
  });

  it('filters by day, level, instructor and active flag', async () => {
    await addWeek();
    await add({ day: 'Tuesday', className: 'Hidden', isActive: false, level: 'Advanced', instructor: 'Coach Dube' });
    expect(names((await list({ filter: { day: ['Monday', 'Friday'] } })).body)).toEqual([
      'Monday early',
      'Monday late',
      'Friday noon',
    ]);
    expect(names((await list({ filter: { isActive: false } })).body)).toEqual(['Hidden']);
    expect(names((await list({ filter: { level: 'Advanced' } })).body)).toEqual(['Hidden']);
    expect(names((await list({ filter: { instructor: 'Coach Dube' } })).body)).toEqual(['Hidden']);
    expect(names((await list({ filter: { q: 'dube' } })).body)).toEqual(['Hidden']);
  });
});

describe('POST /api/admin/class-schedules', () => {
  it('stores the class: active, and without an instructor unless told', async () => {
    const answer = await post({ ...krav, className: ' Krav Maga ' }).expect(201);
    expect(answer.body).toEqual({
      ...krav,
      id: expect.any(Number),
      instructorId: null,
      instructor: null,
      isActive: true,
      trialPlaces: 4,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await t.db.findOneByOrFail(ClassSchedule, { id: answer.body.id })).toMatchObject({
      ...krav,
      instructor: null,
      isActive: true,
    });
  });

  it.each([
    ['', null],
    ['   ', null],
    [null, null],
    [' Coach Storm ', 'Coach Storm'],
  ])('takes %p as the instructor %p', async (instructor, stored) => {
    expect((await post({ ...krav, instructor }).expect(201)).body.instructor).toBe(stored);
  });

  it.each([
    [0, 0],
    [12, 12],
    [null, 4],
    ['', 4],
  ])('takes %p trial places as %p', async (trialPlaces, stored) => {
    expect((await post({ ...krav, trialPlaces }).expect(201)).body.trialPlaces).toBe(stored);
  });

  it.each([
    ['day', undefined, 'Day is required'],
    ['day', '', 'Day is required'],
    ['day', null, 'Day is required'],
    ['day', 'Funday', CLASS_SCHEDULE_RULES.day.unknown],
    ['day', ['Monday'], CLASS_SCHEDULE_RULES.day.unknown],
    ['startTime', undefined, 'Start time is required'],
    ['startTime', '  ', 'Start time is required'],
    ['startTime', '6pm', CLASS_SCHEDULE_RULES.startTime.invalid],
    ['startTime', '24:00', CLASS_SCHEDULE_RULES.startTime.invalid],
    ['startTime', 1800, CLASS_SCHEDULE_RULES.startTime.invalid],
    ['endTime', undefined, 'End time is required'],
    ['endTime', '19:60', CLASS_SCHEDULE_RULES.endTime.invalid],
    ['endTime', '18:00', 'End time must be after the start time'],
    ['endTime', '17:59', 'End time must be after the start time'],
    ['className', undefined, 'Class name is required'],
    ['className', '   ', 'Class name is required'],
    ['className', { toString: 'x' }, 'Class name is required'],
    ['className', 'x'.repeat(121), CLASS_SCHEDULE_RULES.className.tooLong],
    ['level', undefined, 'Level is required'],
    ['level', 'Expert', CLASS_SCHEDULE_RULES.level.unknown],
    ['instructor', 'x'.repeat(121), CLASS_SCHEDULE_RULES.instructor.tooLong],
    ['instructor', 7, CLASS_SCHEDULE_RULES.instructor.tooLong],
    ['isActive', 'yes', CLASS_SCHEDULE_RULES.isActive.wrongType],
    ['isActive', null, CLASS_SCHEDULE_RULES.isActive.wrongType],
    ['trialPlaces', -1, CLASS_SCHEDULE_RULES.trialPlaces.notNatural],
    ['trialPlaces', 1.5, CLASS_SCHEDULE_RULES.trialPlaces.notNatural],
    ['trialPlaces', '4', CLASS_SCHEDULE_RULES.trialPlaces.notNatural],
    ['trialPlaces', 51, CLASS_SCHEDULE_RULES.trialPlaces.tooLarge],
  ])('refuses %s %p: %s', async (field, value, message) => {
    const answer = await post({ ...krav, [field]: value }).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message, errors: { [field]: message } });
    expect(await t.db.count(ClassSchedule)).toBe(0);
  });
});

describe('PUT /api/admin/class-schedules/{id}', () => {
  it('changes a part of the fields and touches updatedAt', async () => {
    const { id } = await add({ instructor: 'Coach Storm' });
    const answer = await put(id, { isActive: false, level: 'Advanced' }).expect(200);
    expect(answer.body).toMatchObject({ ...krav, id, instructor: 'Coach Storm', level: 'Advanced', isActive: false });
    expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(LONG_AGO.getTime());
    expect(answer.body.createdAt).toBe(LONG_AGO.toISOString());
  });

  it('clears the instructor with null', async () => {
    const { id } = await add({ instructor: 'Coach Storm' });
    expect((await put(id, { instructor: null }).expect(200)).body.instructor).toBeNull();
  });

  it.each([{ startTime: '19:30' }, { endTime: '18:00' }])(
    'judges the record as a whole when only %p is sent',
    async (change) => {
      const { id } = await add();
      const answer = await put(id, change).expect(400);
      expect(answer.body.errors).toEqual({ endTime: 'End time must be after the start time' });
      expect(await t.db.findOneByOrFail(ClassSchedule, { id })).toMatchObject({ ...krav, updatedAt: LONG_AGO });
    },
  );

  it('judges the record as another change, under way at the same time, leaves it', async () => {
    const { id } = await add({ startTime: '10:00', endTime: '20:00' });
    const answer = await t.db
      .transaction(async (other) => {
        await other.update(ClassSchedule, { id }, { endTime: '15:00' });
        const waiting = put(id, { startTime: '17:00' }).then((response) => response);
        await untilSomeoneWaitsForALock(t.db);
        return { waiting };
      })
      .then(({ waiting }) => waiting);
    expect(answer.body.errors).toEqual({ endTime: 'End time must be after the start time' });
    expect(await t.db.findOneByOrFail(ClassSchedule, { id })).toMatchObject({ startTime: '10:00', endTime: '15:00' });
  });

  it('answers 404 for a class that is not there', async () => {
    expect((await put(2_000_000_000, { level: 'Advanced' }).expect(404)).body.message).toBe(
      'There is no class schedule with this id',
    );
  });
});

describe('DELETE /api/admin/class-schedules/{id}', () => {
  it('answers the class that was deleted', async () => {
    const { id } = await add();
    const answer = await request(t.server).delete(`/api/admin/class-schedules/${id}`).set(admin.headers).expect(200);
    expect(answer.body).toMatchObject({ ...krav, id });
    expect(await t.db.count(ClassSchedule)).toBe(0);
  });
});

describe('the table itself', () => {
  it.each([
    ['a day that is none', { day: 'Funday' }],
    ['a time that is none', { startTime: '6pm' }],
    ['an end before the start', { endTime: '17:00' }],
    ['an unknown level', { level: 'Expert' }],
  ])('refuses %s', async (_what, wrong) => {
    await expect(
      t.db.query(
        'INSERT INTO class_schedules (day, start_time, end_time, class_name, level) VALUES ($1, $2, $3, $4, $5)',
        Object.values({ ...krav, ...wrong }).slice(0, 5),
      ),
    ).rejects.toThrow(/violates check constraint|invalid input value for enum/);
  });
});
