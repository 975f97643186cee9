/** Typing a time of day: 1830 and 18.30 mean 18:30, 9 and 930 mean 09:00 and 09:30. */

/** While it is typed: the colon appears after four digits; nothing else is touched, so that typing is not disturbed. */
export function completeClockTime(text: string): string {
  return /^\d{4}$/.test(text) ? `${text.slice(0, 2)}:${text.slice(2)}` : text;
}

/**
 * When the field is left: HH:MM when the text can only mean one time, else the text as it is, for the rules to judge.
 */
export function tidyClockTime(text: string): string {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})(?:[:.h ]?(\d{2}))?\s*$/.exec(text) ?? [];
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`;
}
