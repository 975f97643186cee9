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
