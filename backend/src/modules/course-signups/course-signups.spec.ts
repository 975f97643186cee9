import request from 'supertest';
import { COURSE_GUARDIAN_CONSENT, COURSE_SIGNUP_RULES } from '#libs/contracts/course-signup';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { createCourse, createCourseSignup } from '../../../test/course-factories.js';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { BeginnerCourse } from '../beginner-courses/beginner-course.entity.js';
import { enqueue } from '../jobs/enqueue.js';
import { hashSecret, newSecret } from '../../common/secrets/secret.js';
import { CourseSignup, CourseSignupLink } from './course-signup.entity.js';

/** Of the limits of public writes. */
const SCALE = 2;

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: SCALE });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await runJobs(t);
  for (const table of ['course_signups', 'beginner_courses', 'attempts']) await t.db.query(`DELETE FROM ${table}`);
});

const addCourse = (fields: Partial<BeginnerCourse> = {}) => createCourse(t.db, fields);
const visitor = { fullName: 'Thandi Mokoena', email: 'thandi@example.com', phone: '082 123 4567', participantAge: 31 };
const signUp = (body: object, key?: string) =>
  request(t.server)
    .post('/api/course-signups')
    .set(key === undefined ? {} : { [IDEMPOTENCY_KEY.header]: key })
    .send({ ...visitor, ...body });
const staff = (method: 'get' | 'put' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers).send(body);
const statuses = async () =>
  (await t.db.find(CourseSignup, { order: { id: 'ASC' } })).map(({ fullName, status }) => `${fullName}: ${status}`);
const subjectsTo = async (address: string) => {
  await runJobs(t);
  return (await readMails(t)).filter(({ to }) => to?.[0]?.address === address).map(({ subject }) => subject);
};
/** The link of the last mail to the address. */
const linkOf = async (address: string) => {
  await runJobs(t);
  const text = (await readMails(t)).filter(({ to }) => to?.[0]?.address === address).at(-1)?.text ?? '';
  return `/api/course-signups/${/\/course-sign-up\/place\?token=([\w-]{43})/.exec(text)?.[1]}`;
};
const placesLeft = async () => {
  const { body } = await request(t.server).get('/api/beginner-courses').expect(200);
  return (body as { placesLeft: number | null }[]).map((course) => course.placesLeft);
};

describe('POST /api/course-signups', () => {
  it('takes a place while there is one, then the end of the waiting list; the courses say what is left', async () => {
    const { id: courseId } = await addCourse({ seats: 1 });
    await addCourse({ name: 'Without seats', seats: null });
    expect(await placesLeft()).toEqual([1, null]);
    const { body } = await signUp({ courseId, note: ' A knee ' }).expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      courseId,
      courseName: 'Autumn course',
      startDate: '16 April 2998',
      status: 'booked',
      ...visitor,
      phone: '+27821234567',
      participantName: 'Thandi Mokoena',
      guardianName: null,
      guardianConsentAt: null,
      note: 'A knee',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await signUp({ courseId, email: 'waits@example.com' }).expect(201)).body.status).toBe('waiting');
    expect(await subjectsTo(visitor.email)).toEqual(['Your place: Autumn course']);
    expect(await subjectsTo('waits@example.com')).toEqual(['On the waiting list: Autumn course']);
  });

  it('refuses by the field: no such course, a hidden one, one that has begun, a child without a guardian', async () => {
    const { courseId: said } = COURSE_SIGNUP_RULES;
    const errorsOf = async (body: object) => (await signUp(body).expect(400)).body.errors;
    const hidden = await addCourse({ isActive: false });
    const begun = await addCourse({ startDate: '16 April 2020', startsOn: '2020-04-16' });
    const { id: courseId } = await addCourse();
    expect(await errorsOf({})).toEqual({ courseId: said.invalid });
    expect(await errorsOf({ courseId: 2_000_000_000 })).toEqual({ courseId: said.unknown });
    expect(await errorsOf({ courseId: hidden.id })).toEqual({ courseId: said.unknown });
    expect(await errorsOf({ courseId: begun.id })).toEqual({ courseId: said.begun });
    expect(await errorsOf({ courseId, participantAge: 9 })).toEqual({
      guardianName: COURSE_SIGNUP_RULES.guardianName.required,
      guardianConsent: COURSE_SIGNUP_RULES.guardianConsent.required,
    });
    expect(await t.db.count(CourseSignup)).toBe(0);
    await signUp({ courseId, participantAge: 9, guardianName: 'Thandi', guardianConsent: true }).expect(201);
    const [child] = await t.db.find(CourseSignup);
    expect(child).toMatchObject({ guardianConsent: COURSE_GUARDIAN_CONSENT, guardianConsentAt: expect.any(Date) });
  });

  it('the same key and body sign up once, 201 and then 200; another body is a 422', async () => {
    const { id: courseId } = await addCourse({ seats: 5 });
    const answers = await Promise.all([1, 2, 3].map(() => signUp({ courseId }, 'once')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const other = await signUp({ courseId, fullName: 'Another' }, 'once').expect(422);
    expect(other.body.message).toBe(COURSE_SIGNUP_RULES.otherBody);
    expect(await t.db.count(CourseSignup)).toBe(1);
  });

  it('two at once for the last seat: one has it, the other waits', async () => {
    const { id: courseId } = await addCourse({ seats: 1 });
    const runner = t.db.connection.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT FROM beginner_courses WHERE id = $1 FOR UPDATE', [courseId]);
    const both = Promise.all(['A', 'B'].map((fullName) => signUp({ courseId, fullName })));
    await untilSomeoneWaitsForALock(t.db, 2);
    await runner.commitTransaction();
    await runner.release();
    expect((await both).map(({ status, body }) => [status, body.status]).toSorted()).toEqual([
      [201, 'booked'],
      [201, 'waiting'],
    ]);
  });
});

