/** What staff do with trials beside marking them: they book for who calls, move and correct (CONTRACT section 6). */
import request from 'supertest';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { TRIAL_RULES, trialRefusalMessage } from '#libs/contracts/trial-booking';
import { addDaysTo, weekdayOf } from '#libs/domain/schedule/class-dates';
import { formatLongDate } from '#libs/domain/schedule/long-date';
import { clearDate } from '../../../test/clear-date.js';
import { createTrialBooking, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { todayAtSchool } from '../class-calendar/class-calendar.service.js';
import { ClassSchedule } from '../class-schedules/class-schedule.entity.js';
import { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { hashSecret, newSecret } from '../../common/secrets/secret.js';
import { TrialBooking, TrialBookingLink } from './trial-booking.entity.js';

let t: TestApp;
let admin: SignedIn;
let classScheduleId: number;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const table of ['trial_bookings', 'class_schedules']) await t.db.query(`DELETE FROM ${table}`);
  const { id } = await t.db.save(ClassSchedule, { ...KRAV, day: weekdayOf(DATE), trialPlaces: 1 });
  classScheduleId = id;
});

const KRAV = {
  startTime: '18:00',
  endTime: '19:30',
  className: 'Krav Maga',
  level: 'Beginner',
  instructor: null,
} as const;
const DATE = clearDate(3);
const NEXT = addDaysTo(DATE, 7);
const caller = {
  fullName: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '082 123 4567',
  participantName: 'Lindiwe',
  participantAge: 9,
  guardianName: 'Thandi Mokoena',
  guardianConsent: true,
};
const book = (fields: object = {}, key?: string) =>
  request(t.server)
    .post('/api/admin/trial-bookings')
    .set(admin.headers)
    .set(key === undefined ? {} : { [IDEMPOTENCY_KEY.header]: key })
    .send({ classScheduleId, date: DATE, ...caller, ...fields });
const change = (id: number, fields: object) =>
  request(t.server).put(`/api/admin/trial-bookings/${id}`).set(admin.headers).send(fields);
