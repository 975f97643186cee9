import { courseStartDate, isUpcoming, type DatedCourse } from '#libs/domain/course-date';
import { readSchoolClock, type CalendarDate } from '#libs/domain/schedule/school-clock';

const DAYS = new Intl.DateTimeFormat('en-ZA', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * How the site understands a start date as it is typed, and what follows from that. @param timeZone the school's, an
 * IANA name
 */
export function startDateWords(course: DatedCourse, now: Date, timeZone: string): string {
  if (course.startDate.trim() === '')
    return 'A day, with or without its year, or words: 16 April, 16 April 2027, To be announced.';
  const start = courseStartDate(course, timeZone);
  if (!start) return 'Not read as a day: visitors see it as it is written, after the courses with one.';
  if (!isUpcoming(start, readSchoolClock(now, timeZone).date))
    return `${dayWords(start)} has passed: visitors do not see this course.`;
  return `Read as ${dayWords(start)}. Visitors see the course until then.`;
}

/** Whether the course started before today, so that visitors no longer see it. */
export function hasStarted(course: DatedCourse, now: Date, timeZone: string): boolean {
  return !isUpcoming(courseStartDate(course, timeZone), readSchoolClock(now, timeZone).date);
}

function dayWords({ year, month, day }: CalendarDate): string {
  return DAYS.format(new Date(Date.UTC(year, month - 1, day)));
}
