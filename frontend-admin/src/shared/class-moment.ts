/** Where a class of today stands: over, running, the next to come, or later (the dashboard's "Today on the mat"). */
import { parseClockTime } from '#libs/domain/schedule/clock-time';

export type ClassMoment = 'done' | 'now' | 'next' | 'later';

interface TimedClass {
  startTime: string;
  endTime: string;
}

/**
 * The moment of each class, in the order given. A class runs from its first minute up to, not including, its last.
 * Every class that starts at the earliest coming start is next.
 * @param nowMinutes minutes since midnight on the school's clock
 */
export function classMoments(classes: readonly TimedClass[], nowMinutes: number): ClassMoment[] {
  const spans = classes.map(({ startTime, endTime }) => ({
    start: parseClockTime(startTime) ?? 0,
    end: parseClockTime(endTime) ?? 0,
  }));
  const nextStart = Math.min(...spans.filter(({ start }) => start > nowMinutes).map(({ start }) => start));
  return spans.map(({ start, end }) => {
    if (end <= nowMinutes) return 'done';
    if (start <= nowMinutes) return 'now';
    return start === nextStart ? 'next' : 'later';
  });
}
