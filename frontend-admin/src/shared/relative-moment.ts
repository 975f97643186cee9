import { schoolDay } from './school-moment';

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
