// Class times are wall-clock times of day written HH:MM, 00:00 to 23:59 (CONTRACT section 2, "Content").
// A class may not run past midnight: its end is after its start on the same day.

export const CLOCK_TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Minutes since midnight, or undefined when the text is no HH:MM time. */
export function parseClockTime(text: string): number | undefined {
  if (!CLOCK_TIME_PATTERN.test(text)) return undefined;
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
}

export function isClockTime(text: string): boolean {
  return CLOCK_TIME_PATTERN.test(text);
}

/** HH:MM for minutes since midnight; 24:00 for the end of the day. */
export function formatClockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Whether one HH:MM time is later in the day than another. HH:MM text sorts like the times it names. */
export function isAfter(time: string, other: string): boolean {
  return time > other;
}
