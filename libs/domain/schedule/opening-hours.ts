// Is the school open now? Hours are the specification's: Mon-Fri 06:00-21:00, Sat 08:00-13:00, Sun closed
// (spec 1 section 9). The school opens on the first minute and is closed from the closing minute on.
import { parseClockTime } from '#libs/domain/schedule/clock-time';
import { WEEKDAYS, weekdayIndex, type Weekday } from '#libs/domain/schedule/weekdays';

/** HH:MM on the school's wall clock; a day that is missing or null is closed. */
export type OpeningHours = Partial<Record<Weekday, { opens: string; closes: string } | null>>;

export type OpeningState =
  | { isOpen: true; closes: string }
  /** `daysAhead` 0 is later today, 1 tomorrow. */
  | { isOpen: false; next?: { weekday: Weekday; opens: string; daysAhead: number } };

/**
 * Open or closed at a day and minute of the school's clock, and when that changes.
 * @param isClosed whether the school is closed on the day that is so many days ahead, whatever its hours
 */
export function openingState(
  hours: OpeningHours,
  now: { weekday: Weekday; minutes: number },
  isClosed: (daysAhead: number) => boolean = () => false,
): OpeningState {
  const today = isClosed(0) ? undefined : hours[now.weekday];
  if (today && now.minutes >= minutesOf(today.opens) && now.minutes < minutesOf(today.closes))
    return { isOpen: true, closes: today.closes };
  for (let daysAhead = 0; daysAhead <= WEEKDAYS.length; daysAhead += 1) {
    const weekday = WEEKDAYS[(weekdayIndex(now.weekday) + daysAhead) % WEEKDAYS.length] ?? now.weekday;
    const day = isClosed(daysAhead) ? undefined : hours[weekday];
    if (day && (daysAhead > 0 || now.minutes < minutesOf(day.opens)))
      return { isOpen: false, next: { weekday, opens: day.opens, daysAhead } };
  }
  return { isOpen: false };
}

function minutesOf(time: string): number {
  const minutes = parseClockTime(time);
  if (minutes === undefined) throw new RangeError(`${time} is no HH:MM time`);
  return minutes;
}
