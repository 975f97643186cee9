import ICAL from 'ical.js';
import request from 'supertest';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { GUARDIAN_CONSENT, TRIAL_RULES, trialRefusalMessage } from '#libs/contracts/trial-booking';
import { addDaysTo, weekdayOf } from '#libs/domain/schedule/class-dates';
import { formatLongDate } from '#libs/domain/schedule/long-date';
import { clearDate } from '../../../test/clear-date.js';
import { createTrialBooking, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { todayAtSchool } from '../class-calendar/class-calendar.service.js';
import { ClassSchedule } from '../class-schedules/class-schedule.entity.js';
import { enqueue } from '../jobs/enqueue.js';
import { TrialBooking, TrialBookingLink } from './trial-booking.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const table of ['trial_bookings', 'class_exceptions', 'closures', 'class_schedules'])
    await t.db.query(`DELETE FROM ${table}`);
  await runJobs(t);
});

const DATE = clearDate(3);
const NEXT = addDaysTo(DATE, 7);
const addClass = (fields: Partial<ClassSchedule> = {}) =>
  t.db.save(ClassSchedule, {
    day: weekdayOf(DATE),
    startTime: '18:00',
    endTime: '19:30',
    className: 'Krav Maga',
    level: 'Beginner',
    instructor: 'Coach Storm',
    ...fields,
  });
const visitor = {
  fullName: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '082 123 4567',
  participantName: 'Thandi Mokoena',
  participantAge: 31,
};
const book = (body: object, key?: string) =>
  request(t.server)
    .post('/api/trial-bookings')
    .set(key === undefined ? {} : { [IDEMPOTENCY_KEY.header]: key })
    .send(body);
const staff = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers).send(body);
const mailsTo = async (address: string) =>
  (await readMails(t)).filter(({ to }) => to?.some((one) => one.address === address));
/** What the last mail to the visitor says. */
const lastMail = async (address = visitor.email) => {
  await runJobs(t);
  const mail = (await mailsTo(address)).at(-1)!;
  return { subject: mail.subject ?? '', text: mail.text ?? '', mail };
};
const tokenOf = (text: string): string => /\/free-trial\/booking\?token=([\w-]{43})/.exec(text)![1]!;
const ical = (mail: Awaited<ReturnType<typeof lastMail>>['mail']) => {
  const content = mail.attachments[0]!.content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!);
};

