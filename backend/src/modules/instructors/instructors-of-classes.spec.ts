/** Who of the list of instructors teaches which class, who takes their place, and when they are away. */
import request from 'supertest';
import { CLASS_EXCEPTION_RULES } from '#libs/contracts/class-calendar';
import { INSTRUCTOR_ABSENCE_RULES, INSTRUCTOR_LINK } from '#libs/contracts/instructor';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { createInstructor } from '../../../test/instructor-factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ClassSchedule } from '../class-schedules/class-schedule.entity.js';

let t: TestApp;
let admin: SignedIn;
let storm: number;
let naidoo: number;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const table of ['class_schedules', 'instructors', 'deleted_records']) await t.db.query(`DELETE FROM ${table}`);
  storm = (await createInstructor(t.db, { sortOrder: 0 })).id;
  naidoo = (await createInstructor(t.db, { name: 'Prisha Naidoo', sortOrder: 1 })).id;
});

/** A Wednesday without a holiday near it. */
const WEDNESDAY = '2030-07-10';
const GONE = 2_000_000_000;
const krav = { day: 'Wednesday', startTime: '18:00', endTime: '19:30', className: 'Krav Maga', level: 'Beginner' };

const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers).send(body);
const read = async (path: string) => (await request(t.server).get(`/api/${path}`).expect(200)).body as unknown;
const addClass = async (fields: object): Promise<ClassSchedule> =>
  (await send('post', 'class-schedules', { ...krav, ...fields }).expect(201)).body as ClassSchedule;
const named = async (id: number) => {
  const { instructorId, instructor } = await t.db.findOneByOrFail(ClassSchedule, { id });
  return { instructorId, instructor };
};
const needed = async () =>
  (await send('get', `substitutes-needed?from=${WEDNESDAY}&to=2030-07-23`).expect(200)).body as { date: string }[];
const aSubstitute = (fields: object) =>
  send('post', 'class-exceptions', { date: WEDNESDAY, kind: 'changed', ...fields });

describe('a class with an instructor of the list', () => {
  it('has their name everywhere, also after they are renamed', async () => {
    const { id, updatedAt } = await addClass({ instructorId: storm });
    await addClass({ className: 'Hidden', instructorId: storm, isActive: false });
    await aSubstitute({ classScheduleId: id, date: '2030-07-17', instructorId: naidoo }).expect(201);
    expect(await named(id)).toEqual({ instructorId: storm, instructor: 'Adriaan Storm' });
    await send('put', `instructors/${storm}`, { name: 'Adriaan Thunder' }).expect(200);
    await send('put', `instructors/${naidoo}`, { name: 'Prisha Pillay' }).expect(200);
    const { body } = await send('get', `class-schedules/${id}`).expect(200);
    expect(body).toMatchObject({ instructorId: storm, instructor: 'Adriaan Thunder' });
    // Whoever has read it under the former name is told that it has changed.
    expect(Date.parse((body as { updatedAt: string }).updatedAt)).toBeGreaterThan(Date.parse(String(updatedAt)));
    const public_ = await until(() => read('class-schedules'), 'Thunder');
    expect(public_).toEqual([expect.objectContaining({ id, instructor: 'Adriaan Thunder' })]);
    expect(public_).toEqual([expect.not.objectContaining({ instructorId: storm })]);
    const days = await until(() => read('class-calendar?from=2030-07-10&to=2030-07-17'), 'Pillay');
    expect((days as { classes: { instructor: string }[] }[]).flatMap(({ classes }) => classes)).toEqual([
      expect.objectContaining({ instructor: 'Adriaan Thunder' }),
      expect.objectContaining({ instructor: 'Prisha Pillay' }),
    ]);
    const feed = async () => (await request(t.server).get('/api/class-schedules.ics').expect(200)).text;
    expect(await until(feed, 'Thunder')).not.toContain('Adriaan Storm');
  });

  it('stands among the classes that visitors see of them, Monday to Sunday', async () => {
    const { id } = await addClass({ instructorId: storm });
    const early = await addClass({ day: 'Monday', className: 'Sparring', instructorId: storm });
    await addClass({ className: 'Hidden', instructorId: storm, isActive: false });
    await addClass({ className: 'By name', instructor: 'Prisha Naidoo' });
    const { level: _level, ...shown } = krav;
    expect(await until(() => read('instructors'), 'Sparring')).toMatchObject([
      {
        id: storm,
        classes: [
          { ...shown, id: early.id, day: 'Monday', className: 'Sparring' },
          { ...shown, id },
        ],
      },
      { id: naidoo, classes: [] },
    ]);
  });

  it.each<[string, object, object]>([
    ['only a text', { instructor: 'A guest' }, { instructorId: null, instructor: 'A guest' }],
    ['only their own name as a text', { instructor: 'Adriaan Storm' }, { instructorId: null }],
    ['an empty text', { instructor: '' }, { instructorId: null, instructor: null }],
    ['nobody of the list', { instructorId: null }, { instructorId: null, instructor: 'Adriaan Storm' }],
    ['neither', { className: 'Boxing' }, { instructor: 'Adriaan Storm' }],
  ])('sent %s', async (_what, change, expected) => {
    const { id } = await addClass({ instructorId: storm });
    const { body } = await send('put', `class-schedules/${id}`, change).expect(200);
    expect(body).toMatchObject({ instructorId: storm, ...expected });
    expect(await named(id)).toMatchObject({ instructorId: storm, ...expected });
  });

  it('is given to another of the list, with their name or without it', async () => {
    const { id } = await addClass({ instructor: 'A guest' });
    await send('put', `class-schedules/${id}`, { instructorId: naidoo }).expect(200);
    expect(await named(id)).toEqual({ instructorId: naidoo, instructor: 'Prisha Naidoo' });
    await send('put', `class-schedules/${id}`, { instructorId: storm, instructor: 'Adriaan Storm' }).expect(200);
    expect(await named(id)).toEqual({ instructorId: storm, instructor: 'Adriaan Storm' });
  });

  it.each<[object, object]>([
    [{ instructorId: GONE }, { instructorId: INSTRUCTOR_LINK.unknown }],
    [{ instructorId: 0 }, { instructorId: INSTRUCTOR_LINK.invalid }],
    [{ instructorId: 'Storm' }, { instructorId: INSTRUCTOR_LINK.invalid }],
    [{ instructorId: 3_000_000_000 }, { instructorId: INSTRUCTOR_LINK.unknown }],
  ])('is refused with %j', async (fields, errors) => {
    expect((await send('post', 'class-schedules', { ...krav, ...fields }).expect(400)).body.errors).toEqual(errors);
  });

  it('is refused with the name of somebody else', async () => {
    const { body } = await send('post', 'class-schedules', { ...krav, instructorId: storm, instructor: 'A guest' });
    expect(body).toMatchObject({ statusCode: 400, errors: { instructor: INSTRUCTOR_LINK.otherName } });
  });

  it('waits for a renaming that is under way, and has the new name', async () => {
    let answer: PromiseLike<{ body: ClassSchedule }> | undefined;
    await t.db.transaction(async (renaming) => {
      await renaming.query(`UPDATE instructors SET name = 'Adriaan Thunder' WHERE id = $1`, [storm]);
      answer = addClass({ instructorId: storm }).then((body) => ({ body }));
      await untilSomeoneWaitsForALock(t.db);
    });
    const { id } = (await answer!).body;
    expect(await named(id)).toEqual({ instructorId: storm, instructor: 'Adriaan Thunder' });
  });
});

