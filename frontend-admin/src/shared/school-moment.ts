import { formatClockTime } from '#libs/domain/schedule/clock-time';
import { readSchoolClock, shortDate, type CalendarDate } from '#libs/domain/schedule/school-clock';

/**
 * When something happened, on the school's clock (spec 3 section 2): "21 Nov 2026, 08:12". As en-ZA writes it, but not
 * by `Intl`, which would hold up each start of the back-office (decision 0121).
 * @param moment ISO 8601, or milliseconds since 1970
 */
export function schoolMoment(moment: string | number): string {
  return `${schoolDay(moment)}, ${schoolTime(moment)}`;
}

/** Its day alone: "21 Nov 2026". */
export function schoolDay(moment: string | number): string {
  return dayOfYear(readSchoolClock(new Date(moment)).date);
}

/** Its clock time alone: "08:12". */
export function schoolTime(moment: string | number): string {
  return formatClockTime(readSchoolClock(new Date(moment)).minutes);
}

/** Its day without the year, and its clock time: "21 Nov, 08:12". */
export function schoolDayAndTime(moment: string | number): string {
  return `${dayOfMonth(readSchoolClock(new Date(moment)).date)}, ${schoolTime(moment)}`;
}

/** "01 Feb" */
export function dayOfMonth(date: CalendarDate): string {
  return shortDate(date).padStart('01 Feb'.length, '0');
}

/** "01 Feb 2027" */
export function dayOfYear(date: CalendarDate): string {
  return `${dayOfMonth(date)} ${date.year}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS_COUNTED = 7;

/** How long ago something happened: "just now", "5 minutes ago", "6 days ago", then its day. @param moment ISO 8601 */
export function relativeMoment(moment: string, nowMs: number): string {
  return recentMoment(moment, nowMs) ?? schoolDay(moment);
}

/** The same for what stands beside the day itself: undefined once seven days have passed. */
export function recentMoment(moment: string, nowMs: number): string | undefined {
  const agoMs = nowMs - Date.parse(moment);
  if (agoMs < MINUTE_MS) return 'just now';
  if (agoMs < HOUR_MS) return ago(agoMs / MINUTE_MS, 'minute');
  if (agoMs < DAY_MS) return ago(agoMs / HOUR_MS, 'hour');
  if (agoMs < DAYS_COUNTED * DAY_MS) return ago(agoMs / DAY_MS, 'day');
  return undefined;
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
