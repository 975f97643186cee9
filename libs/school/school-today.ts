import { type CalendarDate, readSchoolClock } from '#libs/domain/schedule/school-clock';

/** The date on the school's wall clock now, whatever the machine's own shows. */
export function schoolToday(): CalendarDate {
  return readSchoolClock(new Date()).date;
}
