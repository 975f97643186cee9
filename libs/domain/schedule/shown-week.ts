// Which dated week a visitor is shown, and how the plan differs in it (CONTRACT section 5): eight weeks ahead, and the
// next one once the last class of this week is over.
import { addDaysTo, mondayOf, parseDate, weekdayOf, type CalendarDay } from '#libs/domain/schedule/class-dates';
import { isCalendarDate } from '#libs/domain/calendar-date';
import { parseClockTime } from '#libs/domain/schedule/clock-time';
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

/**
 * The Monday of the week that an address asks for.
 * @param asked any day of it; what is no date, past or too far ahead counts as not given
 */
export function askedMonday(asked: string | null, now: SchoolClock): string | undefined {
  const { first, last } = mondays(now);
  const wanted = asked !== null && isCalendarDate(asked) ? mondayOf(asked) : '';
  return wanted >= first && wanted <= last ? wanted : undefined;
}

/**
 * @param asked as askedMonday has it
 * @param thisWeek what takes place in the week of now; without it the plan says when its last class is over
 */
export function shownWeek(
  asked: string | null,
  plan: ClassWeek<WeeklyEntry>,
  now: SchoolClock,
  thisWeek: readonly CalendarDay[] = [],
): ShownWeek {
  const { first, last } = mondays(now);
  const monday = askedMonday(asked, now) ?? (isWeekOver(plan, now, thisWeek) ? addDaysTo(first, 7) : first);
  return {
    monday,
    dates: Array.from({ length: 7 }, (_, at) => addDays(parseDate(monday), at)),
    previous: monday > first ? addDaysTo(monday, -7) : undefined,
    next: monday < last ? addDaysTo(monday, 7) : undefined,
  };
}

function mondays(now: SchoolClock): { first: string; last: string } {
  const first = mondayOf(isoDate(now.date));
  return { first, last: addDaysTo(first, 7 * WEEKS_AHEAD) };
}

interface ClassEnd {
  /** 0 for Monday. */
  day: number;
  endMinutes: number;
}

/** Its last class is over. A week in which all is off is as long as planned; one without a class is shown as it is. */
function isWeekOver(plan: ClassWeek<WeeklyEntry>, now: SchoolClock, thisWeek: readonly CalendarDay[]): boolean {
  const today = weekdayIndex(now.weekday);
  const takingPlace = thisWeek.flatMap(endsOf);
  const planned = plan.days.flatMap(({ weekday, entries }) =>
    entries.map(({ endMinutes }): ClassEnd => ({ day: weekdayIndex(weekday), endMinutes })),
  );
  const ends = takingPlace.length > 0 ? takingPlace : planned;
  return (
    ends.length > 0 && ends.every(({ day, endMinutes }) => day < today || (day === today && endMinutes <= now.minutes))
  );
}

/** Of the classes of a date that take place. */
function endsOf({ date, classes }: CalendarDay): ClassEnd[] {
  return classes.flatMap(({ endTime, status }) => {
    const endMinutes = status === 'cancelled' ? undefined : parseClockTime(endTime);
    return endMinutes === undefined ? [] : [{ day: weekdayIndex(weekdayOf(date)), endMinutes }];
  });
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
