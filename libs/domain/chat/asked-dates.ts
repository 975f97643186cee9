// The dates that a visitor's words for a day stand for, and how a date is said back.
import type { AskedDay } from '#libs/domain/chat/asked-day';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import { addDaysTo, type CalendarDay, daysFrom, parseDate, weekdayOf } from '#libs/domain/schedule/class-dates';
import { isoDate, shortDate } from '#libs/domain/schedule/school-clock';
import { weekdayIndex } from '#libs/domain/schedule/weekdays';

/** The dates a visitor's day stands for, from today on. */
export function datesOf(day: AskedDay, today: string, closures: Knowledge['closures'] = []): string[] {
  switch (day.is) {
    case 'today':
      return [today];
    case 'tomorrow':
      return [addDaysTo(today, 1)];
    case 'in two days':
      return [addDaysTo(today, 2)];
    case 'weekend':
      return [nextWeekday(today, 'Saturday'), nextWeekday(today, 'Sunday')];
    case 'monthday':
      // The first that comes: this month's, or the next month's.
      return Array.from({ length: 31 }, (_, ahead) => addDaysTo(today, ahead)).filter(
        (date) => parseDate(date).day === day.day,
      );
    case 'weekdays':
      return day.weekdays
        .map((weekday) => (day.isNextWeek ? ofNextWeek(today, weekday) : nextWeekday(today, weekday)))
        .toSorted();
    case 'holidays':
      return [];
    case 'holiday':
      return closures.filter(({ name, date }) => day.names.includes(name) && date >= today).map(({ date }) => date);
    case 'date': {
      const { year } = parseDate(today);
      const thisYear = isoDate({ year, month: day.month, day: day.day });
      return [thisYear >= today ? thisYear : isoDate({ year: year + 1, month: day.month, day: day.day })];
    }
  }
}

function nextWeekday(today: string, weekday: ReturnType<typeof weekdayOf>): string {
  return addDaysTo(today, (weekdayIndex(weekday) - weekdayIndex(weekdayOf(today)) + 7) % 7);
}

/** Of the week that begins with the Monday to come. */
function ofNextWeek(today: string, weekday: ReturnType<typeof weekdayOf>): string {
  return addDaysTo(today, 7 - weekdayIndex(weekdayOf(today)) + weekdayIndex(weekday));
}

/** "today, Monday 23 Nov". */
export function dayWords(date: string, today: string): string {
  const ahead = daysFrom(today, date);
  const written = `${weekdayOf(date)} ${shortDate(parseDate(date))}`;
  if (ahead === 0) return `today, ${written}`;
  return ahead === 1 ? `tomorrow, ${written}` : written;
}

/** "today, Monday 23 Nov", "on Friday 27 Nov". */
export function onWords(date: string, today: string): string {
  return daysFrom(today, date) > 1 ? `on ${dayWords(date, today)}` : dayWords(date, today);
}

/** A date of which no more is known than that the school is closed. */
export function closedDay(date: string, closures: Knowledge['closures'] = []): CalendarDay | undefined {
  const closure = closures.find((one) => one.date === date);
  return closure && { date, isClosed: true, name: closure.name, classes: [] };
}
