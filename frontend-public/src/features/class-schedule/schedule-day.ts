import type { PublicClassSchedule } from '#libs/contracts/generated/api';
import type { ClassWeek } from '#libs/domain/schedule/class-week';
import type { CalendarDate } from '#libs/domain/schedule/school-clock';

export type ScheduleDay = ClassWeek<PublicClassSchedule>['days'][number];
export type ScheduledClass = ScheduleDay['entries'][number];
export type IsMatch = (entry: PublicClassSchedule) => boolean;

type Head = 'id' | 'day' | 'startTime' | 'endTime' | 'className';

/**
 * What stands below a class's name, in this order. A field that visitors are told and read nowhere does not compile.
 */
const DETAILS: Record<Exclude<keyof PublicClassSchedule, Head>, true> = { level: true, instructor: true };

export function detailsOf(entry: PublicClassSchedule): string[] {
  return (Object.keys(DETAILS) as (keyof typeof DETAILS)[]).flatMap((field) => entry[field] || []);
}

/** "18 Nov", the same in every browser. */
export function shortDate(date: CalendarDate): string {
  return `${date.day} ${MONTHS[date.month - 1]}`;
}

/** "18:00–20:30", as it came from the server. */
export function timeRange({ startTime, endTime }: Pick<PublicClassSchedule, 'startTime' | 'endTime'>): string {
  return `${startTime}–${endTime}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
