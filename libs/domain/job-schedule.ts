// When repeating work is due. Ticks are the same instants for every replica, whatever second its own clock fires in.
import { SCHOOL_AHEAD_OF_UTC_MINUTES } from '#libs/domain/schedule/school-clock';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

export interface JobSchedule {
  everyMinutes: number;
  /** How many minutes after midnight UTC the first tick of a day is. */
  offsetMinutes: number;
}

/** Every hour, `minute` minutes past. */
export function hourlyAt(minute: number): JobSchedule {
  return { everyMinutes: 60, offsetMinutes: minute };
}

/** Every day at this time on the school's wall clock. */
export function dailyAt(time: { hour: number; minute: number }): JobSchedule {
  return { everyMinutes: DAY_MINUTES, offsetMinutes: time.hour * 60 + time.minute - SCHOOL_AHEAD_OF_UTC_MINUTES };
}

/** The last tick at or before `nowMs`, both milliseconds since 1970. */
export function latestTick(schedule: JobSchedule, nowMs: number): number {
  const everyMs = schedule.everyMinutes * MINUTE_MS;
  const offsetMs = schedule.offsetMinutes * MINUTE_MS;
  return Math.floor((nowMs - offsetMs) / everyMs) * everyMs + offsetMs;
}
