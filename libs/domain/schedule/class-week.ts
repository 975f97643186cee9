// Entries of the schedule sorted into the school's week, Monday to Sunday, each day by start (spec 1 section 4).
// An entry whose day or times cannot be read is kept aside, so that it is shown as text and never as a broken block.
import { parseClockTime } from '#libs/domain/schedule/clock-time';
import type { TimedEntry } from '#libs/domain/schedule/overlap-layout';
import { isWeekday, WEEKDAYS, type Weekday } from '#libs/domain/schedule/weekdays';

export interface WeeklyEntry {
  day: string;
  startTime: string;
  endTime: string;
}

export interface ClassWeek<E extends WeeklyEntry> {
  /** All seven days, also those without a class. */
  days: { weekday: Weekday; entries: (E & TimedEntry)[] }[];
  unplaced: E[];
}

export function sortIntoWeek<E extends WeeklyEntry>(entries: readonly E[]): ClassWeek<E> {
  const placed = entries.map(withMinutes);
  return {
    days: WEEKDAYS.map((weekday) => ({
      weekday,
      entries: placed
        .filter((entry) => entry !== undefined && entry.day === weekday)
        .map((entry) => entry as E & TimedEntry)
        .sort((a, b) => a.startMinutes - b.startMinutes || a.endMinutes - b.endMinutes),
    })),
    unplaced: entries.filter((_, at) => placed[at] === undefined),
  };
}

function withMinutes<E extends WeeklyEntry>(entry: E): (E & TimedEntry) | undefined {
  const startMinutes = parseClockTime(entry.startTime);
  const endMinutes = parseClockTime(entry.endTime);
  if (!isWeekday(entry.day) || startMinutes === undefined || endMinutes === undefined || endMinutes <= startMinutes)
    return undefined;
  return { ...entry, startMinutes, endMinutes };
}
