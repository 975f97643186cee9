import type { EntityManager } from 'typeorm';
import { GUARDIAN_CONSENT } from '#libs/contracts/trial-booking';
import { addDaysTo, weekdayOf } from '#libs/domain/schedule/class-dates';
import type { TrialStatus } from '#libs/domain/trial-booking/trial-booking';
import { todayAtSchool } from '../../modules/class-calendar/class-calendar.service.js';
import { publicHolidays } from '../../modules/class-calendar/public-holidays.js';
import { ClassSchedule } from '../../modules/class-schedules/class-schedule.entity.js';
import { TrialBooking } from '../../modules/trial-bookings/trial-booking.entity.js';

const DAY_MS = 24 * 60 * 60_000;
/** How long before the class those of the past were booked. */
const BOOKED_DAYS_BEFORE = 4;

interface DemoTrial {
  /** Of the first class whose name begins so. */
  className: string;
  /** 1: the next date of the class after today; -1: the last before today. Holidays do not count. */
  turn: number;
  status: TrialStatus;
  /** How long ago one that is to come was booked. */
  bookedHoursAgo?: number;
  fullName: string;
  phone: string;
  /** Of the child who comes; left out: who booked comes. */
  child?: string;
  participantAge: number;
  plan?: TrialBooking['plan'];
  note?: string;
  staffNote?: string;
}

// All invented; some of them have written a message as well.
const TRIALS: DemoTrial[] = [
  {
    className: 'Boxing for Fitness',
    turn: -7,
    status: 'joined',
    fullName: 'Leon Jacobs',
    phone: '+27715550125',
    participantAge: 31,
    plan: 'basic',
  },
  {
    className: 'Little Warriors',
    turn: -6,
    status: 'joined',
    fullName: 'Nomsa Radebe',
    phone: '+27615550120',
    child: 'Thato Radebe',
    participantAge: 7,
  },
  {
    className: 'Krav Maga Fundamentals',
    turn: -5,
    status: 'attended',
    fullName: 'Sibusiso Khoza',
    phone: '+27715550106',
    participantAge: 38,
    staffNote: 'Careful with the left knee. Asked for the dates of the next beginner course.',
  },
  {
    className: 'Street BJJ',
    turn: -4,
    status: 'no-show',
    fullName: 'Megan Hartley',
    phone: '+447700900107',
    participantAge: 26,
  },
  {
    className: 'Krav Maga Fundamentals',
    turn: -3,
    status: 'joined',
    fullName: 'Bongani Sithole',
    phone: '+27825550181',
    participantAge: 34,
    plan: 'standard',
    staffNote: 'Signed up for Standard after the class. Works shifts, prefers lunch-hour classes.',
  },
  {
    className: 'Junior Defenders',
    turn: -3,
    status: 'joined',
    fullName: 'Ruan Steyn',
    phone: '+27835550182',
    child: 'Mia Steyn',
    participantAge: 9,
  },
  {
    className: 'Boxing Fundamentals',
    turn: -2,
    status: 'attended',
    fullName: 'Chantelle Adams',
    phone: '+27725550183',
    participantAge: 27,
    staffNote: 'Enjoyed it. Call her at the end of the month about the early classes.',
  },
  {
    className: 'Street BJJ',
    turn: -1,
    status: 'no-show',
    fullName: 'Kyle Govender',
    phone: '+27615550184',
    participantAge: 22,
  },
  {
    className: 'Kali Stick Fighting',
    turn: -1,
    status: 'attended',
    fullName: 'Zodwa Ntuli',
    phone: '+27845550185',
    participantAge: 41,
  },
  {
    className: 'Krav Maga Fundamentals',
    turn: 1,
    status: 'new',
    bookedHoursAgo: 1,
    fullName: 'Thandeka Mbatha',
    phone: '+27825550101',
    participantAge: 29,
    note: 'I have never trained before. Can I wear running shoes?',
  },
  {
    className: 'Little Warriors',
    turn: 1,
    status: 'confirmed',
    bookedHoursAgo: 20,
    fullName: 'Priya Reddy',
    phone: '+27725550103',
    child: 'Anika Reddy',
    participantAge: 6,
  },
  {
    className: 'Junior Defenders',
    turn: 1,
    status: 'confirmed',
    bookedHoursAgo: 20,
    fullName: 'Priya Reddy',
    phone: '+27725550103',
    child: 'Diya Reddy',
    participantAge: 9,
  },
  {
    className: 'Boxing for Fitness',
    turn: 2,
    status: 'cancelled',
    bookedHoursAgo: 50,
    fullName: 'Pieter van der Merwe',
    phone: '+27835550186',
    participantAge: 38,
  },
];

/** Trials of the last weeks and of the next days, on dates on which their classes take place. Mails nobody. */
export async function seedTrialBookings(manager: EntityManager): Promise<void> {
  if (await manager.exists(TrialBooking)) return;
  const classes = await manager.find(ClassSchedule, { order: { id: 'ASC' } });
  const now = Date.now();
  const rows = TRIALS.flatMap((trial) => {
    const booked = classes.find(({ className }) => className.startsWith(trial.className));
    return booked ? [trialBooking(trial, booked, now)] : [];
  });
  await manager.insert(TrialBooking, rows);
}

function trialBooking(
  { className: _name, turn, bookedHoursAgo, child, ...trial }: DemoTrial,
  { id, day, className, startTime, endTime }: ClassSchedule,
  now: number,
): Partial<TrialBooking> {
  const date = dateOf(day, turn);
  const createdAt =
    bookedHoursAgo === undefined
      ? new Date(Date.parse(date) - BOOKED_DAYS_BEFORE * DAY_MS)
      : new Date(now - (bookedHoursAgo * DAY_MS) / 24);
  return {
    ...trial,
    classScheduleId: id,
    className,
    date,
    startTime,
    endTime,
    email: `${trial.fullName.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
    participantName: child ?? trial.fullName,
    guardianName: child === undefined ? null : trial.fullName,
    guardianConsent: child === undefined ? null : GUARDIAN_CONSENT,
    guardianConsentAt: child === undefined ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}

/** The first, second … date of a weekday after today, or before it for a negative turn, without public holidays. */
function dateOf(day: ClassSchedule['day'], turn: number): string {
  const step = Math.sign(turn);
  let date = todayAtSchool();
  for (let left = Math.abs(turn); left > 0;) {
    date = addDaysTo(date, step);
    if (weekdayOf(date) === day && publicHolidays(date, date).length === 0) left -= 1;
  }
  return date;
}