describe('POST /api/trial-bookings', () => {
  it('books a place: 201 with the booking', async () => {
    const { id } = await addClass();
    const { body } = await book({ ...visitor, classScheduleId: id, date: DATE, plan: 'standard', note: ' A knee ' });
    expect(body).toEqual({
      id: expect.any(Number),
      classScheduleId: id,
      className: 'Krav Maga',
      date: DATE,
      startTime: '18:00',
      endTime: '19:30',
      status: 'new',
      ...visitor,
      phone: '+27821234567',
      guardianName: null,
      guardianConsentAt: null,
      plan: 'standard',
      note: 'A knee',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await staff('get', 'trial-bookings').expect(200)).body).toMatchObject([{ id: body.id, staffNote: null }]);
  });

  it('keeps what a guardian agreed to, and when', async () => {
    const { id } = await addClass();
    const child = { ...visitor, participantName: 'Lindiwe', participantAge: 9, classScheduleId: id, date: DATE };
    const refused = await book(child).expect(400);
    expect(refused.body.errors).toEqual({
      guardianName: TRIAL_RULES.guardianName.required,
      guardianConsent: TRIAL_RULES.guardianConsent.required,
    });
    await book({ ...child, guardianName: 'Thandi Mokoena', guardianConsent: false }).expect(400);
    const { body } = await book({ ...child, guardianName: 'Thandi Mokoena', guardianConsent: true }).expect(201);
    const kept = await t.db.findOneByOrFail(TrialBooking, { id: body.id });
    expect(kept).toMatchObject({ guardianName: 'Thandi Mokoena', guardianConsent: GUARDIAN_CONSENT });
    expect(Date.now() - kept.guardianConsentAt!.getTime()).toBeLessThan(60_000);
  });

  it('of a grown-up keeps no guardian', async () => {
    const { id } = await addClass();
    const { body } = await book({
      ...visitor,
      participantName: undefined,
      guardianName: 'Mother',
      guardianConsent: true,
      classScheduleId: id,
      date: DATE,
    }).expect(201);
    expect(body).toMatchObject({ participantName: 'Thandi Mokoena', guardianName: null, guardianConsentAt: null });
  });

  it.each([
    ['fullName', '', TRIAL_RULES.fullName.required],
    ['fullName', 'x'.repeat(121), TRIAL_RULES.fullName.tooLong],
    ['email', undefined, TRIAL_RULES.email.required],
    ['email', 'thandi', TRIAL_RULES.email.invalid],
    ['email', 'a@example.com\nBcc: b@example.com', TRIAL_RULES.email.invalid],
    ['phone', undefined, TRIAL_RULES.phone.required],
    ['phone', ' ', TRIAL_RULES.phone.required],
    ['phone', '12', TRIAL_RULES.phone.invalid],
    ['phone', 821234567, TRIAL_RULES.phone.invalid],
    ['phone', '0821234567'.repeat(9), TRIAL_RULES.phone.invalid],
    ['participantName', 'x'.repeat(121), TRIAL_RULES.participantName.tooLong],
    ['participantAge', undefined, TRIAL_RULES.participantAge.required],
    ['participantAge', 2, TRIAL_RULES.participantAge.invalid],
    ['participantAge', 111, TRIAL_RULES.participantAge.invalid],
    ['participantAge', 30.5, TRIAL_RULES.participantAge.invalid],
    ['participantAge', '31', TRIAL_RULES.participantAge.invalid],
    ['guardianConsent', 'yes', TRIAL_RULES.guardianConsent.wrongType],
    ['plan', 'gold', TRIAL_RULES.plan.unknown],
    ['note', 'x'.repeat(501), TRIAL_RULES.note.tooLong],
    ['classScheduleId', undefined, TRIAL_RULES.classScheduleId.invalid],
    ['classScheduleId', '7', TRIAL_RULES.classScheduleId.invalid],
    ['classScheduleId', 2_000_000_000, TRIAL_RULES.classScheduleId.unknown],
    ['date', undefined, TRIAL_RULES.date.required],
    ['date', 'tomorrow', TRIAL_RULES.date.invalid],
    ['date', '2026-02-30', TRIAL_RULES.date.invalid],
    ['date', addDaysTo(todayAtSchool(), -1), trialRefusalMessage({ kind: 'past' })],
    ['date', addDaysTo(todayAtSchool(), 57), trialRefusalMessage({ kind: 'tooFar' })],
    ['date', addDaysTo(DATE, 1), trialRefusalMessage({ kind: 'notThatDay' })],
  ])('%s: %j is a 400 by its field', async (field, value, message) => {
    const { id } = await addClass();
    const { body } = await book({ ...visitor, classScheduleId: id, date: DATE, [field]: value }).expect(400);
    expect(body).toMatchObject({ message, errors: { [field]: message } });
    expect(await t.db.count(TrialBooking)).toBe(0);
  });

  it('of an inactive class is a 400', async () => {
    const { id } = await addClass({ isActive: false });
    const { body } = await book({ ...visitor, classScheduleId: id, date: DATE }).expect(400);
    expect(body.errors).toEqual({ classScheduleId: TRIAL_RULES.classScheduleId.unknown });
  });

  it('of a full date is a 409 that names the next dates with a place', async () => {
    const { id } = await addClass({ trialPlaces: 1 });
    await book({ ...visitor, classScheduleId: id, date: DATE }).expect(201);
    await book({ ...visitor, classScheduleId: id, date: addDaysTo(DATE, 14) }).expect(201);
    const { body } = await book({ ...visitor, classScheduleId: id, date: DATE }).expect(409);
    expect(body.nextDates.slice(0, 2)).toEqual([NEXT, addDaysTo(DATE, 21)]);
    expect(body.message).toMatch(
      `${trialRefusalMessage({ kind: 'full' })}. Next dates with a free place: ${formatLongDate(NEXT)}; `,
    );
    expect(body.errors).toEqual({ date: body.message });
  });

  it('of a cancelled date, a closed day and a class without trials is a 409', async () => {
    const { id: classScheduleId } = await addClass();
    const other = await addClass({ trialPlaces: 0 });
    await staff('post', 'class-exceptions', { classScheduleId, date: DATE, kind: 'cancelled' }).expect(201);
    await staff('post', 'closures', { startDate: NEXT, endDate: NEXT, name: 'Grading' }).expect(201);
    const message = async (id: number, date: string) =>
      (await book({ ...visitor, classScheduleId: id, date }).expect(409)).body.message;
    expect(await message(classScheduleId, DATE)).toMatch(trialRefusalMessage({ kind: 'cancelled' }));
    expect(await message(classScheduleId, NEXT)).toMatch(trialRefusalMessage({ kind: 'closed', name: 'Grading' }));
    expect(await message(other.id, addDaysTo(DATE, 14))).toBe(trialRefusalMessage({ kind: 'noTrials' }));
  });
});

