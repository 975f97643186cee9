import type { PublicClassSchedule } from '#libs/contracts/generated/api';
import type { TimedEntry } from '#libs/domain/schedule/overlap-layout';
import { type CalendarDate, shortDate } from '#libs/domain/schedule/school-clock';
import type { OnDate } from '#libs/domain/schedule/shown-week';
import type { Weekday } from '#libs/domain/schedule/weekdays';

export type ScheduledClass = OnDate<PublicClassSchedule> & TimedEntry;

/** A day of the shown week. */
export interface ScheduleDay {
  weekday: Weekday;
  date: CalendarDate;
  isToday: boolean;
  isClosed: boolean;
  /** Of the closure or the public holiday. */
  name: string | null;
  entries: ScheduledClass[];
}
export type IsMatch = (entry: PublicClassSchedule) => boolean;

type Head = 'id' | 'day' | 'startTime' | 'endTime' | 'className' | 'isActive';

/**
 * What stands below a class's name, in this order. A field that visitors are told and read nowhere does not compile.
 */
const DETAILS: Record<Exclude<keyof PublicClassSchedule, Head>, true> = { level: true, instructor: true };

export function detailsOf(entry: PublicClassSchedule): string[] {
  return (Object.keys(DETAILS) as (keyof typeof DETAILS)[]).flatMap((field) => entry[field] || []);
}

/** Why a day is empty, or that it is. */
export function emptyDayWords({ isClosed, name }: Pick<ScheduleDay, 'isClosed' | 'name'>): string {
  return isClosed ? `Closed: ${name}` : 'No classes scheduled';
}

/** "14 to 20 Dec", "28 Dec to 3 Jan". */
export function weekWords(days: readonly Pick<ScheduleDay, 'date'>[]): string {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (!first || !last) return '';
  return `${first.month === last.month ? first.day : shortDate(first)} to ${shortDate(last)}`;
}

/** "18:00–20:30", as it came from the server. */
export function timeRange({ startTime, endTime }: Pick<PublicClassSchedule, 'startTime' | 'endTime'>): string {
  return `${startTime}–${endTime}`;
}
