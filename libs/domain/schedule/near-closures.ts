// Closed days that visitors are told of while they are near, as periods (CONTRACT section 5).
import { addDaysTo } from '#libs/domain/schedule/class-dates';
import { formatDayAndMonth } from '#libs/domain/schedule/long-date';

/** Visitors are told so many days ahead. */
export const NEAR_DAYS = 7;

/** Dates like `2026-12-16`, both included. */
export interface NearClosure {
  from: string;
  to: string;
  name: string;
}

/**
 * The periods that are under way or begin within the next days. Days of one name that follow each other are one period,
 * however long.
 * @param closedDays from today on, in their order
 */
export function nearClosures(closedDays: readonly { date: string; name: string }[], today: string): NearClosure[] {
  const periods: NearClosure[] = [];
  for (const { date, name } of closedDays) {
    const last = periods.at(-1);
    if (last && last.name === name && addDaysTo(last.to, 1) === date) last.to = date;
    else periods.push({ from: date, to: date, name });
  }
  const latest = addDaysTo(today, NEAR_DAYS);
  return periods.filter(({ from, to }) => from <= latest && to >= today);
}

/** "Closed Wednesday 16 December, Day of Reconciliation", "Closed Monday 21 December to Friday 1 January, Break". */
export function closureWords({ from, to, name }: NearClosure): string {
  const days = from === to ? formatDayAndMonth(from) : `${formatDayAndMonth(from)} to ${formatDayAndMonth(to)}`;
  return name === '' ? `Closed ${days}` : `Closed ${days}, ${name}`;
}

export function isClosedOn(date: string, closures: readonly NearClosure[]): boolean {
  return closures.some(({ from, to }) => from <= date && date <= to);
}