describe('Idempotency-Key', () => {
  it('the same key and body are one booking, 201 and then 200; another body is a 422', async () => {
    const { id } = await addClass({ trialPlaces: 1 });
    const body = { ...visitor, classScheduleId: id, date: DATE };
    const first = await book(body, 'trial-1').expect(201);
    const again = await book({ ...body, fullName: ` ${body.fullName}` }, 'trial-1').expect(200);
    expect(again.body).toEqual(first.body);
    const other = await book({ ...body, date: NEXT }, 'trial-1').expect(422);
    expect(other.body.message).toBe(TRIAL_RULES.otherBody);
    expect(await t.db.count(TrialBooking)).toBe(1);
    expect(await waitingJobs(t)).toHaveLength(3);
    await book(body, 'no spaces allowed').expect(400);
  });

  it('retries at the same moment are one booking, also for two classes', async () => {
    const [one, two] = [await addClass(), await addClass({ startTime: '20:00', endTime: '21:00' })];
    const ask = (id: number) => book({ ...visitor, classScheduleId: id, date: DATE }, 'retries');
    const answers = await Promise.all([one.id, one.id, two.id, one.id].map(ask));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.every((status) => [200, 201, 422].includes(status))).toBe(true);
    expect(await t.db.count(TrialBooking)).toBe(1);
  });
});

it('50 people for the last 4 places at once: 4 are booked, 46 are told the next dates', async () => {
  const { id } = await addClass({ trialPlaces: 4 });
  const people = Array.from({ length: 50 }, (_, at) => ({ ...visitor, fullName: `Visitor ${at}` }));
  const answers = await Promise.all(people.map((person) => book({ ...person, classScheduleId: id, date: DATE })));
  const refused = answers.filter(({ status }) => status === 409);
  expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([4, 46]);
  for (const { body } of refused) expect(body.nextDates[0]).toBe(NEXT);
  expect(await t.db.count(TrialBooking)).toBe(4);
});

describe('GET /api/trial-bookings/places', () => {
  const places = async (query = {}) =>
    (await request(t.server).get('/api/trial-bookings/places').query(query).expect(200)).body as {
      date: string;
      placesLeft: number;
      classScheduleId: number;
    }[];

  it('tells the dates of eight weeks and what is left, right after each booking', async () => {
    const [{ id }, other] = [
      await addClass({ trialPlaces: 2 }),
      await addClass({ startTime: '20:00', endTime: '21:00' }),
    ];
    const before = await places({ classScheduleId: id });
    expect(before.length).toBeGreaterThanOrEqual(6);
    expect(before[0]).toEqual({
      classScheduleId: id,
      date: DATE,
      className: 'Krav Maga',
      startTime: '18:00',
      endTime: '19:30',
      level: 'Beginner',
      instructor: 'Coach Storm',
      placesLeft: 2,
    });
    expect((await places()).map(({ classScheduleId }) => classScheduleId)).toContain(other.id);
    await book({ ...visitor, classScheduleId: id, date: DATE }).expect(201);
    await untilTold(async () => (await places({ classScheduleId: id }))[0]?.placesLeft === 1);
    await request(t.server).get('/api/trial-bookings/places?classScheduleId=x').expect(400);
  });
});

