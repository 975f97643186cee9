import { COURSE_SIGNUP_RULES } from '#libs/contracts/course-signup';
import { STOCK_ALERT_RULES } from '#libs/contracts/stock-alert';
import { TRIAL_RULES } from '#libs/contracts/trial-booking';
import { weekdayOf } from '#libs/domain/schedule/class-dates';
import { clearDate } from '../../../test/clear-date.js';
import { createCourse } from '../../../test/course-factories.js';
import { createProduct } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ClassSchedule } from '../class-schedules/class-schedule.entity.js';

const DATE = clearDate(3);
const visitor = { fullName: 'Thandi Mokoena', phone: '082 123 4567', participantAge: 31 };

let t: TestApp;
let classScheduleId: number;
let courseId: number;
beforeAll(async () => {
  t = await startTestApp();
  classScheduleId = (
    await t.db.save(ClassSchedule, {
      day: weekdayOf(DATE),
      startTime: '18:00',
      endTime: '19:30',
      className: 'Krav Maga',
      level: 'Beginner',
      trialPlaces: 50,
    })
  ).id;
  courseId = (await createCourse(t.db)).id;
});
afterAll(() => t.close());

let networks = 0;
/** From another network each time. */
const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url,
    remoteAddress: `203.0.113.${(networks += 1)}`,
    headers,
    payload: { ...visitor, ...body },
  });
const book = (email: string, fields: object = {}) =>
  post('/api/trial-bookings', { classScheduleId, date: DATE, email, ...fields });
const waitFor = (productId: number, email: string) => post(`/api/products/${productId}/stock-alerts`, { email });
const signUp = (email: string) => post('/api/course-signups', { courseId, email });

it('one mailbox gets ten trials, sign-ups and stock alerts an hour; what was refused is not counted', async () => {
  for (let sent = 0; sent < 3; sent++)
    expect((await book('Thandi.M@gmail.com', { classScheduleId: 999_999 })).statusCode).toBe(400);
  for (let sent = 0; sent < 2; sent++)
    expect((await waitFor((await createProduct(t.db, { stock: 0 })).id, 'thandi.m@gmail.com')).statusCode).toBe(201);
  for (let sent = 0; sent < 4; sent++) {
    expect((await book(`thandim+${sent}@gmail.com`)).statusCode).toBe(201);
    expect((await signUp('Thandi.M@gmail.com')).statusCode).toBe(201);
  }
  const [trial, signup] = [await book('ThandiM@gmail.com'), await signUp('ThandiM@gmail.com')];
  expect([trial.statusCode, trial.json().message]).toEqual([429, TRIAL_RULES.tooManyForEmail]);
  expect([signup.statusCode, signup.json().message]).toEqual([429, COURSE_SIGNUP_RULES.tooManyForEmail]);
  const alert = await waitFor((await createProduct(t.db, { stock: 0 })).id, 'thandim@gmail.com');
  expect([alert.statusCode, alert.json().message]).toEqual([429, STOCK_ALERT_RULES.tooManyForEmail]);
  expect(Number(trial.headers['retry-after'])).toBeGreaterThan(0);
  expect((await book('lindiwe@gmail.com')).statusCode).toBe(201);
});

it('one network gets twelve places a day, of trials and courses together, and a replay of one is none', async () => {
  const ask = (url: string, body: object, remoteAddress: string, key: string) =>
    t.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'idempotency-key': `of-one-network-${key}` },
      payload: { ...visitor, ...body },
    });
  const trial = (n: number, network = '198.51.100.7') =>
    ask('/api/trial-bookings', { classScheduleId, date: DATE, email: `trial${n}@example.com` }, network, `trial-${n}`);
  const signup = (n: number, network = '198.51.100.7') =>
    ask('/api/course-signups', { courseId, email: `course${n}@example.com` }, network, `course-${n}`);
  for (let n = 0; n < 6; n++) expect([(await trial(n)).statusCode, (await signup(n)).statusCode]).toEqual([201, 201]);
  // The limits of ten minutes are over; this one is not.
  await t.db.query("UPDATE attempts SET attempted_at = attempted_at - interval '11 minutes'");
  const [refusedTrial, refusedSignup] = [await trial(12), await signup(12)];
  expect([refusedTrial.statusCode, refusedTrial.json().message]).toEqual([429, TRIAL_RULES.tooManyPlaces]);
  expect([refusedSignup.statusCode, refusedSignup.json().message]).toEqual([429, COURSE_SIGNUP_RULES.tooManyPlaces]);
  expect((await trial(0)).statusCode).toBe(200);
  expect((await trial(13, '198.51.100.8')).statusCode).toBe(201);
  await t.db.query("UPDATE attempts SET attempted_at = attempted_at - interval '1 day'");
  expect((await trial(14)).statusCode).toBe(201);
});

it('what was made before is answered again, beyond the limit too', async () => {
  const email = 'sipho@example.com';
  const key = (of: string) => ({ 'idempotency-key': `sent-again-${of}` });
  const trial = () => post('/api/trial-bookings', { classScheduleId, date: DATE, email }, key('trial'));
  const signup = () => post('/api/course-signups', { courseId, email }, key('signup'));
  const statuses = async (count: number) => {
    const answers = [];
    for (let sent = 0; sent < count; sent++) answers.push((await trial()).statusCode, (await signup()).statusCode);
    return answers;
  };
  expect(await statuses(6)).toEqual([201, 201, ...Array<number>(10).fill(200)]);
  for (let made = 2; made < 10; made++) expect((await signUp(email)).statusCode).toBe(201);
  expect([await statuses(1), (await signUp(email)).statusCode]).toEqual([[200, 200], 429]);
});
