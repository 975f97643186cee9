// What the owner should know before the opening hours change: classes that the timetable goes on showing, and that
// trials can be booked for, although the school says that it is closed then.
import { parseClockTime } from '#libs/domain/schedule/clock-time';
import type { OpeningHours } from '#libs/domain/schedule/opening-hours';
import { type Weekday, weekdayIndex } from '#libs/domain/schedule/weekdays';

interface WeeklyClass {
  day: Weekday;
  startTime: string;
  endTime: string;
  isActive: boolean;
}

/** Active classes that begin before the school opens or end after it closes, or on a day it is closed; as in a week. */
export function classesOutsideHours<T extends WeeklyClass>(hours: OpeningHours, classes: readonly T[]): T[] {
  return classes
    .filter((one) => one.isActive && isOutside(one, hours[one.day]))
    .toSorted((a, b) => weekdayIndex(a.day) - weekdayIndex(b.day) || a.startTime.localeCompare(b.startTime));
}

function isOutside({ startTime, endTime }: WeeklyClass, day: OpeningHours[Weekday]): boolean {
  if (!day) return true;
  const [starts, ends, opens, closes] = [startTime, endTime, day.opens, day.closes].map(parseClockTime);
  // While a time is being typed nothing is known.
  if (starts === undefined || ends === undefined || opens === undefined || closes === undefined) return false;
  return opens < closes && (starts < opens || ends > closes);
}