describe('a place that is given back', () => {
  it('goes to the first in line, who is told once; the link shows both', async () => {
    const { id: courseId } = await addCourse({ seats: 1 });
    for (const name of ['first', 'second', 'third'])
      await signUp({ courseId, fullName: name, email: `${name}@example.com` }).expect(201);
    const link = await linkOf('first@example.com');
    const { headers } = await request(t.server).get(link).expect(200);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
    expect((await request(t.server).delete(link).expect(200)).body.status).toBe('cancelled');
    await request(t.server).delete(link).expect(200);
    expect(await statuses()).toEqual(['first: cancelled', 'second: booked', 'third: waiting']);
    expect(await subjectsTo('first@example.com')).toEqual([
      'Your place: Autumn course',
      'Your sign-up is cancelled: Autumn course',
    ]);
    expect(await subjectsTo('second@example.com')).toEqual([
      'On the waiting list: Autumn course',
      'You have a place now: Autumn course',
    ]);
    expect(await subjectsTo('third@example.com')).toEqual(['On the waiting list: Autumn course']);
    const told = (await readMails(t)).map(({ subject }) => subject);
    expect(told).toContain('A course sign-up was cancelled: Autumn course');
    expect(told).toContain('A place went to the next person in line: Autumn course');
    const { body } = await request(t.server)
      .get(await linkOf('second@example.com'))
      .expect(200);
    expect(body.status).toBe('booked');
  });

  it('by two at once goes to two in line, once each', async () => {
    const { id: courseId } = await addCourse({ seats: 2 });
    for (const name of ['a', 'b', 'c', 'd'])
      await signUp({ courseId, fullName: name, email: `${name}@example.org` }).expect(201);
    const links = [await linkOf('a@example.org'), await linkOf('b@example.org')];
    const runner = t.db.connection.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT FROM beginner_courses WHERE id = $1 FOR UPDATE', [courseId]);
    const both = Promise.all(links.map((link) => request(t.server).delete(link)));
    await untilSomeoneWaitsForALock(t.db, 2);
    await runner.commitTransaction();
    await runner.release();
    expect((await both).map(({ status }) => status)).toEqual([200, 200]);
    expect(await statuses()).toEqual(['a: cancelled', 'b: cancelled', 'c: booked', 'd: booked']);
    for (const name of ['c', 'd'])
      expect(
        (await subjectsTo(`${name}@example.org`)).filter((subject) => subject?.startsWith('You have')),
      ).toHaveLength(1);
  });

  it('is too late once the course has begun, and no other link opens anything', async () => {
    const course = await addCourse();
    await signUp({ courseId: course.id, email: 'late@example.com' }).expect(201);
    const link = await linkOf('late@example.com');
    await t.db.query(`UPDATE course_signups SET starts_on = '2020-01-01'`);
    expect((await request(t.server).delete(link).expect(409)).body.message).toBe(COURSE_SIGNUP_RULES.over);
    for (const method of ['get', 'delete'] as const) {
      const { body } = await request(t.server)
        [method](`/api/course-signups/${'x'.repeat(43)}`)
        .expect(404);
      expect(body.message).toBe(COURSE_SIGNUP_RULES.notFound);
    }
  });
});