describe('the link in the mail', () => {
  const asked = (token: string) => `/api/trial-bookings/${token}`;
  const bookOne = async (fields: Partial<ClassSchedule> = {}) => {
    const { id } = await addClass(fields);
    const { body } = await book({ ...visitor, classScheduleId: id, date: DATE }).expect(201);
    const { text, subject, mail } = await lastMail();
    return { id, booking: body as TrialBooking, token: tokenOf(text), text, subject, mail };
  };

  it('comes with what, when, where and what to bring, and the event for the diary', async () => {
    const { text, subject, mail, booking } = await bookOne();
    expect(subject).toBe(`Your free trial: Krav Maga, ${formatLongDate(DATE)}`);
    expect(text).toMatch(/Time: 18:00 to 19:30/);
    expect(text).toMatch(/What to bring[^]*without zips/);
    const event = ical(mail);
    expect(event.uid).toMatch(`trial-${booking.id}@`);
    expect(event.startDate.toJSDate().toISOString()).toBe(`${DATE}T16:00:00.000Z`);
    const [notice] = (await readMails(t)).filter((one) => one.subject?.startsWith('New trial booking'));
    expect(notice?.text).toMatch('Phone: +27 82 123 4567');
    expect(notice?.replyTo?.[0]?.address).toBe(visitor.email);
  });

  it('is kept as a hash only, and stands in no job', async () => {
    const { token } = await bookOne();
    const [{ found }] = await t.db.query<[{ found: boolean }]>(
      `SELECT EXISTS (SELECT FROM trial_booking_links l WHERE l::text LIKE '%' || $1 || '%') OR EXISTS (
         SELECT FROM graphile_worker._private_jobs j WHERE j.payload::text LIKE '%' || $1 || '%') AS found`,
      [token],
    );
    expect(found).toBe(false);
    expect(await t.db.count(TrialBookingLink)).toBe(1);
  });

  it('opens the booking, without a login, and no other does', async () => {
    const { token, booking } = await bookOne();
    const { body, headers } = await request(t.server).get(asked(token)).expect(200);
    expect(body).toEqual(booking);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
    for (const method of ['get', 'put', 'delete'] as const) {
      const { body: none } = await request(t.server)
        [method](asked('x'.repeat(43)))
        .send({ date: NEXT })
        .expect(404);
      expect(none.message).toBe(TRIAL_RULES.notFound);
    }
  });

  it('moves it: the old place is free, both links lead to it, visitor and staff are told', async () => {
    const { id, token, mail } = await bookOne({ trialPlaces: 1 });
    const { body } = await request(t.server).put(asked(token)).send({ date: NEXT }).expect(200);
    expect(body).toMatchObject({ date: NEXT, status: 'new' });
    const moved = await lastMail();
    expect(moved.subject).toBe(`Your free trial is now on ${formatLongDate(NEXT)}`);
    expect([ical(moved.mail).uid, ical(moved.mail).sequence >= ical(mail).sequence]).toEqual([ical(mail).uid, true]);
    await request(t.server)
      .get(asked(tokenOf(moved.text)))
      .expect(200);
    await request(t.server).get(asked(token)).expect(200);
    await book({ ...visitor, classScheduleId: id, date: DATE }).expect(201);
    const full = await request(t.server).put(asked(token)).send({ date: DATE }).expect(409);
    expect(full.body.nextDates.length).toBeGreaterThan(0);
    await request(t.server)
      .put(asked(token))
      .send({ date: addDaysTo(DATE, 1) })
      .expect(400);
    await request(t.server).put(asked(token)).send({}).expect(400);
  });

  it('cancels it, once, and books it again', async () => {
    const { token } = await bookOne({ trialPlaces: 1 });
    expect((await request(t.server).delete(asked(token)).expect(200)).body.status).toBe('cancelled');
    expect((await lastMail()).subject).toMatch(/is cancelled$/);
    const count = (await readMails(t)).length;
    await request(t.server).delete(asked(token)).expect(200);
    await runJobs(t);
    expect(await readMails(t)).toHaveLength(count);
    const { body } = await request(t.server).put(asked(token)).send({ date: DATE }).expect(200);
    expect(body.status).toBe('new');
  });

  it('changes nothing of what has been', async () => {
    const { token, booking } = await bookOne();
    await staff('put', `trial-bookings/${booking.id}`, { status: 'attended' }).expect(200);
    for (const method of ['put', 'delete'] as const) {
      const { body } = await request(t.server)[method](asked(token)).send({ date: NEXT }).expect(409);
      expect(body.message).toBe(TRIAL_RULES.over);
    }
  });
});

