/** The second lines of the tiles: what waits behind each, in a few words. */
import type { CalendarDayView, PublicBeginnerCourse } from '#libs/contracts/generated/api';
import { courseStartDate, coursesFrom } from '#libs/domain/course-date';
import { readSchoolClock } from '#libs/domain/schedule/school-clock';
import { closedWords } from '../../shared/closed-words';
import { dayOfMonth, dayOfYear } from '../../shared/school-moment';

/** Read ones may still wait for an answer: of those it says nothing. */
export function unreadLine(count: number): string {
  return count === 0 ? 'None unread' : `${count} unread`;
}

export function faqLine(count: number): string {
  return `${count} published`;
}

export function accountsLine(count: number): string {
  return count === 1 ? '1 account' : `${count} accounts`;
}

/** What really takes place: "Closed today: Day of Reconciliation", "2 classes today, 1 cancelled". */
export function classesLine({ isClosed, name, classes }: CalendarDayView): string {
  if (isClosed) return closedWords(name, true);
  const cancelled = classes.filter(({ status }) => status === 'cancelled').length;
  return [runningWords(classes.length - cancelled), ...(cancelled > 0 ? [`${cancelled} cancelled`] : [])].join(', ');
}

function runningWords(count: number): string {
  if (count === 0) return 'No classes today';
  return count === 1 ? '1 class today' : `${count} classes today`;
}

/** The year only where the day alone would be taken for an earlier one. */
export function coursesLine(courses: readonly PublicBeginnerCourse[], now: Date): string {
  const { date: today } = readSchoolClock(now);
  const [next] = coursesFrom(courses, today);
  if (!next) return 'None planned';
  const start = courseStartDate(next);
  if (!start) return 'Next date to be announced';
  const isWithinAYear = start.year === today.year || (start.year === today.year + 1 && start.month < today.month);
  return `Next starts ${(isWithinAYear ? dayOfMonth : dayOfYear)(start)}`;
}
