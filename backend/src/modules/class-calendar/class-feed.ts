// The plan as an iCalendar feed to subscribe to (RFC 5545, CONTRACT section 5): each class a weekly event without the
// dates on which it is not (EXDATE), and an event of its own for each date on which it is changed (RECURRENCE-ID).
import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday, type ICalCalendar } from 'ical-generator';
import { DateTime } from 'luxon';
import { daysFrom, type CalendarDay, type DatedClass } from '#libs/domain/schedule/class-dates';
import { WEEKDAYS, weekdayIndex } from '#libs/domain/schedule/weekdays';
import { school } from '#libs/school/school';
import type { KeptClass } from './class-calendar.service.js';
import { SCHOOL_TIMEZONE } from './school-timezone.js';

const BY_DAY = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
];
/** SEQUENCE counts seconds from here, for it must only grow and fit in 31 bits. */
const FIRST_SEQUENCE = Date.UTC(2026, 0, 1);

interface FeedOptions {
  classes: readonly KeptClass[];
  /** From the first date on which any of the classes may be. */
  days: readonly CalendarDay[];
  /** When anything of it changed last. */
  changedAt: Date;
  siteUrl: string;
}

/** The text of the feed: the same bytes until something changes. */
export function classFeed({ classes, days, changedAt, siteUrl }: FeedOptions): string {
  const calendar = ical({
    name: `${school.shortName} classes`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: school.shortName, product: 'Class schedule', language: 'EN' },
    // Without a name of its own: else the library writes DTSTAMP in the server's zone, where RFC 5545 asks for UTC.
    timezone: { name: null, generator: () => SCHOOL_TIMEZONE },
    x: { 'X-WR-TIMEZONE': school.timeZone },
    ttl: 4 * 3600,
  });
  const sequence = Math.max(0, Math.floor((changedAt.getTime() - FIRST_SEQUENCE) / 1000));
  for (const one of classes)
    addClass(calendar, one, days, { stamp: changedAt, sequence, url: `${siteUrl}/class-schedule` });
  return calendar.toString();
}

type Common = { stamp: Date; sequence: number; url: string };

function addClass(calendar: ICalCalendar, planned: KeptClass, days: readonly CalendarDay[], common: Common): void {
  const since = DateTime.fromJSDate(planned.createdAt, { zone: school.timeZone }).toISODate() ?? '';
  const first = days.find((day) => day.date >= since && weekdayOfDay(day) === weekdayIndex(planned.day));
  if (!first) return;
  const own = days.filter((day) => day.date >= first.date && daysFrom(first.date, day.date) % 7 === 0);
  const onDay = (day: CalendarDay) => day.classes.find(({ classScheduleId }) => classScheduleId === planned.id);
  const off = own.filter((day) => (onDay(day)?.status ?? 'cancelled') === 'cancelled');
  const id = `class-${planned.id}@${new URL(common.url).hostname}`;
  calendar.createEvent({
    ...common,
    ...eventOf(planned, first.date),
    id,
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: BY_DAY[weekdayIndex(planned.day)],
      ...(off.length > 0 && { exclude: off.map(({ date }) => at(date, planned.startTime)) }),
    },
  });
  for (const day of own) {
    const changed = onDay(day);
    if (changed?.status === 'changed')
      calendar.createEvent({
        ...common,
        ...eventOf(changed, day.date),
        id,
        recurrenceId: at(day.date, planned.startTime),
      });
  }
}

function eventOf({ className, startTime, endTime, level, instructor, ...rest }: KeptClass | DatedClass, date: string) {
  const lines = [`Level: ${level}`, instructor && `Instructor: ${instructor}`, 'note' in rest && rest.note];
  return {
    start: at(date, startTime),
    end: at(date, endTime),
    timezone: school.timeZone,
    summary: `${className}, ${school.shortName}`,
    location: school.venue,
    description: lines.filter(Boolean).join('\n'),
  };
}

function at(date: string, time: string): DateTime {
  return DateTime.fromISO(`${date}T${time}`, { zone: school.timeZone });
}

function weekdayOfDay({ date }: CalendarDay): number {
  return (DateTime.fromISO(date).weekday + 6) % WEEKDAYS.length;
}
