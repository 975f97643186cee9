/** The second lines of the tiles: what waits behind each, in a few words. */
import type { PublicBeginnerCourse, PublicClassSchedule } from '#libs/contracts/generated/api';
import { courseStartDate, coursesFrom } from '#libs/domain/course-date';
import { readSchoolClock } from '#libs/domain/schedule/school-clock';

const day = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export function unreadLine(count: number): string {
  return count === 0 ? 'All answered' : `${count} waiting for a reply`;
}

export function faqLine(count: number): string {
  return `${count} published`;
}

export function accountsLine(count: number): string {
  return count === 1 ? '1 account' : `${count} accounts`;
}

/** @param timeZone the school's: it says which weekday it is */
export function classesLine(classes: readonly PublicClassSchedule[], now: Date, timeZone: string): string {
  const { weekday } = readSchoolClock(now, timeZone);
  const today = classes.filter((one) => one.day === weekday).length;
  if (today === 0) return 'No classes today';
  return today === 1 ? '1 class today' : `${today} classes today`;
}

/** The year only where the day alone would be taken for an earlier one. */
export function coursesLine(courses: readonly PublicBeginnerCourse[], now: Date, timeZone: string): string {
  const { date: today } = readSchoolClock(now, timeZone);
  const [next] = coursesFrom(courses, today, timeZone);
  if (!next) return 'None planned';
  const start = courseStartDate(next, timeZone);
  if (!start) return 'Next date to be announced';
  const isWithinAYear = start.year === today.year || (start.year === today.year + 1 && start.month < today.month);
  return `Next starts ${(isWithinAYear ? day : dayOfYear).format(Date.UTC(start.year, start.month - 1, start.day))}`;
}
