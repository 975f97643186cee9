import { school } from '#libs/school/school';

const format = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: school.timeZone,
});

/** "21 November 2026 at 14:05" by the school's clock, wherever the visitor is. @param moment ISO 8601 UTC */
export function orderMoment(moment: string): string {
  return format.format(new Date(moment));
}
