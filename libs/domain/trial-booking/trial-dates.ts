// Which class on which date a visitor may book as a trial (CONTRACT section 6): it takes place, has not begun, is at
// most eight weeks away, and has a trial place left.
import { addDaysTo, type CalendarDay, type DatedClass } from '#libs/domain/schedule/class-dates';

export const TRIAL_DAYS_AHEAD = 56;
/** How many other dates somebody is told who finds one full. */
const OTHER_DATES = 3;

/** The school's wall clock. */
export interface SchoolMoment {
  /** `2026-12-16` */
  date: string;
  /** HH:MM */
  time: string;
}

/** A class on a date. */
export interface TrialSlot {
  classScheduleId: number;
  date: string;
}

export interface TrialDate extends Omit<DatedClass, 'status' | 'note'>, TrialSlot {
  placesLeft: number;
}

export interface TrialPlaces {
  /** Of a class, on each date. */
  placesOf: (classScheduleId: number) => number;
  /** Places that are taken. */
  bookedOf: (slot: TrialSlot) => number;
}

/** Why a class on a date cannot be booked. */
export type TrialRefusal =
  | { kind: 'past' | 'begun' | 'tooFar' | 'notThatDay' | 'cancelled' | 'full' | 'noTrials' }
  | { kind: 'closed'; name: string | null };

/** The last date that can be booked. */
export function lastTrialDate(today: string): string {
  return addDaysTo(today, TRIAL_DAYS_AHEAD);
}

/** All that a visitor may choose from, by date and start; full ones too, with no place left. */
export function trialDates(days: readonly CalendarDay[], now: SchoolMoment, places: TrialPlaces): TrialDate[] {
  const last = lastTrialDate(now.date);
  return days
    .filter(({ date }) => date >= now.date && date <= last)
    .flatMap(({ date, classes }) =>
      classes
        .filter((one) => one.status !== 'cancelled' && !hasBegun({ date, startTime: one.startTime }, now))
        .filter(({ classScheduleId }) => places.placesOf(classScheduleId) > 0)
        .map(({ status: _status, note: _note, ...one }) => ({
          ...one,
          date,
          placesLeft: placesLeft(one, date, places),
        })),
    );
}

/**
 * @param day the calendar of that date; undefined when it is not among the days that can be booked
 * @returns undefined when it can be booked
 */
export function trialRefusal(
  { classScheduleId, date }: TrialSlot,
  day: CalendarDay | undefined,
  now: SchoolMoment,
  places: TrialPlaces,
): TrialRefusal | undefined {
  if (date < now.date) return { kind: 'past' };
  if (date > lastTrialDate(now.date)) return { kind: 'tooFar' };
  if (day?.isClosed) return { kind: 'closed', name: day.name };
  const found = day?.classes.find((one) => one.classScheduleId === classScheduleId);
  if (!found) return { kind: 'notThatDay' };
  if (found.status === 'cancelled') return { kind: 'cancelled' };
  if (hasBegun({ date, startTime: found.startTime }, now)) return { kind: 'begun' };
  if (places.placesOf(classScheduleId) === 0) return { kind: 'noTrials' };
  return placesLeft(found, date, places) > 0 ? undefined : { kind: 'full' };
}

/** The next dates of the same class that have a place. */
export function otherTrialDates(slot: TrialSlot, dates: readonly TrialDate[]): TrialDate[] {
  return dates
    .filter((one) => one.classScheduleId === slot.classScheduleId && one.date !== slot.date && one.placesLeft > 0)
    .slice(0, OTHER_DATES);
}

export function hasBegun({ date, startTime }: { date: string; startTime: string }, now: SchoolMoment): boolean {
  return date < now.date || (date === now.date && startTime <= now.time);
}

function placesLeft({ classScheduleId }: { classScheduleId: number }, date: string, places: TrialPlaces): number {
  return Math.max(0, places.placesOf(classScheduleId) - places.bookedOf({ classScheduleId, date }));
}
