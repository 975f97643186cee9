// When a recurring invoice is made (CONTRACT section 8): once a month, on one day, from its first day until its last,
// both included. A month without that day has it on its last one. Days are `2027-04-16`, on the school's wall clock.
import { parseDate } from '#libs/domain/schedule/class-dates';
import { type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';

export const DELIVERIES = ['draft', 'send'] as const;
/** Whether staff look at each invoice first, or it is sent to the client by itself. */
export type Delivery = (typeof DELIVERIES)[number];

export const RUN_OUTCOMES = ['draft', 'sent', 'skipped'] as const;
/** What became of one day. */
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/** Nobody wants a year of invoices at once because a computer was off: older months are for staff to judge. */
export const MOST_MADE_UP = 3;

export interface Recurrence {
  /** 1 to 31 */
  dayOfMonth: number;
  startDate: string;
  /** The last day on which one may be made; null: there is none. */
  until: string | null;
}

/** The first day on or after `from` on which an invoice is made; null when there is none any more. */
export function firstDueDate({ dayOfMonth, startDate, until }: Recurrence, from: string): string | null {
  if (!isOfFourDigits(from)) return null;
  const earliest = from > startDate ? from : startDate;
  const inThatMonth = dayIn(parseDate(earliest), dayOfMonth);
  const due = inThatMonth < earliest ? dayIn(monthAfter(earliest), dayOfMonth) : inThatMonth;
  return !isOfFourDigits(due) || (until !== null && due > until) ? null : due;
}

/**
 * The next day of a recurrence that is new, changed or switched on again.
 * @param lastDate the day of the last invoice: another day of a month that has had its invoice makes no second
 */
export function nextDueDate(recurrence: Recurrence, from: string, lastDate: string | null): string | null {
  const free = lastDate === null ? from : startOf(monthAfter(lastDate));
  return firstDueDate(recurrence, free > from ? free : from);
}

export interface Schedule extends Recurrence {
  isActive: boolean;
}

/**
 * The next day after staff have changed it. What was missed and still waits stays due; what passed while it was off, or
 * over, does not.
 * @param before with the next day of then
 */
export function nextDateAfterChange(
  before: Schedule & { nextDate: string | null; lastDate: string | null },
  now: Schedule,
  today: string,
): string | null {
  if (!now.isActive) return null;
  if (SCHEDULE_FIELDS.every((field) => before[field] === now[field])) return before.nextDate;
  const { nextDate, lastDate } = before;
  return nextDueDate(now, nextDate !== null && nextDate < today ? nextDate : today, lastDate);
}

const SCHEDULE_FIELDS = ['dayOfMonth', 'startDate', 'until', 'isActive'] as const;

interface DueDates {
  /** Passed by while nothing ran, and too long ago. */
  skipped: string[];
  /** An invoice each, oldest first. */
  due: string[];
}

/**
 * What has to be done today: the day itself, and of the days before that were missed the last few.
 * @param nextDate the first day that nothing was done about yet
 */
export function dueDates(recurrence: Recurrence, nextDate: string, today: string): DueDates {
  const days: string[] = [];
  for (let day: string | null = nextDate; day !== null && day <= today; day = dueDateAfter(recurrence, day))
    days.push(day);
  const missed = days.filter((day) => day < today);
  const count = Math.max(0, missed.length - MOST_MADE_UP);
  return { skipped: days.slice(0, count), due: days.slice(count) };
}

/** The one after an invoice's day. */
export function dueDateAfter(recurrence: Recurrence, day: string): string | null {
  return firstDueDate(recurrence, startOf(monthAfter(day)));
}

type Month = Pick<CalendarDate, 'year' | 'month'>;

function monthAfter(date: string): Month {
  const { year, month } = parseDate(date);
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}

function dayIn(month: Month, dayOfMonth: number): string {
  // Day 0 of the next month is the last of this one.
  const days = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
  return isoDate({ ...month, day: Math.min(dayOfMonth, days) });
}

function startOf(month: Month): string {
  return isoDate({ ...month, day: 1 });
}

/** Later years are no dates, and do not sort as text. */
function isOfFourDigits(date: string): boolean {
  return date.length === '2027-04-16'.length;
}
