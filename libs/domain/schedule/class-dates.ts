// What the weekly plan comes to on dates: closures and public holidays close whole days, exceptions cancel or change
// one class on one date (CONTRACT section 5).
import { formatClockTime, parseClockTime } from '#libs/domain/schedule/clock-time';
import { isoDate, addDays, type CalendarDate, type SchoolClock } from '#libs/domain/schedule/school-clock';
import { WEEKDAYS, weekdayIndex, type Weekday } from '#libs/domain/schedule/weekdays';

const MINUTES_PER_DAY = 24 * 60;

/** One class of the weekly plan. Times are HH:MM on the school's clock. */
export interface WeeklyClass {
  id: number;
  day: Weekday;
  startTime: string;
  endTime: string;
  className: string;
  level: string;
  instructor: string | null;
}

/** Days on which the school is closed, both included; with `isClosed` false it opens although they are holidays. */
export interface ClosurePeriod {
  id: number;
  startDate: string;
  endDate: string;
  name: string;
  isClosed: boolean;
}

export interface PublicHoliday {
  /** `2026-12-16` */
  date: string;
  name: string;
}

/** How one class differs on one date. Of `changed`: what is null is as planned. */
export interface DateException {
  classScheduleId: number;
  date: string;
  kind: 'cancelled' | 'changed';
  startTime: string | null;
  endTime: string | null;
  instructor: string | null;
  note: string | null;
}

export interface SchoolPlan {
  classes: readonly WeeklyClass[];
  closures: readonly ClosurePeriod[];
  holidays: readonly PublicHoliday[];
  exceptions: readonly DateException[];
}

export interface DatedClass {
  classScheduleId: number;
  className: string;
  startTime: string;
  endTime: string;
  level: string;
  instructor: string | null;
  status: 'on' | 'cancelled' | 'changed';
  note: string | null;
}

export interface CalendarDay {
  /** `2026-12-16` */
  date: string;
  isClosed: boolean;
  /** Of the closure or the holiday; also of a holiday on which the school opens. */
  name: string | null;
  /** By start. None on a closed day. */
  classes: DatedClass[];
}

/** Each date from one to another, both included, as `2026-12-16`. */
export function datesBetween(from: string, to: string): string[] {
  const first = parseDate(from);
  const count = Math.max(0, daysFrom(from, to) + 1);
  return Array.from({ length: count }, (_, at) => isoDate(addDays(first, at)));
}

/** How many days from one date to a later one: 0 for the same. */
export function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

export function parseDate(date: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(date).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'Monday';
}

/** The Monday of its week. */
export function mondayOf(date: string): string {
  return isoDate(addDays(parseDate(date), -weekdayIndex(weekdayOf(date))));
}

export function addDaysTo(date: string, days: number): string {
  return isoDate(addDays(parseDate(date), days));
}

/** What takes place on each day from one date to another, both included. */
export function classDates(from: string, to: string, plan: SchoolPlan): CalendarDay[] {
  const exceptions = new Map(plan.exceptions.map((one) => [`${one.classScheduleId} ${one.date}`, one]));
  return datesBetween(from, to).map((date) => {
    const { isClosed, name } = dayState(date, plan);
    const weekday = weekdayOf(date);
    const classes = isClosed ? [] : plan.classes.filter(({ day }) => day === weekday);
    return {
      date,
      isClosed,
      name,
      classes: classes
        .map((one) => onDate(one, exceptions.get(`${one.id} ${date}`)))
        .sort((a, b) => a.startTime.localeCompare(b.startTime) || a.classScheduleId - b.classScheduleId),
    };
  });
}

/** What decides a day, if staff said anything of it: of several the one that was added last. */
export function closureOf(date: string, closures: readonly ClosurePeriod[]): ClosurePeriod | undefined {
  return closures
    .filter(({ startDate, endDate }) => startDate <= date && date <= endDate)
    .reduce<ClosurePeriod | undefined>((last, one) => (last && last.id > one.id ? last : one), undefined);
}

/** Closed or open, and by what name. */
function dayState(date: string, { closures, holidays }: SchoolPlan): { isClosed: boolean; name: string | null } {
  const holiday = holidays.find((one) => one.date === date);
  const closure = closureOf(date, closures);
  if (closure?.isClosed) return { isClosed: true, name: closure.name };
  return { isClosed: holiday !== undefined && closure === undefined, name: holiday?.name ?? null };
}

function onDate(planned: WeeklyClass, exception: DateException | undefined): DatedClass {
  const { id, className, startTime, endTime, level, instructor } = planned;
  const asPlanned = { classScheduleId: id, className, startTime, endTime, level, instructor };
  if (!exception) return { ...asPlanned, status: 'on', note: null };
  const { kind, note } = exception;
  if (kind === 'cancelled') return { ...asPlanned, status: 'cancelled', note };
  return {
    ...asPlanned,
    startTime: exception.startTime ?? startTime,
    endTime: exception.endTime ?? endTime,
    instructor: exception.instructor ?? instructor,
    status: 'changed',
    note,
  };
}

/**
 * The class that starts next: cancelled ones and closed days are passed over. `startsInMinutes` 0: it starts this
 * minute. Undefined when the days have none.
 */
export function nextDatedClass(
  days: readonly CalendarDay[],
  now: Pick<SchoolClock, 'date' | 'minutes'>,
): { entry: DatedClass; date: string; daysAhead: number; startsInMinutes: number } | undefined {
  const today = isoDate(now.date);
  const time = formatClockTime(now.minutes);
  for (const { date, classes } of days) {
    if (date < today) continue;
    const entry = classes.find(
      ({ status, startTime }) => status !== 'cancelled' && (date > today || startTime >= time),
    );
    if (!entry) continue;
    const daysAhead = daysFrom(today, date);
    const startsInMinutes = daysAhead * MINUTES_PER_DAY + (parseClockTime(entry.startTime) ?? 0) - now.minutes;
    return { entry, date, daysAhead, startsInMinutes };
  }
  return undefined;
}