/** The subjects of what was mailed meanwhile, each with the address it went to. */
async function mailed(work: () => PromiseLike<unknown>): Promise<string[]> {
  await runJobs(t);
  const before = (await readMails(t)).length;
  await work();
  await runJobs(t);
  return (await readMails(t)).slice(before).map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`);
}

describe('booking for somebody who calls', () => {
  it('is confirmed, keeps the consent, and mails the visitor alone', async () => {
    const mails = await mailed(async () => {
      const { body } = await book().expect(201);
      expect(body).toMatchObject({
        classScheduleId,
        date: DATE,
        className: 'Krav Maga',
        startTime: '18:00',
        status: 'confirmed',
        phone: '+27821234567',
        participantName: 'Lindiwe',
        guardianName: 'Thandi Mokoena',
        staffNote: null,
      });
    });
    expect(mails).toEqual([expect.stringMatching(/^thandi@example\.com: /)]);
  });

  it('takes a place that is there: a full date is a 409 with the next, a child without a guardian a 400', async () => {
    await book().expect(201);
    const full = await book({ email: 'another@example.com' }).expect(409);
    expect(full.body.nextDates).toContain(NEXT);
    expect(full.body.errors.date).toMatch(new RegExp(`^${trialRefusalMessage({ kind: 'full' })}`));
    const alone = await book({ date: NEXT, guardianName: '', guardianConsent: false }).expect(400);
    expect(alone.body.errors).toEqual({
      guardianName: TRIAL_RULES.guardianName.required,
      guardianConsent: TRIAL_RULES.guardianConsent.required,
    });
  });

  it('is made once under a key', async () => {
    const first = await book({}, 'the-call-of-monday').expect(201);
    const again = await book({}, 'the-call-of-monday').expect(200);
    expect(again.body).toEqual(first.body);
    expect(await t.db.count(TrialBooking)).toBe(1);
  });
});

describe('moving', () => {
  it('frees the old place, takes the new one and tells the visitor; sent back as read it changes nothing', async () => {
    const { body } = await book().expect(201);
    const mails = await mailed(async () => {
      const moved = await change(body.id, { ...body, date: NEXT }).expect(200);
      expect(moved.body).toMatchObject({ date: NEXT, startTime: '18:00', status: 'confirmed' });
      await change(body.id, moved.body).expect(200);
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^thandi@example\.com: /);
    await book({ email: 'another@example.com' }).expect(201);
    await change(body.id, { date: DATE }).expect(409);
  });

  it('to another class takes over its name and times', async () => {
    const boxing = { ...KRAV, className: 'Boxing', startTime: '06:00', endTime: '07:00', trialPlaces: 2 };
    const { id: other } = await t.db.save(ClassSchedule, { ...boxing, day: weekdayOf(DATE) });
    const { body } = await book().expect(201);
    const { body: moved } = await change(body.id, { classScheduleId: other }).expect(200);
    expect(moved).toMatchObject({ classScheduleId: other, date: DATE, className: 'Boxing', endTime: '07:00' });
  });

  it('of who did not come expects them again; of a class that is gone needs another', async () => {
    const missed = await createTrialBooking(t.db, { classScheduleId, date: addDaysTo(DATE, -7), status: 'no-show' });
    const { body } = await change(missed.id, { status: 'no-show', date: NEXT }).expect(200);
    expect(body.status).toBe('confirmed');
    const orphan = await createTrialBooking(t.db, { classScheduleId: null });
    const refused = await change(orphan.id, { date: NEXT }).expect(400);
    expect(refused.body.errors).toEqual({ classScheduleId: TRIAL_RULES.classScheduleId.unknown });
    await change(orphan.id, { classScheduleId: null, status: 'attended' }).expect(200);
  });

  it.each([
    ['a date that has passed', addDaysTo(todayAtSchool(), -1), trialRefusalMessage({ kind: 'past' })],
    ['a day without the class', addDaysTo(DATE, 1), trialRefusalMessage({ kind: 'notThatDay' })],
    ['no date', 'soon', TRIAL_RULES.date.invalid],
  ])('to %s is refused', async (_what, date, sentence) => {
    const { body } = await book().expect(201);
    const refused = await change(body.id, { date }).expect(400);
    expect(refused.body.errors).toEqual({ date: sentence });
  });

  it('two who are moved to the last place at once: one has it', async () => {
    const [one, other] = [
      await createTrialBooking(t.db, { classScheduleId, date: DATE }),
      await createTrialBooking(t.db, { classScheduleId, date: DATE }),
    ];
    const answers = await Promise.all([one, other].map(({ id }) => change(id, { date: NEXT })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it('who booked is put right, and told nothing', async () => {
  const { body } = await book().expect(201);
  const mails = await mailed(async () => {
    const right = { fullName: 'Thandi Mokwena', email: 'right@example.com', phone: '0831234567' };
    const { body: put } = await change(body.id, { ...right, participantName: 'Lindiwe Mokwena' }).expect(200);
    expect(put).toMatchObject({ ...right, phone: '+27831234567', participantName: 'Lindiwe Mokwena' });
  });
  expect(mails).toEqual([]);
  const refused = await change(body.id, { email: 'nowhere', participantName: ' ' }).expect(400);
  expect(refused.body.errors).toEqual({
    email: TRIAL_RULES.email.invalid,
    participantName: TRIAL_RULES.participantName.required,
  });
});

it('the link that went to another address ends when it is put right, and with nothing else', async () => {
  const { body } = await book().expect(201);
  const token = newSecret();
  await t.db.insert(TrialBookingLink, { trialBookingId: body.id, tokenHash: hashSecret(token) });
  const open = () => request(t.server).get(`/api/trial-bookings/${token}`);
  await change(body.id, { fullName: 'Thandi Mokwena', email: 'Thandi@example.com' }).expect(200);
  await open().expect(200);
  await change(body.id, { email: 'right@example.com' }).expect(200);
  await open().expect(404);
});

describe('POST /api/admin/trial-bookings/{id}/message', () => {
  const call = (method: 'get' | 'post' | 'delete', path: string) =>
    request(t.server)[method](`/api/admin/${path}`).set(admin.headers);

  it('makes one message of it, however often and by how many it is pressed', async () => {
    await t.db.query('DELETE FROM contact_messages');
    const { body: trial } = await book().expect(201);
    const make = () => call('post', `trial-bookings/${trial.id}/message`);
    const answers = await Promise.all([make(), make(), make()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [{ body: message }] = answers;
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([message.id]));
    expect(await t.db.count(ContactMessage)).toBe(1);
    expect(message).toMatchObject({
      fullName: 'Thandi Mokoena',
      email: 'thandi@example.com',
      phone: '+27821234567',
      subject: `Free trial: Krav Maga, ${formatLongDate(DATE)}`,
      status: 'read',
      suspectedSpam: false,
    });
    expect(message.message).toContain('Who comes: Lindiwe (9), with Thandi Mokoena');
    const { body: after } = await call('get', `trial-bookings/${trial.id}`).expect(200);
    expect(after).toEqual({ ...trial, messageId: message.id });
    await change(trial.id, { ...after, status: 'attended' }).expect(200);
    const refused = await change(trial.id, { messageId: message.id + 1 }).expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['messageId']);
  });

  it('makes another one when the first was erased, and none of what is not there', async () => {
    const trial = await createTrialBooking(t.db);
    const path = `trial-bookings/${trial.id}/message`;
    const { body: first } = await call('post', path).expect(201);
    await t.db.delete(ContactMessage, first.id);
    expect((await call('get', `trial-bookings/${trial.id}`).expect(200)).body.messageId).toBeNull();
    expect((await call('post', path).expect(201)).body.id).not.toBe(first.id);
    await call('post', 'trial-bookings/999999/message').expect(404);
  });
});
