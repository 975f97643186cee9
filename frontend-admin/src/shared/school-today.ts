import { readSchoolClock, type CalendarDate } from '#libs/domain/schedule/school-clock';
import { school } from '#libs/school/school';

/** The date on the school's wall clock, whatever the staff's own shows. */
export function schoolToday(): CalendarDate {
  return readSchoolClock(new Date(), school.timeZone).date;
}
