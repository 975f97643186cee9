/**
 * One day of the week as the phone shows it: its classes by time, where each stands today, and what it clashes with.
 */
import type { ClassSchedule } from '#libs/contracts/generated/api';
import { findClassClashes, type ClassClash } from '#libs/domain/schedule/class-clashes';
import type { SchoolClock } from '#libs/domain/schedule/school-clock';
import { isWeekday, WEEKDAYS, type Weekday } from '#libs/domain/schedule/weekdays';
import { classMoments, type ClassMoment } from '../../../shared/class-moment';

export interface PlannedEntry {
  entry: ClassSchedule;
  /** Only of an active class of today. */
  moment?: ClassMoment;
  clashes: ClassClash<ClassSchedule>[];
}

/** The classes of a day by start, then end. @param now the school's clock, which says which day is today */
export function dayPlan(
  week: readonly ClassSchedule[],
  day: Weekday,
  now: Pick<SchoolClock, 'weekday' | 'minutes'>,
): PlannedEntry[] {
  const entries = week
    .filter((entry) => entry.day === day)
    .sort((a, b) => a.startTime.localeCompare(b.startTime) || a.endTime.localeCompare(b.endTime) || a.id - b.id);
  const running = day === now.weekday ? entries.filter((entry) => entry.isActive) : [];
  const moments = new Map(classMoments(running, now.minutes).map((moment, at) => [running[at]?.id, moment]));
  return entries.map((entry) => {
    const moment = moments.get(entry.id);
    return { entry, ...(moment && { moment }), clashes: findClassClashes(entry, entries) };
  });
}

/** How many classes each day lists, Monday to Sunday. */
export function classCounts(week: readonly ClassSchedule[]): { day: Weekday; count: number }[] {
  return WEEKDAYS.map((day) => ({ day, count: week.filter((entry) => entry.day === day).length }));
}

/** The day to show: the one that is asked for, else that of the class that is open, else today. */
export function shownDay(
  asked: string | null,
  openId: number | undefined,
  week: readonly ClassSchedule[],
  today: Weekday,
): Weekday {
  if (asked !== null && isWeekday(asked)) return asked;
  return week.find(({ id }) => id === openId)?.day ?? today;
}
