import { existsSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { CORPORATE_CLIENT_TEXTS, type CorporateClientText } from '#libs/contracts/corporate-client';
import { PAYMENT_TERMS } from '#libs/domain/payment-terms';
import { INSTRUCTOR_SORT_ORDER_WITHOUT } from '#libs/contracts/instructor';
import { upcomingCourses } from '#libs/domain/course-date';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { BeginnerCourse } from '../../modules/beginner-courses/beginner-course.entity.js';
import { ClassSchedule } from '../../modules/class-schedules/class-schedule.entity.js';
import { CorporateClient } from '../../modules/corporate-clients/corporate-client.entity.js';
import { Instructor } from '../../modules/instructors/instructor.entity.js';
import { seedBeginnerCourses } from './seed-beginner-courses.js';
import { seedClassSchedules } from './seed-class-schedules.js';
import { seedCourseSignups } from './seed-course-signups.js';
import { seedCorporateClients } from './seed-corporate-clients.js';
import { seedInstructors } from './seed-instructors.js';

let t: TestApp;
let admin: SignedIn;
let courses: BeginnerCourse[];
let instructors: Instructor[];
let clients: CorporateClient[];
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  for (const _start of ['first', 'second']) {
    for (const part of [
      seedInstructors,
      seedClassSchedules,
      seedBeginnerCourses,
      seedCourseSignups,
      seedCorporateClients,
    ])
      await part(t.db);
  }
  [courses, instructors, clients] = await Promise.all([
    t.db.find(BeginnerCourse, { order: { id: 'ASC' } }),
    t.db.find(Instructor),
    t.db.find(CorporateClient),
  ]);
});
afterAll(() => t.close());

it.each([
  ['beginner-courses', () => courses],
  ['instructors', () => instructors],
  ['corporate-clients', () => clients],
] as const)('the %s pass the rules of the API as they are', async (resource, records) => {
  for (const record of records()) {
    const answer = await request(t.server)
      .put(`/api/admin/${resource}/${record.id}`)
      .set(admin.headers)
      .send(record)
      .expect(200);
    expect(answer.body).toEqual({ ...JSON.parse(JSON.stringify(record)), updatedAt: answer.body.updatedAt });
  }
});

describe('the courses of the demonstration school', () => {
  it('the next of them has places left, and its sign-ups pass the rules of the API', async () => {
    const { body: told } = await request(t.server).get('/api/beginner-courses').expect(200);
    expect(told[0].placesLeft).toBe(2);
    const { body: signups } = await request(t.server).get('/api/admin/course-signups').set(admin.headers).expect(200);
    expect(signups).toHaveLength(6);
    for (const signup of signups)
      await request(t.server).put(`/api/admin/course-signups/${signup.id}`).set(admin.headers).send(signup).expect(200);
  });

  it('are five, once: three dates spelled in three ways, one without a date, one inactive', () => {
    expect(courses.map(({ startDate }) => startDate)).toEqual([
      expect.stringMatching(/^\d{1,2} [A-Z][a-z]+$/),
      expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      'To be announced',
      expect.stringMatching(/^\d{1,2} [A-Z][a-z]+$/),
    ]);
    expect(courses.map(({ isActive }) => isActive)).toEqual([true, true, true, true, false]);
  });

  it('are all to come, in this order, and begin on Mondays', () => {
    expect(upcomingCourses(courses.slice(0, 4), courses[0]!.createdAt)).toEqual(courses.slice(0, 4));
    expect(
      courses
        .filter(({ startsOn }) => startsOn !== null)
        .map(({ startsOn }) => new Date(`${startsOn}T00:00:00Z`).getUTCDay()),
    ).toEqual([1, 1, 1, 1]);
  });
});

describe('the instructors of the demonstration school', () => {
  it('are six, once: five with a place from 0 on, one without', () => {
    expect(instructors.map(({ sortOrder }) => sortOrder).sort((a, b) => a - b)).toEqual([
      0,
      1,
      2,
      3,
      4,
      INSTRUCTOR_SORT_ORDER_WITHOUT,
    ]);
  });

  it('hold the classes of its week', async () => {
    const classes = await t.db.find(ClassSchedule);
    expect(classes.some(({ instructorId }) => instructorId !== null)).toBe(true);
    expect(classes.filter(({ instructorId, instructor }) => (instructorId === null) !== (instructor === null))).toEqual(
      [],
    );
  });
});

describe('the corporate clients of the demonstration school', () => {
  it('are eleven, once, one of them inactive, some without a website, with terms of every kind', () => {
    expect(clients).toHaveLength(11);
    expect(clients.filter(({ isActive }) => !isActive)).toHaveLength(1);
    expect(clients.filter(({ websiteUrl }) => websiteUrl === null)).toHaveLength(2);
    expect(new Set(clients.map(({ paymentTerms }) => paymentTerms))).toEqual(new Set(PAYMENT_TERMS));
  });

  it('have whole records', () => {
    const fields = (Object.keys(CORPORATE_CLIENT_TEXTS) as CorporateClientText[]).filter(
      (field) => !['notes', 'description'].includes(field),
    );
    expect(
      clients.flatMap((client) => fields.filter((field) => !client[field]).map((field) => `${client.name}: ${field}`)),
    ).toEqual([]);
  });

  it('have logos that come with the site', () => {
    expect(
      clients
        .filter(({ logoUrl }) => !existsSync(path.join('frontend-public/public', logoUrl)))
        .map(({ logoUrl }) => logoUrl),
    ).toEqual([]);
  });
});