describe('whoever booked is told', () => {
  const bookOne = async (trialPlaces = 4) => {
    const { id } = await addClass({ trialPlaces });
    await book({ ...visitor, classScheduleId: id, date: DATE }).expect(201);
    await lastMail();
    return id;
  };
  const status = async () => (await t.db.find(TrialBooking)).map((one) => one.status);

  it.each([
    [
      'cancelled on the date',
      (id: number) =>
        staff('post', 'class-exceptions', { classScheduleId: id, date: DATE, kind: 'cancelled', note: 'Coach is ill' }),
      'Please note: Coach is ill',
    ],
    [
      'closed',
      () => staff('post', 'closures', { startDate: DATE, endDate: NEXT, name: 'Grading' }),
      'Please note: Closed: Grading',
    ],
    ['deleted', (id: number) => staff('delete', `class-schedules/${id}`)],
    ['made inactive', (id: number) => staff('put', `class-schedules/${id}`, { isActive: false })],
    ['moved to another day', (id: number) => staff('put', `class-schedules/${id}`, { day: weekdayOf(NEXT_DAY) })],
  ])('of a class that is %s', async (_what, change, note = 'Pick another date') => {
    const id = await bookOne();
    await change(id).expect((answer) => expect(answer.status).toBeLessThan(300));
    const { subject, text } = await lastMail();
    expect(subject).toBe(`Your free trial on ${formatLongDate(DATE)} cannot go ahead`);
    expect(text).toMatch(/Pick another date/);
    expect(text).toContain(note);
    expect(await status()).toEqual(['cancelled']);
  });
  const NEXT_DAY = addDaysTo(DATE, 1);

  it('of a new time, which the booking takes over', async () => {
    const id = await bookOne();
    const moved = { kind: 'changed', startTime: '19:00', endTime: '20:30' };
    await staff('post', 'class-exceptions', { classScheduleId: id, date: DATE, ...moved }).expect(201);
    const { subject, text } = await lastMail();
    expect(subject).toBe(`New time for your free trial on ${formatLongDate(DATE)}`);
    expect(text).toMatch('19:00 to 20:30');
    expect(await status()).toEqual(['new']);
  });

  it('of nothing that does not touch their date', async () => {
    const id = await bookOne();
    const count = (await readMails(t)).length;
    await staff('post', 'class-exceptions', { classScheduleId: id, date: NEXT, kind: 'cancelled' }).expect(201);
    await staff('put', `class-schedules/${id}`, { instructor: 'Coach Dube' }).expect(200);
    await runJobs(t);
    expect(await readMails(t)).toHaveLength(count);
  });

  it('when staff cancel the booking, and not when they mark it otherwise', async () => {
    await bookOne();
    const [{ id }] = (await t.db.find(TrialBooking)) as [TrialBooking];
    await staff('put', `trial-bookings/${id}`, { status: 'confirmed', staffNote: 'Called' }).expect(200);
    expect(await waitingJobs(t)).toEqual([]);
    await staff('put', `trial-bookings/${id}`, { status: 'cancelled' }).expect(200);
    expect((await lastMail()).subject).toBe(`Your free trial on ${formatLongDate(DATE)} is cancelled`);
  });

  it('when staff expect them again, for which there must be a place', async () => {
    const classScheduleId = await bookOne(1);
    const [{ id }] = (await t.db.find(TrialBooking)) as [TrialBooking];
    const mark = (status: string) => staff('put', `trial-bookings/${id}`, { status });
    await mark('cancelled').expect(200);
    await mark('confirmed').expect(200);
    expect((await lastMail()).subject).toBe(`Your free trial: Krav Maga, ${formatLongDate(DATE)}`);

    await mark('cancelled').expect(200);
    await book({ ...visitor, classScheduleId, date: DATE }).expect(201);
    const { body } = await mark('confirmed').expect(409);
    expect(body.nextDates).toContain(NEXT);
    // Who was cancelled and came all the same has been there.
    await mark('attended').expect(200);
  });
});

