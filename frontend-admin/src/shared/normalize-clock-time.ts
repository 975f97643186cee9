/** Typed times of day: 1830 and 18.30 mean 18:30, 9 and 930 mean 09:00 and 09:30. */

/** While typing: inserts the colon after four digits and changes nothing else. */
export function completeClockTime(text: string): string {
  return /^\d{4}$/.test(text) ? `${text.slice(0, 2)}:${text.slice(2)}` : text;
}

/** On blur: HH:MM when the text is unambiguous, else unchanged for validation. */
export function normalizeClockTime(text: string): string {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})(?:[:.h ]?(\d{2}))?\s*$/.exec(text) ?? [];
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`;
}
