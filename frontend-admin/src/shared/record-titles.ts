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
  return [...new Set([startDate, endDate].map(dayWords))].join(' to ');
}

/** Of a date of a form: "16 Dec 2026". */
export function dayWords(date: unknown): string {
  return schoolDay(`${String(date)}T12:00:00Z`);
}

/** "Summer break, 16 Dec 2026 to 4 Jan 2027" */
export function closureTitle(closure: Pick<Closure, 'name' | 'startDate' | 'endDate'>): string {
  return `${closure.name}, ${periodWords(closure)}`;
}