describe('what staff change', () => {
  const three = async (fields: Partial<BeginnerCourse> = {}) => {
    const { id } = await addCourse({ seats: 1, ...fields });
    for (const [name, status] of [
      ['one', 'booked'],
      ['two', 'waiting'],
      ['three', 'waiting'],
    ] as const)
      await createCourseSignup(t.db, {
        courseId: id,
        startDate: '16 April 2998',
        startsOn: '2998-04-16',
        status,
        fullName: name,
        email: `${name}@example.net`,
      });
    return { id, signups: await t.db.find(CourseSignup, { order: { id: 'ASC' } }) };
  };

  it('more seats go to who waits; none at all to everybody; a hidden course gives none', async () => {
    const { id } = await three();
    await staff('put', `beginner-courses/${id}`, { seats: 5, isActive: false }).expect(200);
    await runJobs(t);
    expect(await statuses()).toEqual(['one: booked', 'two: waiting', 'three: waiting']);
    await staff('put', `beginner-courses/${id}`, { seats: 2, isActive: true }).expect(200);
    await runJobs(t);
    expect(await statuses()).toEqual(['one: booked', 'two: booked', 'three: waiting']);
    await staff('put', `beginner-courses/${id}`, { seats: null }).expect(200);
    await runJobs(t);
    expect(await statuses()).toEqual(['one: booked', 'two: booked', 'three: booked']);
    expect(await subjectsTo('three@example.net')).toEqual(['You have a place now: Autumn course']);
  });

  it('a new start is told, a new name taken over; a course that is deleted cancels who signed up', async () => {
    const { id } = await three();
    const before = (await subjectsTo('one@example.net')).length;
    await staff('put', `beginner-courses/${id}`, { name: 'Winter course', startDate: '20 July 2998' }).expect(200);
    await runJobs(t);
    await staff('put', `beginner-courses/${id}`, { description: 'Better.' }).expect(200);
    await runJobs(t);
    await staff('delete', `beginner-courses/${id}`).expect(200);
    expect((await subjectsTo('one@example.net')).slice(before)).toEqual([
      'New start date: Winter course',
      'We have cancelled your sign-up: Winter course',
    ]);
    expect(await statuses()).toEqual(['one: cancelled', 'two: cancelled', 'three: cancelled']);
  });

  it('a cancelled sign-up frees its place; staff give one beyond the seats, and take none back', async () => {
    const { signups } = await three();
    const [one, two, third] = signups.map(({ id }) => `course-signups/${id}`);
    const refused = await staff('put', one!, { status: 'waiting' }).expect(400);
    expect(refused.body.errors).toEqual({ status: COURSE_SIGNUP_RULES.status.keepsPlace });
    await staff('put', third!, { status: 'booked', staffNote: 'A friend of the coach' }).expect(200);
    await staff('put', one!, { status: 'cancelled' }).expect(200);
    expect(await statuses()).toEqual(['one: cancelled', 'two: waiting', 'three: booked']);
    await staff('put', third!, { status: 'cancelled' }).expect(200);
    const { body } = await staff('get', two!).expect(200);
    expect(body).toMatchObject({ status: 'booked', staffNote: null });
    await staff('put', two!, { status: 'gone' }).expect(400);
    await staff('put', two!, { participantAge: 12 }).expect(400);
    const filter = encodeURIComponent(
      JSON.stringify({ courseId: signups[0]!.courseId, status: 'cancelled', q: 'mok' }),
    );
    const { body: found } = await staff('get', `course-signups?filter=${filter}`).expect(200);
    expect(found).toMatchObject([{ fullName: 'one' }, { fullName: 'three' }]);
  });

  it('only who waited is told that a place has opened up', async () => {
    const { signups } = await three();
    const [one, two] = signups.map(({ id }) => `course-signups/${id}`);
    const lastTo = async (address: string) => (await subjectsTo(address)).at(-1);
    await staff('put', two!, { status: 'booked' }).expect(200);
    expect(await lastTo('two@example.net')).toBe('You have a place now: Autumn course');
    await staff('put', one!, { status: 'cancelled' }).expect(200);
    await staff('put', one!, { status: 'booked' }).expect(200);
    expect(await lastTo('one@example.net')).toBe('Your place: Autumn course');
  });

  it('an address that was put right: what was mailed to the other opens nothing any more', async () => {
    const { id } = (await three()).signups[0]!;
    const token = newSecret();
    await t.db.insert(CourseSignupLink, { courseSignupId: id, tokenHash: hashSecret(token) });
    await staff('put', `course-signups/${id}`, { phone: '0831234567' }).expect(200);
    await request(t.server).get(`/api/course-signups/${token}`).expect(200);
    await staff('put', `course-signups/${id}`, { email: 'right@example.com' }).expect(200);
    await request(t.server).get(`/api/course-signups/${token}`).expect(404);
  });

  it('places that nobody gave back by a call are found by the clock', async () => {
    const { signups } = await three();
    await t.db.delete(CourseSignup, signups[0]!.id);
    await enqueue(t.db, 'beginner-courses-changed', { tick: new Date().toISOString() });
    await runJobs(t);
    expect(await statuses()).toEqual(['two: booked', 'three: waiting']);
  });
});

it('so many sign-ups from one address, then a 429', async () => {
  const answers = await Promise.all(Array.from({ length: 10 * SCALE + 1 }, () => signUp({})));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(({ body }) => body.message)).toEqual([COURSE_SIGNUP_RULES.tooMany]);
});
