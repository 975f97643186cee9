// When a visitor's message waits too long, and when staff may want to come back to one (CONTRACT section 9).
import { formatClockTime } from '#libs/domain/schedule/clock-time';
import {
  addDays,
  type CalendarDate,
  isoDate,
  readSchoolClock,
  SCHOOL_AHEAD_OF_UTC_MINUTES,
} from '#libs/domain/schedule/school-clock';
import { weekdayIndex } from '#libs/domain/schedule/weekdays';

/** A message that nobody has answered waits too long after this. */
export const WAITS_LONG_AFTER_HOURS = 24;
export const UNANSWERED_STATUSES = ['unread', 'read'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MORNING = '09:00';
const WALL_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

interface Received {
  status: string;
  archived: boolean;
  suspectedSpam: boolean;
  /** When the customer wrote last. ISO 8601 UTC */
  lastReceivedAt: string;
}

/** Neither answered nor put away nor an advertisement, and for more than a day. */
export function waitsLong({ status, archived, suspectedSpam, lastReceivedAt }: Received, nowMs: number): boolean {
  const isOpen = UNANSWERED_STATUSES.includes(status) && !archived && !suspectedSpam;
  return isOpen && nowMs - Date.parse(lastReceivedAt) > WAITS_LONG_AFTER_HOURS * HOUR_MS;
}

/** Whether the moment at which somebody wanted to come back to it has come. @param followUpAt ISO 8601 UTC */
export function isFollowUpDue(followUpAt: string | null, nowMs: number): boolean {
  return followUpAt !== null && Date.parse(followUpAt) <= nowMs;
}

interface FollowUpPreset {
  words: string;
  /** ISO 8601 UTC */
  at: string;
}

/** Mornings at the school. On a Monday the next one is a week away. */
export function followUpPresets(now: Date): FollowUpPreset[] {
  const { date, weekday } = readSchoolClock(now);
  const choices: [words: string, days: number][] = [
    ['Tomorrow', 1],
    ['In 3 days', 3],
    ['Next Monday', 7 - weekdayIndex(weekday)],
  ];
  return choices.map(([words, days]) => ({ words: `${words}, ${MORNING}`, at: morningOf(addDays(date, days)) }));
}

/**
 * @param wall the school's wall clock as a date-time field has it, `2027-04-16T09:00`
 * @returns ISO 8601 UTC; undefined for what is no moment
 */
export function momentAtSchool(wall: string): string | undefined {
  const wallMs = WALL_MOMENT.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN;
  return Number.isNaN(wallMs) ? undefined : new Date(wallMs - SCHOOL_AHEAD_OF_UTC_MINUTES * MINUTE_MS).toISOString();
}

/** The other way round. @param at ISO 8601 UTC */
export function wallMomentOf(at: string): string {
  const { date, minutes } = readSchoolClock(new Date(at));
  return `${isoDate(date)}T${formatClockTime(minutes)}`;
}

function morningOf(date: CalendarDate): string {
  return momentAtSchool(`${isoDate(date)}T${MORNING}`)!;
}