describe('an instructor who is deleted', () => {
  it('leaves the name, and is back in what still says it when restored, with the absences', async () => {
    const [kept, given] = [await addClass({ instructorId: storm }), await addClass({ instructorId: storm })];
    const absence = { instructorId: storm, startDate: WEDNESDAY, endDate: WEDNESDAY };
    await send('post', 'instructor-absences', absence).expect(201);
    await send('delete', `instructors/${storm}`).expect(200);
    expect(await named(kept.id)).toEqual({ instructorId: null, instructor: 'Adriaan Storm' });
    await send('put', `class-schedules/${given.id}`, { instructor: 'A guest' }).expect(200);
    await send('post', `instructors/${storm}/restore`).expect(200);
    expect(await named(kept.id)).toEqual({ instructorId: storm, instructor: 'Adriaan Storm' });
    expect(await named(given.id)).toEqual({ instructorId: null, instructor: 'A guest' });
    expect((await send('get', 'instructor-absences').expect(200)).body).toMatchObject([absence]);
  });

  it('does not keep a class of theirs from being restored', async () => {
    const { id } = await addClass({ instructorId: storm });
    await send('delete', `class-schedules/${id}`).expect(200);
    await send('delete', `instructors/${storm}`).expect(200);
    await send('post', `class-schedules/${id}/restore`).expect(200);
    expect(await named(id)).toEqual({ instructorId: null, instructor: 'Adriaan Storm' });
  });

  it('comes back in a restored class under the name of now', async () => {
    const { id } = await addClass({ instructorId: storm });
    await send('delete', `class-schedules/${id}`).expect(200);
    await send('put', `instructors/${storm}`, { name: 'Adriaan Thunder' }).expect(200);
    await send('post', `class-schedules/${id}/restore`).expect(200);
    expect(await named(id)).toEqual({ instructorId: storm, instructor: 'Adriaan Thunder' });
  });
});

