/**
 * One day of this week as the phone shows it: its classes by time, as they are on its date (CONTRACT section 5), where
 * each stands today, and what it clashes with.
 */
import type { CalendarDayView, ClassSchedule, DatedClassView } from '#libs/contracts/generated/api';
import { findClassClashes, type ClassClash } from '#libs/domain/schedule/class-clashes';
import { addDaysTo, mondayOf } from '#libs/domain/schedule/class-dates';
import { isoDate, type SchoolClock } from '#libs/domain/schedule/school-clock';
import { isWeekday, WEEKDAYS, weekdayIndex, type Weekday } from '#libs/domain/schedule/weekdays';
import { classMoments, type ClassMoment } from '../../../shared/class-moment';

export interface PlannedEntry {
  /** With the times and the instructor of the date. */
  entry: ClassSchedule;
  status: DatedClassView['status'];
  /** What visitors are told of it on the date. */
  note: string | null;
  /** Whether it takes place on the date, as far as is known. */
  isOn: boolean;
  /** Only of what takes place today. */
  moment?: ClassMoment;
  clashes: ClassClash<ClassSchedule>[];
}

/** `2026-11-25`, the Wednesday of this week. */
export function dateOf(day: Weekday, now: Pick<SchoolClock, 'date'>): string {
  return addDaysTo(mondayOf(isoDate(now.date)), weekdayIndex(day));
}

/**
 * The classes of a day by start, then end. On a closed day they are the plan's, and none of them is on.
 * @param now the school's clock, which says which day is today
 * @param dated what takes place on the day's date; missing while that is not known: then all of the plan does
 */
export function dayPlan(
  week: readonly ClassSchedule[],
  day: Weekday,
  now: Pick<SchoolClock, 'weekday' | 'minutes'>,
  dated: CalendarDayView | undefined,
): PlannedEntry[] {
  const isOpen = !dated?.isClosed;
  const planned = week
    .filter((entry) => entry.day === day)
    .map((entry) => onDate(entry, dated?.classes, isOpen))
    .sort(({ entry: a }, { entry: b }) => byTime(a, b));
  const running = planned.filter(({ isOn }) => isOn).map(({ entry }) => entry);
  const moments = day === now.weekday ? classMoments(running, now.minutes) : [];
  return planned.map((one) => {
    const moment = moments[running.indexOf(one.entry)];
    return {
      ...one,
      ...(moment && { moment }),
      clashes: one.status === 'cancelled' ? [] : findClassClashes(one.entry, isOpen ? running : entriesOf(planned)),
    };
  });
}

/** The plan's own record stands for what is as planned: it may be newer than the calendar. */
function onDate(
  planned: ClassSchedule,
  classes: readonly DatedClassView[] | undefined,
  isOpen: boolean,
): Omit<PlannedEntry, 'clashes'> {
  const dated = classes?.find(({ classScheduleId }) => classScheduleId === planned.id);
  const { status = 'on', note = null } = dated ?? {};
  const isOn = isOpen && planned.isActive && status !== 'cancelled';
  if (dated?.status !== 'changed') return { entry: planned, status, note, isOn };
  const { startTime, endTime, instructor } = dated;
  return { entry: { ...planned, startTime, endTime, instructor }, status, note, isOn };
}

function entriesOf(planned: readonly Pick<PlannedEntry, 'entry'>[]): ClassSchedule[] {
  return planned.map(({ entry }) => entry);
}

function byTime(a: ClassSchedule, b: ClassSchedule): number {
  return a.startTime.localeCompare(b.startTime) || a.endTime.localeCompare(b.endTime) || a.id - b.id;
}

export interface DayCount {
  day: Weekday;
  isClosed: boolean;
  /** Of the classes that it lists, those that are not cancelled. */
  count: number;
}

/** Monday to Sunday. @param days what takes place in the week; missing while that is not known */
export function classCounts(week: readonly ClassSchedule[], days: readonly CalendarDayView[] = []): DayCount[] {
  return WEEKDAYS.map((day, at) => {
    const cancelled = new Set(
      days[at]?.classes.filter(({ status }) => status === 'cancelled').map(({ classScheduleId }) => classScheduleId),
    );
    return {
      day,
      isClosed: days[at]?.isClosed ?? false,
      count: week.filter((entry) => entry.day === day && !cancelled.has(entry.id)).length,
    };
  });
}

/** The day to show: the one that is asked for, else that of the class that is open, else today. */
export function shownDay(
  asked: string | null,
  openId: number | undefined,
  week: readonly ClassSchedule[],
  today: Weekday,
): Weekday {
  if (asked !== null && isWeekday(asked)) return asked;
  return week.find(({ id }) => id === openId)?.day ?? today;
}
