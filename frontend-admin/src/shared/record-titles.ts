/**
 * How a class, a course and a closure are called in a sentence. Apart from the words and rules of their forms, because
 * every screen loads what records are called by.
 */
import type { BeginnerCourse, ClassSchedule, Closure } from '#libs/contracts/generated/api';
import { schoolDay } from './school-moment';

/** "Krav Maga, Monday 18:00" */
export function classTitle({
  className,
  day,
  startTime,
}: Pick<ClassSchedule, 'className' | 'day' | 'startTime'>): string {
  return `${className}, ${day} ${startTime}`;
}

/** "Beginner Course, 16 April" */
export function courseTitle({ name, startDate }: Pick<BeginnerCourse, 'name' | 'startDate'>): string {
  return `${name}, ${startDate}`;
}

/** "16 Dec 2026", or "16 Dec 2026 to 4 Jan 2027". */
export function periodWords({ startDate, endDate }: Pick<Closure, 'startDate' | 'endDate'>): string {
  const days = [startDate, endDate].map((date) => schoolDay(`${date}T12:00:00Z`));
  return [...new Set(days)].join(' to ');
}

/** "Summer break, 16 Dec 2026 to 4 Jan 2027" */
export function closureTitle(closure: Pick<Closure, 'name' | 'startDate' | 'endDate'>): string {
  return `${closure.name}, ${periodWords(closure)}`;
}
