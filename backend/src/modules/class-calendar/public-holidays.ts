import Holidays from 'date-holidays';
import type { PublicHoliday } from '#libs/domain/schedule/class-dates';
import { datesBetween } from '#libs/domain/schedule/class-dates';
import { school } from '#libs/school/school';

const holidays = new Holidays(school.address.countryCode, {
  timezone: school.timeZone,
  types: ['public'],
  languages: ['en'],
});
const byYear = new Map<number, PublicHoliday[]>();

/** South Africa's public holidays (Public Holidays Act 36 of 1994) from one date to another, both included. */
export function publicHolidays(from: string, to: string): PublicHoliday[] {
  const years = new Set(datesBetween(from, to).map((date) => Number(date.slice(0, 4))));
  return [...years].flatMap(ofYear).filter(({ date }) => from <= date && date <= to);
}

/** The Monday that is kept for a Sunday's holiday is called after it. */
function ofYear(year: number): PublicHoliday[] {
  const known = byYear.get(year);
  if (known) return known;
  const found = holidays.getHolidays(year).map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  const named = found.map(({ date, name }, at) => {
    const before = found[at - 1];
    const isKeptFor = name === 'Public Holiday' && before && isDayBefore(before.date, date);
    return { date, name: isKeptFor ? `${before.name} (observed)` : name };
  });
  byYear.set(year, named);
  return named;
}

function isDayBefore(date: string, next: string): boolean {
  return Date.parse(next) - Date.parse(date) === 86_400_000;
}
