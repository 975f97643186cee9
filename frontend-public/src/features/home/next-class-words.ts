import { parseDate, weekdayOf } from '#libs/domain/schedule/class-dates';
import { shortDate } from '#libs/domain/schedule/school-clock';

const MINUTES_PER_HOUR = 60;

/** "Today, starts in 42 min. All levels." and its like for later today, tomorrow, a weekday, or a date. */
export function nextClassWords({
  entry,
  date,
  daysAhead,
  startsInMinutes,
}: {
  entry: { level: string };
  date: string;
  daysAhead: number;
  startsInMinutes: number;
}): string {
  return `${whenWords(daysAhead, startsInMinutes, date)}. ${levelWords(entry.level)}.`;
}

function whenWords(daysAhead: number, startsInMinutes: number, date: string): string {
  if (daysAhead === 1) return 'Tomorrow';
  if (daysAhead >= 7) return `${weekdayOf(date)} ${shortDate(parseDate(date))}`;
  if (daysAhead > 1) return weekdayOf(date);
  if (startsInMinutes === 0) return 'Today, starts now';
  if (startsInMinutes <= MINUTES_PER_HOUR) return `Today, starts in ${startsInMinutes} min`;
  const hours = Math.floor(startsInMinutes / MINUTES_PER_HOUR);
  const minutes = startsInMinutes % MINUTES_PER_HOUR;
  return minutes === 0 ? `Today, starts in ${hours} h` : `Today, starts in ${hours} h ${minutes} min`;
}

/** "All Levels" and "Beginner" as they stand in a sentence. */
function levelWords(level: string): string {
  return level.charAt(0).toUpperCase() + level.slice(1).toLowerCase();
}
