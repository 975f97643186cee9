import { formatClockTime } from '#libs/domain/schedule/clock-time';
import { formatDate } from '#libs/domain/schedule/long-date';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';

/** "1 March 2027" by the school's clock, wherever the reader is. */
export function writtenDay(moment: Date | string): string {
  return formatDate(isoDate(readSchoolClock(new Date(moment)).date));
}

/** "1 March 2027 at 14:05" by the school's clock, wherever the reader is. @param moment or its ISO text */
export function writtenMoment(moment: Date | string): string {
  return `${writtenDay(moment)} at ${formatClockTime(readSchoolClock(new Date(moment)).minutes)}`;
}
