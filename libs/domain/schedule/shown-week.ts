// Which dated week a visitor is shown, and how the plan differs in it (CONTRACT section 5): eight weeks ahead, and the
// next one once the last class of this week is over.
import { addDaysTo, mondayOf, parseDate, weekdayOf, type CalendarDay } from '#libs/domain/schedule/class-dates';
import { isCalendarDate } from '#libs/domain/calendar-date';
import type { ClassWeek, WeeklyEntry } from '#libs/domain/schedule/class-week';
import { addDays, isoDate, type CalendarDate, type SchoolClock } from '#libs/domain/schedule/school-clock';
import { weekdayIndex } from '#libs/domain/schedule/weekdays';

export const WEEKS_AHEAD = 8;

export interface ShownWeek {
  /** `2026-12-14` */
  monday: string;
  dates: CalendarDate[];
  /** The Mondays one press away; undefined at the ends. */
  previous: string | undefined;
  next: string | undefined;
}

/** @param asked any day of the week that is asked for; what is no date, past or too far ahead counts as not given */
export function shownWeek(asked: string | null, plan: ClassWeek<WeeklyEntry>, now: SchoolClock): ShownWeek {
  const first = mondayOf(isoDate(now.date));
  const last = addDaysTo(first, 7 * WEEKS_AHEAD);
  const wanted = asked !== null && isCalendarDate(asked) ? mondayOf(asked) : '';
  const monday = wanted >= first && wanted <= last ? wanted : isWeekOver(plan, now) ? addDaysTo(first, 7) : first;
  return {
    monday,
    dates: Array.from({ length: 7 }, (_, at) => addDays(parseDate(monday), at)),
    previous: monday > first ? addDaysTo(monday, -7) : undefined,
    next: monday < last ? addDaysTo(monday, 7) : undefined,
  };
}

/** Its last class is over; a week without a class is shown as it is. */
function isWeekOver({ days }: ClassWeek<WeeklyEntry>, now: SchoolClock): boolean {
  const today = weekdayIndex(now.weekday);
  const ends = days.flatMap(({ weekday, entries }) =>
    entries.map(({ endMinutes }) => ({ day: weekdayIndex(weekday), endMinutes })),
  );
  return (
    ends.length > 0 && ends.every(({ day, endMinutes }) => day < today || (day === today && endMinutes <= now.minutes))
  );
}

export type OnDate<Entry> = Entry & {
  /** `2026-12-16`; undefined while the calendar is not known. */
  date: string | undefined;
  status: 'on' | 'cancelled' | 'changed';
  note: string | null;
};

/** The plan's entries as they are in that week: without those of closed days, with what was cancelled or changed. */
export function entriesOfWeek<Entry extends WeeklyEntry & { id: number; instructor?: string | null }>(
  plan: readonly Entry[],
  days: readonly CalendarDay[],
): OnDate<Entry>[] {
  const byDay = new Map(days.map((day) => [weekdayOf(day.date) as string, day]));
  return plan.flatMap((entry): OnDate<Entry>[] => {
    const day = byDay.get(entry.day);
    if (day?.isClosed) return [];
    const dated = day?.classes.find(({ classScheduleId }) => classScheduleId === entry.id);
    if (!dated) return [{ ...entry, date: day?.date, status: 'on', note: null }];
    const { startTime, endTime, instructor, status, note } = dated;
    return [{ ...entry, startTime, endTime, instructor, date: day?.date, status, note }];
  });
}
