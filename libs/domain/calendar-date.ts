// A day that somebody wrote: `2027-04-16`, or an instant (`2027-04-15T22:00:00Z`), of which the day on the school's
// wall clock counts (spec 3 section 7: due dates come as ISO dates).
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Without a zone it is the school's wall clock, and its day is the one written. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;
/** Earlier is a slip of the finger. */
const FIRST_YEAR = 1900;

/** A day there is, from 1900 to 9999, in the form `2027-04-16`. */
export function isCalendarDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).map(Number);
  if (year < FIRST_YEAR) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** @returns `2027-04-16`, or undefined for what is no day */
export function calendarDateOf(text: string): string | undefined {
  const [, written = text, zone] = INSTANT.exec(text) ?? [];
  if (!isCalendarDate(written)) return undefined;
  if (written === text) return text;
  const instant = new Date(zone === undefined ? `${text}Z` : text);
  if (Number.isNaN(instant.getTime())) return undefined;
  if (zone === undefined) return written;
  const date = isoDate(readSchoolClock(instant).date);
  return isCalendarDate(date) ? date : undefined;
}
