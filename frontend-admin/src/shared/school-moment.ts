import { school } from '#libs/school/school';

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const moments = formatOf({ ...DAY, ...TIME });
const days = formatOf(DAY);
const times = formatOf(TIME);
const shortDays = formatOf({ month: 'short', day: 'numeric' });

/**
 * When something happened, on the school's clock (spec 3 section 2): "21 Nov 2026, 08:12". @param moment ISO 8601, or
 * milliseconds since 1970
 */
export function schoolMoment(moment: string | number): string {
  return moments.format(new Date(moment));
}

/** Its day alone: "21 Nov 2026". */
export function schoolDay(moment: string | number): string {
  return days.format(new Date(moment));
}

/** Its clock time alone: "08:12". */
export function schoolTime(moment: string | number): string {
  return times.format(new Date(moment));
}

/** Its clock time, and its day without the year: "08:12, 21 Nov". */
export function schoolTimeAndDay(moment: string | number): string {
  return `${schoolTime(moment)}, ${shortDays.format(new Date(moment))}`;
}

function formatOf(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-ZA', { ...parts, timeZone: school.timeZone });
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS_COUNTED = 7;

/** How long ago something happened: "just now", "5 minutes ago", "6 days ago", then its day. @param moment ISO 8601 */
export function relativeMoment(moment: string, nowMs: number): string {
  return recentMoment(moment, nowMs) ?? schoolDay(moment);
}

/** The same for what stands beside the day itself: undefined once seven days have passed. */
export function recentMoment(moment: string, nowMs: number): string | undefined {
  const agoMs = nowMs - Date.parse(moment);
  if (agoMs < MINUTE_MS) return 'just now';
  if (agoMs < HOUR_MS) return ago(agoMs / MINUTE_MS, 'minute');
  if (agoMs < DAY_MS) return ago(agoMs / HOUR_MS, 'hour');
  if (agoMs < DAYS_COUNTED * DAY_MS) return ago(agoMs / DAY_MS, 'day');
  return undefined;
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
