import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CALENDAR_RULES, MAX_CALENDAR_DAYS } from '#libs/contracts/class-calendar';
import { isCalendarDate } from '#libs/domain/calendar-date';
import { addDaysTo, classDates, closureOf, daysFrom, type CalendarDay } from '#libs/domain/schedule/class-dates';
import { isoDate } from '#libs/domain/schedule/school-clock';
import type { TaughtPlan } from '#libs/domain/schedule/substitutes';
import { schoolToday } from '#libs/school/school-today';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { only } from '../../common/records/record-crud.js';
import { ChangeFeed } from '../../database/change-feed.js';
import { ClassSchedule } from '../class-schedules/class-schedule.entity.js';
import { type Tick, withTaskAfter } from '../jobs/enqueue.js';
import { ClassCalendarState } from './class-calendar-state.entity.js';
import { ClassException } from './class-exception.entity.js';
import type { PublicHolidayView } from './class-calendar.view.js';
import { Closure } from './closure.entity.js';
import { publicHolidays } from './public-holidays.js';

/** What the days of the calendar follow from. */
export const CALENDAR_TABLES = ['class_schedules', 'closures', 'class_exceptions'];
const HOLIDAYS_AHEAD_DAYS = 365;

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'class-calendar-changed': Tick;
    }
  }
}

/** A change of the calendar, and in the same transaction the job for whoever follows it. */
export function withCalendarTold<T>(
  manager: EntityManager,
  change: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  return withTaskAfter(manager, 'class-calendar-changed', change);
}

/** A class of the plan, and since when it is in it. */
export interface KeptClass extends Pick<
  ClassSchedule,
  | 'id'
  | 'day'
  | 'startTime'
  | 'endTime'
  | 'className'
  | 'level'
  | 'instructorId'
  | 'instructor'
  | 'trialPlaces'
  | 'createdAt'
> {}

/** All that the calendar follows from, but for the holidays, which the law knows. */
export interface KeptPlan extends Omit<TaughtPlan, 'holidays'> {
  classes: KeptClass[];
  changedAt: Date;
}

/** What takes place when: the weekly plan on dates. Its records are kept in memory until one changes. */
@Injectable()
export class ClassCalendarService {
  private kept: { plan: KeptPlan; version: number } | undefined;

  constructor(
    private readonly manager: EntityManager,
    private readonly feed: ChangeFeed,
  ) {}

  /** @throws RefusedFields when the period is none, or longer than 62 days */
  async days(from: unknown, to: unknown): Promise<CalendarDay[]> {
    const period = readPeriod(from, to);
    return this.daysOf(await this.plan(), period.from, period.to);
  }

  daysOf(plan: KeptPlan, from: string, to: string): CalendarDay[] {
    return classDates(from, to, { ...plan, holidays: publicHolidays(from, to) });
  }

  /** The days of the next twelve months on which the school is closed. */
  async closedDays(): Promise<{ date: string; name: string }[]> {
    const today = todayAtSchool();
    const days = this.daysOf(await this.plan(), today, addDaysTo(today, HOLIDAYS_AHEAD_DAYS));
    return days.flatMap(({ date, isClosed, name }) => (isClosed ? [{ date, name: name ?? '' }] : []));
  }

  /** The public holidays of the next twelve months, and whether the school keeps them. */
  async holidays(): Promise<PublicHolidayView[]> {
    const today = todayAtSchool();
    const until = addDaysTo(today, HOLIDAYS_AHEAD_DAYS);
    const plan = await this.plan();
    return publicHolidays(today, until).map(({ date, name }) => ({
      id: date,
      date,
      name,
      isClosed: this.daysOf(plan, date, date)[0]?.isClosed ?? true,
      closureId: ownClosure(date, plan),
    }));
  }

  /** From memory, unless something has changed or may have. */
  async plan(): Promise<KeptPlan> {
    const version = this.feed.versionOf(CALENDAR_TABLES);
    if (this.kept?.version === version && this.feed.isCurrent) return this.kept.plan;
    const plan = await this.readPlan();
    // A version that changed meanwhile: nobody knows whether the change was read.
    if (this.feed.versionOf(CALENDAR_TABLES) === version) this.kept = { plan, version };
    return plan;
  }

  /** As it is now. */
  async readPlan(): Promise<KeptPlan> {
    const [classes, closures, exceptions, state] = await Promise.all([
      this.manager.find(ClassSchedule, {
        select: only([
          'id',
          'day',
          'startTime',
          'endTime',
          'className',
          'level',
          'instructorId',
          'instructor',
          'trialPlaces',
          'createdAt',
        ]),
        where: { isActive: true },
        order: { id: 'ASC' },
      }),
      this.manager.find(Closure, { select: only(['id', 'startDate', 'endDate', 'name', 'isClosed']) }),
      this.manager.find(ClassException, {
        select: only(['classScheduleId', 'date', 'kind', 'startTime', 'endTime', 'instructorId', 'instructor', 'note']),
      }),
      this.manager.findOneBy(ClassCalendarState, { id: 1 }),
    ]);
    return { classes, closures, exceptions, changedAt: state?.changedAt ?? new Date(0) };
  }
}

function ownClosure(date: string, { closures }: KeptPlan): number | null {
  const deciding = closureOf(date, closures);
  return deciding?.startDate === date && deciding.endDate === date ? deciding.id : null;
}

export function todayAtSchool(): string {
  return isoDate(schoolToday());
}

/** @throws RefusedFields when it is none, or longer than 62 days */
export function readPeriod(from: unknown, to: unknown): { from: string; to: string } {
  if (!isDate(from)) throw new RefusedFields({ from: CALENDAR_RULES.from });
  if (!isDate(to)) throw new RefusedFields({ to: CALENDAR_RULES.to });
  if (to < from) throw new RefusedFields({ to: CALENDAR_RULES.toBeforeFrom });
  if (daysFrom(from, to) >= MAX_CALENDAR_DAYS) throw new RefusedFields({ to: CALENDAR_RULES.tooLong });
  return { from, to };
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && isCalendarDate(value);
}
