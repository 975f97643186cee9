/** The classes of a date as the dashboard lists them, and what it says of a date without any. */
import type { CalendarDayView, DatedClassView } from '#libs/contracts/generated/api';
import { classMoments, type ClassMoment } from '../shared/class-moment';
import { closedWords } from '../shared/closed-words';

export interface TodaysClass {
  entry: DatedClassView;
  /** None of a class that is cancelled: it is never next, nor now. */
  moment?: ClassMoment;
}

/**
 * In the order given.
 * @param nowMinutes minutes since midnight on the school's clock
 */
export function todaysClasses(classes: readonly DatedClassView[], nowMinutes: number): TodaysClass[] {
  const running = classes.filter(({ status }) => status !== 'cancelled');
  const moments = classMoments(running, nowMinutes);
  return classes.map((entry) => {
    const moment = moments[running.indexOf(entry)];
    return { entry, ...(moment && { moment }) };
  });
}

/** "Closed today: Day of Reconciliation." */
export function noClassesWords(day: CalendarDayView | undefined, weekday: string): string {
  if (!day?.isClosed) return `No classes on ${weekday}.`;
  return `${closedWords(day.name, true)}.`;
}