describe('the reminder', () => {
  const remind = async (tick: string) => {
    await enqueue(t.db, 'remind-of-trials', { tick });
    await runJobs(t);
  };

  it('goes the day before at 17:00 to who is expected, once', async () => {
    const { id: classScheduleId } = await addClass();
    const make = (email: string, fields: Partial<TrialBooking> = {}) =>
      createTrialBooking(t.db, { classScheduleId, date: DATE, email, ...fields });
    await make('new@example.com');
    await make('off@example.com', { status: 'cancelled' });
    await make('later@example.com', { date: NEXT });
    const tick = `${addDaysTo(DATE, -1)}T15:00:00.000Z`;
    await remind(tick);
    await remind(tick);
    const reminders = (await readMails(t)).filter(({ subject }) => subject === 'Tomorrow: your free trial at 18:00');
    expect(reminders.map(({ to }) => to?.[0]?.address)).toEqual(['new@example.com']);
  });
});

describe('/api/admin/trial-bookings', () => {
  it('filters by date and status, and searches', async () => {
    await createTrialBooking(t.db, { participantName: 'Lindiwe', phone: '+27825550101' });
    await createTrialBooking(t.db, { date: '2030-07-17', status: 'attended', phone: '+27715550101' });
    const names = async (filter: object) =>
      (await staff('get', `trial-bookings?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200)).body.map(
        (one: TrialBooking) => one.participantName,
      );
    expect(await names({ date: '2030-07-10' })).toEqual(['Lindiwe']);
    expect(await names({ status: 'attended' })).toEqual(['Thandi Mokoena']);
    expect(await names({ q: 'lind' })).toEqual(['Lindiwe']);
    for (const phone of ['082 555 01', '+27 82 555 0101', '0027825550101', '(082) 555-0101'])
      expect([phone, await names({ q: phone })]).toEqual([phone, ['Lindiwe']]);
  });

  it('changes status and note, and no field that is not its own', async () => {
    const { id } = await createTrialBooking(t.db);
    const { body: read } = await staff('get', `trial-bookings/${id}`).expect(200);
    expect((await staff('put', `trial-bookings/${id}`, { ...read, status: 'no-show' }).expect(200)).body.status).toBe(
      'no-show',
    );
    await staff('put', `trial-bookings/${id}`, { status: 'gone' }).expect(400);
    await staff('put', `trial-bookings/${id}`, { participantAge: 30 }).expect(400);
    await staff('put', `trial-bookings/${id}`, { secret: 1 }).expect(400);
  });

  it('counts the week', async () => {
    const date = todayAtSchool();
    for (const status of ['new', 'attended', 'joined', 'no-show', 'cancelled'] as const)
      await createTrialBooking(t.db, { date, status });
    await createTrialBooking(t.db, { date: addDaysTo(date, 7), status: 'joined' });
    const { body } = await staff('get', 'trial-bookings/week').expect(200);
    expect(body).toMatchObject({ booked: 4, attended: 2, joined: 1 });
  });
});

it('ten bookings in ten minutes from one address, then a 429', async () => {
  const strict = await startTestApp();
  try {
    const send = () => request(strict.server).post('/api/trial-bookings').send({});
    for (let sent = 0; sent < 10; sent++) await send().expect(400);
    const { body, headers } = await send().expect(429);
    expect([body.message, Number(headers['retry-after']) > 0]).toEqual([TRIAL_RULES.tooMany, true]);
  } finally {
    await strict.close();
  }
});

/** What is kept in memory follows within a second. */
async function untilTold(isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 2_000;
  while (!(await isSo())) if (Date.now() > until) throw new Error('It was not told within a second');
}