describe('an absence', () => {
  const away = (fields: object = {}) =>
    send('post', 'instructor-absences', {
      instructorId: storm,
      startDate: '2030-07-09',
      endDate: WEDNESDAY,
      ...fields,
    });

  it('marks the classes on its days, until a substitute takes them or they are cancelled', async () => {
    const { id } = await addClass({ instructorId: storm });
    const other = await addClass({ startTime: '20:00', endTime: '21:00', className: 'BJJ', instructorId: storm });
    await addClass({ className: 'Of another', instructorId: naidoo });
    expect(await needed()).toEqual([]);
    const { body: absence } = await away({ endDate: '2030-07-17', note: 'Operation' }).expect(201);
    expect((await needed()).map(({ date }) => date)).toEqual([WEDNESDAY, WEDNESDAY, '2030-07-17', '2030-07-17']);
    await send('put', `instructor-absences/${absence.id}`, { endDate: WEDNESDAY }).expect(200);
    expect(await needed()).toEqual([
      {
        date: WEDNESDAY,
        classScheduleId: id,
        className: 'Krav Maga',
        startTime: '18:00',
        endTime: '19:30',
        instructorId: storm,
        instructor: 'Adriaan Storm',
      },
      expect.objectContaining({ classScheduleId: other.id }),
    ]);
    // Visitors learn of it when there is a substitute, and of nothing else.
    const before = await read(`class-calendar?from=${WEDNESDAY}&to=${WEDNESDAY}`);
    expect(JSON.stringify(before)).not.toMatch(/Operation|Prisha Naidoo.*Krav|changed/);
    await aSubstitute({ classScheduleId: id, instructorId: naidoo }).expect(201);
    await aSubstitute({ classScheduleId: other.id, kind: 'cancelled' }).expect(201);
    await until(needed, '[]');
    const shown = await until(() => read(`class-calendar?from=${WEDNESDAY}&to=${WEDNESDAY}`), 'cancelled');
    expect((shown as { classes: object[] }[])[0]?.classes).toContainEqual(
      expect.objectContaining({ classScheduleId: id, status: 'changed', instructor: 'Prisha Naidoo' }),
    );
    // The substitute is away, too.
    await away({ instructorId: naidoo, startDate: WEDNESDAY }).expect(201);
    expect(await needed()).toMatchObject([
      { classScheduleId: id, instructor: 'Prisha Naidoo' },
      { className: 'Of another' },
    ]);
  });

  it.each<[object, object]>([
    [{ endDate: '2030-07-08' }, { endDate: INSTRUCTOR_ABSENCE_RULES.endDate.beforeStart }],
    [{ startDate: '2030-02-30' }, { startDate: INSTRUCTOR_ABSENCE_RULES.startDate.invalid }],
    [{ endDate: '' }, { endDate: INSTRUCTOR_ABSENCE_RULES.endDate.required }],
    [{ instructorId: GONE }, { instructorId: INSTRUCTOR_LINK.unknown }],
    [{ instructorId: null }, { instructorId: INSTRUCTOR_LINK.invalid }],
    [{ note: 'x'.repeat(301) }, { note: INSTRUCTOR_ABSENCE_RULES.note.tooLong }],
  ])('is refused with %j', async (fields, errors) => {
    expect((await away(fields).expect(400)).body.errors).toEqual(errors);
  });

  it('is refused when a change would end it before it starts, or give it to another', async () => {
    const { body } = await away().expect(201);
    const change = (fields: object) => send('put', `instructor-absences/${body.id}`, fields);
    expect((await change({ startDate: '2030-07-11' }).expect(400)).body.errors).toEqual({
      endDate: INSTRUCTOR_ABSENCE_RULES.endDate.beforeStart,
    });
    await change({ instructorId: naidoo }).expect(400);
    await change({ instructorId: storm, note: 'Grading' }).expect(200);
  });
});

describe('a substitute', () => {
  it('is of the list or not, and nobody when the class is cancelled', async () => {
    const { id } = await addClass({ instructorId: storm });
    const { body } = await aSubstitute({ classScheduleId: id, instructorId: naidoo }).expect(201);
    expect(body).toMatchObject({ instructorId: naidoo, instructor: 'Prisha Naidoo' });
    const change = (fields: object) => send('put', `class-exceptions/${body.id}`, fields);
    expect((await change({ kind: 'cancelled', instructorId: naidoo }).expect(400)).body.errors).toEqual({
      instructorId: CLASS_EXCEPTION_RULES.instructorId.ofCancelled,
    });
    expect((await change({ instructor: 'A guest' }).expect(200)).body).toMatchObject({
      instructorId: null,
      instructor: 'A guest',
    });
    await change({ instructorId: naidoo }).expect(200);
    expect((await change({ kind: 'cancelled' }).expect(200)).body).toMatchObject({
      instructorId: null,
      instructor: null,
    });
    expect((await change({ kind: 'changed', instructorId: GONE }).expect(400)).body.errors).toEqual({
      instructorId: INSTRUCTOR_LINK.unknown,
    });
  });
});

/** What is answered from memory follows a change within a moment. */
async function until<T>(ask: () => Promise<T>, words: string): Promise<T> {
  for (;;) {
    const answer = await ask();
    if ((typeof answer === 'string' ? answer : JSON.stringify(answer)).includes(words)) return answer;
  }
}
