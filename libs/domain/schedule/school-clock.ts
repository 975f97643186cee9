// What day and time it is at the school, whatever clock the visitor's device shows: "today", the now line and
// "open now" follow the school's wall clock (CONTRACT section 2, "Times").
import { WEEKDAYS, weekdayIndex, type Weekday } from '#libs/domain/schedule/weekdays';

export interface CalendarDate {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
}

export interface SchoolClock {
  weekday: Weekday;
  /** Minutes since midnight. */
  minutes: number;
  date: CalendarDate;
}

/**
 * South Africa has kept one time all year since 1944. So the clock is read without `Intl`, which a browser needs 20 ms
 * for the first time it is used, in one piece: 80 ms of a phone (decision 0121).
 */
export const SCHOOL_AHEAD_OF_UTC_MINUTES = 120;
const MINUTE_MS = 60_000;

/** The school's wall clock at an instant. @throws RangeError of an invalid Date */
export function readSchoolClock(instant: Date): SchoolClock {
  /** Its fields in UTC are those of the school. */
  const wall = new Date(instant.getTime() + SCHOOL_AHEAD_OF_UTC_MINUTES * MINUTE_MS);
  const weekday = WEEKDAYS[(wall.getUTCDay() + 6) % 7];
  if (weekday === undefined) throw new RangeError('Invalid time value');
  return {
    weekday,
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    date: { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() },
  };
}

/** The dates of Monday to Sunday of the week that holds `clock`. */
export function weekDates(clock: SchoolClock): CalendarDate[] {
  const monday = -weekdayIndex(clock.weekday);
  return Array.from({ length: 7 }, (_, at) => addDays(clock.date, monday + at));
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** `2027-04-16` */
export function isoDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** "18 Nov", the same in every browser. */
export function shortDate(date: CalendarDate): string {
  return `${date.day} ${MONTHS[date.month - 1]}`;
}

/** "Nov 2026". @param month `2026-11` */
export function shortMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
