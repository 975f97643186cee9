// The class that starts next on the school's clock, for the home page: today's that have not begun, else the days
// after.
import type { ClassWeek, WeeklyEntry } from '#libs/domain/schedule/class-week';
import type { SchoolClock } from '#libs/domain/schedule/school-clock';
import { weekdayIndex } from '#libs/domain/schedule/weekdays';

const MINUTES_PER_DAY = 24 * 60;

/** The next start within seven days, or undefined for an empty week. `startsInMinutes` 0: it starts this minute. */
export function nextClass<E extends WeeklyEntry>(
  week: ClassWeek<E>,
  now: SchoolClock,
): { entry: E; daysAhead: number; startsInMinutes: number } | undefined {
  const today = weekdayIndex(now.weekday);
  const upcoming = week.days.flatMap(({ weekday, entries }) =>
    entries.map((entry) => {
      const days = (weekdayIndex(weekday) - today + 7) % 7;
      const isOver = days === 0 && entry.startMinutes < now.minutes;
      const daysAhead = isOver ? 7 : days;
      return { entry, daysAhead, startsInMinutes: daysAhead * MINUTES_PER_DAY + entry.startMinutes - now.minutes };
    }),
  );
  return upcoming.sort((a, b) => a.startsInMinutes - b.startsInMinutes)[0];
}
