// When a beginner course starts. Staff write the date as free text ("16 April", "16 April 2027", "2027-04-16"). Without
// a year it means the first such day on or after the day the record was created, by the school's wall clock; text that
// is no date ("To be announced") stays visible, last (CONTRACT section 2, "Content, messages, chat"; spec 1 section 4).
import { formatDate } from '#libs/domain/schedule/long-date';
import { type CalendarDate, isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';

/** What the rule needs of a course; `createdAt` is a moment: a Date, or ISO 8601 as it crosses the wire. */
export interface DatedCourse {
  startDate: string;
  createdAt: Date | string;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const WEEKDAY = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? )?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const MONTH = String.raw`(?<month>[a-z]{3,9})\.?`;
const YEAR = String.raw`(?:,? (?<year>[12]\d{3}))?`;
const FORMS = [
  new RegExp(`^${WEEKDAY}${DAY} (?:of )?${MONTH}${YEAR}$`),
  new RegExp(`^${WEEKDAY}${MONTH} ${DAY}${YEAR}$`),
  /^(?<year>[12]\d{3})(?<dash>[-/])(?<month>\d{1,2})\k<dash>(?<day>\d{1,2})$/,
];
/** 29 February comes back after eight years at most: 1896, 1904. */
const YEARS_TO_A_LEAP_DAY = 8;

/**
 * The day the text means, or undefined when it is no date. Case and extra blanks do not matter; a weekday before the
 * day is read over. A day that does not exist (31 February) is no date; 29 February without a year is the next one
 * there is.
 */
export function courseStartDate({ startDate, createdAt }: DatedCourse): CalendarDate | undefined {
  const written = readDay(startDate);
  if (written === undefined) return undefined;
  if (written.year !== undefined) return existing({ ...written, year: written.year });
  const created = readSchoolClock(new Date(createdAt)).date;
  for (let year = created.year; year <= created.year + YEARS_TO_A_LEAP_DAY; year++) {
    const date = existing({ ...written, year });
    if (date !== undefined && compareStartDates(date, created) >= 0) return date;
  }
  return undefined;
}

/**
 * "Starts 16 April"; of text that is no date "Starts: After the holidays", or "Start date to be announced".
 * @param startDate as staff wrote it
 */
export function startWords(startDate: string): string {
  if (readDay(startDate) !== undefined) return `Starts ${startDate}`;
  return /^to be /i.test(startDate) ? `Start date t${startDate.slice(1)}` : `Starts: ${startDate}`;
}

/**
 * What visitors read as the day: as staff wrote it, but "28 June 2027" for "2027-06-28".
 * @param startDate as staff wrote it
 */
export function startDayWords(startDate: string): string {
  const written = readDay(startDate);
  if (written?.year === undefined || !/^\d{4}/.test(startDate.trim())) return startDate;
  const date = existing({ ...written, year: written.year });
  return date ? formatDate(isoDate(date)) : startDate;
}

/** Earliest first; courses without a date last. For Array.sort. */
export function compareStartDates(a: CalendarDate | undefined, b: CalendarDate | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Whether a course is still shown on the day `today`: it starts then or later, or nobody can tell when. */
export function isUpcoming(start: CalendarDate | undefined, today: CalendarDate): boolean {
  return start === undefined || compareStartDates(start, today) >= 0;
}

/**
 * The courses that start today or later, earliest first, then those whose text is no date, each group in its given
 * order.
 */
export function upcomingCourses<Course extends DatedCourse>(courses: readonly Course[], now: Date): Course[] {
  return coursesFrom(courses, readSchoolClock(now).date);
}

/** The same from the day `today` on, for who knows the school's clock already. */
export function coursesFrom<Course extends DatedCourse>(courses: readonly Course[], today: CalendarDate): Course[] {
  return courses
    .map((course) => ({ course, start: courseStartDate(course) }))
    .filter(({ start }) => isUpcoming(start, today))
    .sort((a, b) => compareStartDates(a.start, b.start))
    .map(({ course }) => course);
}

/** Day and month as written, whether they exist or not; `year` undefined when the text names none. */
function readDay(text: string): (Omit<CalendarDate, 'year'> & { year: number | undefined }) | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  for (const form of FORMS) {
    const groups = form.exec(plain)?.groups;
    const month = monthNumber(groups?.['month'] ?? '');
    if (groups && month !== undefined)
      return {
        day: Number(groups['day']),
        month,
        year: groups['year'] === undefined ? undefined : Number(groups['year']),
      };
  }
  return undefined;
}

/** 1 to 12 from a number, a name or its beginning ("4", "apr", "april", "sept"); undefined for anything else. */
function monthNumber(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const at = MONTHS.findIndex(
    (month) => text === month || text === month.slice(0, 3) || (text === 'sept' && month === 'september'),
  );
  return at < 0 ? undefined : at + 1;
}

function existing(date: CalendarDate): CalendarDate | undefined {
  const moment = new Date(Date.UTC(date.year, date.month - 1, date.day));
  const exists = date.month >= 1 && moment.getUTCMonth() === date.month - 1 && moment.getUTCDate() === date.day;
  return exists ? date : undefined;
}
