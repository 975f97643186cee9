import { readSchoolClock, type CalendarDate } from '#libs/domain/schedule/school-clock';

/** The date on the school's wall clock, whatever the staff's own shows. */
export function schoolToday(): CalendarDate {
  return readSchoolClock(new Date()).date;
}
