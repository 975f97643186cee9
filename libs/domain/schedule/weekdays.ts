// The school's week runs Monday to Sunday (spec 1 section 4, spec 3 section 2).
// Days cross the wire as English names; here they also have an order.

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The day's place in the week: Monday 0 to Sunday 6. */
export function weekdayIndex(day: Weekday): number {
  return WEEKDAYS.indexOf(day);
}

export function isWeekday(text: string): text is Weekday {
  return (WEEKDAYS as readonly string[]).includes(text);
}
