// What day and time it is at the school, whatever clock the visitor's device shows: "today", the now line and
// "open now" follow the school's wall clock (CONTRACT section 2, "Times").
import { isWeekday, weekdayIndex, type Weekday } from '#libs/domain/schedule/weekdays';

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

/** By time zone. Making one takes thirteen times as long as reading by it, and a page reads the clock often. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'long',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
}

/** The wall clock of `timeZone` (an IANA name) at an instant. */
export function readSchoolClock(instant: Date, timeZone: string): SchoolClock {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const weekday = parts['weekday'] ?? '';
  if (!isWeekday(weekday)) throw new RangeError(`${weekday} is no day of the week`);
  return {
    weekday,
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
    date: { year: Number(parts['year']), month: Number(parts['month']), day: Number(parts['day']) },
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
