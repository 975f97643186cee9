import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { formatClockTime } from '#libs/domain/schedule/clock-time';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import {
  lastTrialDate,
  type SchoolMoment,
  type TrialDate,
  trialDates,
  type TrialSlot,
} from '#libs/domain/trial-booking/trial-dates';
import { ChangeFeed } from '../../database/change-feed.js';
import { ClassCalendarService, type KeptPlan } from '../class-calendar/class-calendar.service.js';

const TABLES = ['trial_bookings'];

type Taken = ReadonlyMap<string, number>;

/** Which classes a visitor may try on which dates. What is booked is kept in memory until a booking changes. */
@Injectable()
export class TrialPlacesService {
  private kept: { taken: Taken; version: number } | undefined;

  constructor(
    private readonly manager: EntityManager,
    private readonly feed: ChangeFeed,
    private readonly calendar: ClassCalendarService,
  ) {}

  /** All that can be booked from now on, by date and start; full ones too. */
  async dates(): Promise<TrialDate[]> {
    const [plan, taken] = [await this.calendar.plan(), await this.taken()];
    return this.datesOf(plan, schoolMoment(), taken);
  }

  datesOf(plan: KeptPlan, now: SchoolMoment, taken: Taken): TrialDate[] {
    const days = this.calendar.daysOf(plan, now.date, lastTrialDate(now.date));
    return trialDates(days, now, { placesOf: placesOf(plan), bookedOf: (slot) => taken.get(keyOf(slot)) ?? 0 });
  }

  private async taken(): Promise<Taken> {
    const version = this.feed.versionOf(TABLES);
    if (this.kept?.version === version && this.feed.isCurrent) return this.kept.taken;
    const taken = await readTaken(this.manager);
    // A version that changed meanwhile: nobody knows whether the change was read.
    if (this.feed.versionOf(TABLES) === version) this.kept = { taken, version };
    return taken;
  }
}

/** From today on, by class and date. */
export async function readTaken(manager: EntityManager): Promise<Taken> {
  const rows = await manager.query<(TrialSlot & { count: number })[]>(
    `SELECT class_schedule_id AS "classScheduleId", date::text AS date, count(*)::int AS count FROM trial_bookings
     WHERE status <> 'cancelled' AND date >= $1 GROUP BY class_schedule_id, date`,
    [schoolMoment().date],
  );
  return new Map(rows.map((row) => [keyOf(row), row.count]));
}

export function placesOf({ classes }: KeptPlan): (classScheduleId: number) => number {
  const places = new Map(classes.map(({ id, trialPlaces }) => [id, trialPlaces]));
  return (classScheduleId) => places.get(classScheduleId) ?? 0;
}

export function schoolMoment(instant = new Date()): SchoolMoment {
  const { date, minutes } = readSchoolClock(instant);
  return { date: isoDate(date), time: formatClockTime(minutes) };
}

function keyOf({ classScheduleId, date }: TrialSlot): string {
  return `${classScheduleId} ${date}`;
}
