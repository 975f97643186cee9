import request from 'supertest';
import { TRIAL_STATUSES } from '#libs/domain/trial-booking/trial-booking';
import { needsGuardian } from '#libs/domain/guardian';
import { weekdayOf } from '#libs/domain/schedule/class-dates';
import { signInAdmin } from '../../../test/factories.js';
import { waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { todayAtSchool } from '../../modules/class-calendar/class-calendar.service.js';
import { ClassSchedule } from '../../modules/class-schedules/class-schedule.entity.js';
import { TrialBooking } from '../../modules/trial-bookings/trial-booking.entity.js';
import { seedClassSchedules } from './seed-class-schedules.js';
import { seedTrialBookings } from './seed-trial-bookings.js';

let t: TestApp;
let trials: TrialBooking[];
beforeAll(async () => {
  t = await startTestApp();
  await seedTrialBookings(t.db);
  await seedClassSchedules(t.db);
  for (const _start of ['first', 'second']) await seedTrialBookings(t.db);
  trials = await t.db.find(TrialBooking, { order: { date: 'ASC' } });
});
afterAll(() => t.close());

describe("the demonstration school's trials", () => {
  it('are thirteen, once, over weeks and in every status', () => {
    expect(trials).toHaveLength(13);
    expect(new Set(trials.map(({ date }) => weekOf(date))).size).toBeGreaterThan(5);
    expect(new Set(trials.map(({ status }) => status))).toEqual(new Set(TRIAL_STATUSES));
  });

  it('are of classes of its week, on their weekdays', async () => {
    const classes = await t.db.find(ClassSchedule);
    for (const { classScheduleId, className, date, startTime } of trials) {
      const found = classes.find(({ id }) => id === classScheduleId);
      expect(found).toMatchObject({ className, startTime, day: weekdayOf(date) });
    }
  });

  it('were booked before, and are over when staff say what became of them', () => {
    for (const { createdAt, date, status } of trials) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(Date.now());
      if (['attended', 'joined', 'no-show'].includes(status)) expect(date < todayAtSchool()).toBe(true);
      if (['new', 'confirmed'].includes(status)) expect(date > todayAtSchool()).toBe(true);
    }
  });

  it('have a guardian for every child, and mail nobody', async () => {
    for (const { participantAge, guardianName } of trials)
      expect(guardianName !== null).toBe(needsGuardian(participantAge));
    expect(await waitingJobs(t)).toEqual([]);
  });

  it('are answered with their places', async () => {
    const { headers } = await signInAdmin(t);
    const answer = await request(t.server).get('/api/admin/trial-bookings').set(headers).expect(200);
    expect(answer.body).toHaveLength(13);
  });
});

function weekOf(date: string): number {
  return Math.floor(Date.parse(date) / (7 * 86_400_000));
}
